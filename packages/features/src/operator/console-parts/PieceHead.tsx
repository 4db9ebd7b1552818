import type { ReactNode, Ref } from 'react';
import * as styles from './ConsoleParts.css.ts';

export interface PieceHeadProps {
  title: string;
  /** A few muted words after the heading, such as a count. */
  note?: ReactNode;
  /** Filters and buttons at the end of the line. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The heading of a section of the console, with its tools. */
export function PieceHead({ title, note, children, headingRef }: PieceHeadProps) {
  return (
    <div className={styles.head}>
      <h1 ref={headingRef} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {children !== undefined && <div className={styles.tools}>{children}</div>}
    </div>
  );
}
