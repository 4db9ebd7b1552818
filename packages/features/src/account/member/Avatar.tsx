import * as styles from '../../member-pages/member.css.ts';

/** A member's picture, or the first sign of the name; the name itself stands beside it. */
export function Avatar({ name, url }: { name: string; url: string | null }) {
  return (
    <span className={styles.avatar} data-initial={url ? '' : ([...name][0] ?? '')}>
      {url && <img className={styles.picture} src={url} alt="" width={64} height={64} />}
    </span>
  );
}
