import * as styles from './ReviewFiles.css.ts';

/** Words all over a picture: drawn, so that nothing is read out or selected in the place of it. */
export function Watermark({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="230" height="120"><text x="12" y="84" transform="rotate(-18 115 60)" font-family="sans-serif" font-size="15" fill="gray" fill-opacity="0.6">${words}</text></svg>`;
  return <span className={styles.watermark} style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(drawn)}")` }} />;
}
