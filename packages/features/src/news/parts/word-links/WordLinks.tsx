import { PlainLink } from '@chippage/ui/PlainLink';
import * as styles from './WordLinks.css.ts';

/** One link of `WordLinks`. */
export interface WordLink {
  word: string;
  href: string;
  /** Whether it leads to the page that is shown. @default false */
  isCurrent?: boolean;
}

export interface WordLinksProps {
  links: readonly WordLink[];
}

/** Short links, each in its frame, over as many lines as they need. */
export function WordLinks({ links }: WordLinksProps) {
  return (
    <ul className={styles.words}>
      {links.map(({ word, href, isCurrent = false }) => (
        <li key={href}>
          <PlainLink className={styles.word} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {word}
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}
