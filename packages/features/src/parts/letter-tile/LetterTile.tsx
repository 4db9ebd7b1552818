import * as styles from './LetterTile.css.ts';

export interface LetterTileProps {
  /** One letter or two. */
  letters: string;
  /** Filled for a site, framed for a brand. @default 'filled' */
  look?: 'filled' | 'framed';
}

/** Letters in the place of a picture, for the eye only: the name stands beside it. */
export function LetterTile({ letters, look = 'filled' }: LetterTileProps) {
  return <span className={`${styles.tile} ${styles.look[look]}`} data-letters={letters} />;
}
