import { PlainLink } from '@chippage/ui/PlainLink';
import type { ReactNode } from 'react';
import * as styles from './LinkCard.css.ts';

export interface LinkCardProps {
  /** What it is in the page: a piece of its own, or a row of a list. @default 'article' */
  element?: 'article' | 'li';
  /** Words with a picture beside them, or one under the other. @default 'row' */
  look?: 'row' | 'column';
  /** What stands on it, with one `LinkCardLink` in it. */
  children: ReactNode;
}

/** A card that is one link: the link in it covers it. */
export function LinkCard({ element: Element = 'article', look = 'row', children }: LinkCardProps) {
  return <Element className={`${styles.card} ${styles.look[look]}`}>{children}</Element>;
}

export interface LinkCardLinkProps {
  href: string;
  /** Quiet where what it leads to is gone. @default 'default' */
  tone?: 'default' | 'quiet';
  children: ReactNode;
}

/** The link of a `LinkCard`, as large as the card. */
export function LinkCardLink({ href, tone = 'default', children }: LinkCardLinkProps) {
  return (
    <PlainLink className={`${styles.link} ${styles.tone[tone]}`} href={href}>
      {children}
    </PlainLink>
  );
}
