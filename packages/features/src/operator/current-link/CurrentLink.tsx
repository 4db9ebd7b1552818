import { PlainLink } from '@chippage/ui/PlainLink';
import type { ReactNode } from 'react';
import * as styles from './CurrentLink.css.ts';

export interface CurrentLinkProps {
  href: string;
  /** Whether it leads to what is shown. */
  isCurrent: boolean;
  /** In a list of pages with counts, or in a row above what it changes. */
  look: 'entry' | 'tab';
  children: ReactNode;
}

/** A link of the console's own navigation; the one to what is shown stands out. */
export function CurrentLink({ href, isCurrent, look, children }: CurrentLinkProps) {
  return (
    <PlainLink className={`${styles.link} ${styles.look[look]}`} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </PlainLink>
  );
}
