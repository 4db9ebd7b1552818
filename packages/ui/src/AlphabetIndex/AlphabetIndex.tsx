import { Link } from 'react-aria-components/Link';
import * as styles from './AlphabetIndex.css.ts';

/** One letter of the index. */
export interface IndexLetter {
  /** A to Z, or #. */
  letter: string;
  /** Where its names are; null where there are none. */
  href: string | null;
}

/** Props of `AlphabetIndex`. */
export interface AlphabetIndexProps {
  /** Names the list: 按首字母. */
  label: string;
  /** All letters, those without names too: the reader's eye knows their places. */
  letters: readonly IndexLetter[];
  /** The letter that is shown. */
  current?: string | null;
}

/** A to Z and #: leads to the names with that letter. */
export function AlphabetIndex({ label, letters, current }: AlphabetIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {letters.map(({ letter, href }) => (
          <li key={letter}>
            {href === null ? (
              <span className={styles.none}>{letter}</span>
            ) : (
              <Link href={href} aria-current={letter === current ? 'page' : undefined} className={styles.letter}>
                {letter}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
