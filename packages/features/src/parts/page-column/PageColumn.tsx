import type { ReactNode } from 'react';
import * as styles from './PageColumn.css.ts';

/** The sections of a page, or of a tab of it, one under another. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

/** What stands in a card one under another, each as wide as it needs. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** The distance that a card without padding keeps around a message. */
export function Inset({ children }: { children: ReactNode }) {
  return <div className={styles.inset}>{children}</div>;
}

export interface NoteProps {
  children: ReactNode;
  /** A note inside a line of text. @default 'p' */
  as?: 'p' | 'span';
}

/** A quiet sentence of explanation. */
export function Note({ children, as: Element = 'p' }: NoteProps) {
  return <Element className={styles.quiet}>{children}</Element>;
}
