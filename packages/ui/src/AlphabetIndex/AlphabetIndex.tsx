import { PlainLink } from '../PlainLink/PlainLink.tsx';
import * as styles from './AlphabetIndex.css.ts';

/** One letter of the index. */
export interface IndexLetter {
  /** A to Z, #, or a short word for what is no letter: 全部. */
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
  /** Flows over several lines, or is one line that scrolls sideways where it has no room. @default 'wrap' */
  look?: 'wrap' | 'strip';
}

/** A to Z and #: leads to the names with that letter. */
export function AlphabetIndex({ label, letters, current, look = 'wrap' }: AlphabetIndexProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list[look]}>
        {letters.map(({ letter, href }) => (
          <li key={letter}>
            {href === null ? (
              <span className={letter === current ? styles.letter[look] : styles.none} aria-current={letter === current ? 'page' : undefined}>
                {letter}
              </span>
            ) : (
              <PlainLink href={href} aria-current={letter === current ? 'page' : undefined} className={styles.letter[look]}>
                {letter}
              </PlainLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
