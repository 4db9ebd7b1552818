import type { ReactNode, Ref } from 'react';
import * as styles from './PageColumn.css.ts';

export interface PageHeadProps {
  title: string;
  /** A few muted words after the heading, such as a count. */
  note?: ReactNode;
  /** Filters and search fields; they take a line of their own on a phone. */
  tools?: ReactNode;
  /** Buttons at the end of the line. */
  end?: ReactNode;
  /** 2 where the page has another heading over it. @default 1 */
  headingLevel?: 1 | 2;
  /** The heading, so that focus can go there. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The heading of a page inside a frame, with what belongs to the whole of it. */
export function PageHead({ title, note, tools, end, headingLevel = 1, headingRef }: PageHeadProps) {
  // What stands before the buttons takes the room of the line, so that they end it; on a line of their own they begin it.
  const isLast = end !== undefined && tools === undefined;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.head}>
      <Heading ref={headingRef} className={isLast && note === undefined ? styles.lastTitle : styles.title} tabIndex={-1}>
        {title}
      </Heading>
      {note !== undefined && <span className={isLast ? styles.lastNote : styles.note}>{note}</span>}
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      {end !== undefined && <div className={isLast ? styles.end : styles.endAfterTools}>{end}</div>}
    </div>
  );
}
