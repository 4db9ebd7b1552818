import type { ReactNode, Ref } from 'react';
import { landing } from '../page-column/PageColumn.css.ts';
import * as styles from './RowList.css.ts';

interface Children {
  children: ReactNode;
}

export interface RowListProps extends Children {
  /** Names the list. */
  label: string;
  /** Lets the list take focus when a row goes away with the button that was pressed. */
  landingRef?: Ref<HTMLUListElement>;
}

/** Rows of a card with a hairline between them. */
export function RowList({ label, landingRef, children }: RowListProps) {
  const isLanding = landingRef !== undefined;
  return (
    <ul ref={landingRef} tabIndex={isLanding ? -1 : undefined} className={isLanding ? `${styles.list} ${landing}` : styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** One row: its words, and what can be done with it. `as`: outside a list. */
export function Row({ children, as: Element = 'li' }: Children & { as?: 'li' | 'div' }) {
  return <Element className={styles.row}>{children}</Element>;
}

/** The words of a row, one under another. */
export function RowWords({ children }: Children) {
  return <div className={styles.words}>{children}</div>;
}

/** The first line of a row: its name and its tags. */
export function RowTitle({ children }: Children) {
  return <p className={styles.title}>{children}</p>;
}

/** Times, numbers and the like, muted. */
export function RowMeta({ children }: Children) {
  return <p className={styles.meta}>{children}</p>;
}

/** What somebody wrote, with its lines. */
export function RowText({ children }: Children) {
  return <p className={styles.body}>{children}</p>;
}

/** Buttons and tags at the end of a row, or of a form. */
export function RowActions({ children }: Children) {
  return <div className={styles.actions}>{children}</div>;
}
