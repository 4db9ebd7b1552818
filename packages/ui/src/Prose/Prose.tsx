import { forwardRef, type ReactNode, type Ref } from 'react';
import * as styles from './Prose.css.ts';

/** Props of `Prose`. */
export interface ProseProps {
  /** Plain elements: `p`, `ul`, `ol`, `blockquote`, `code`, `figure` with `img` and `figcaption`; `ProseHeading`, `ProseTable`, `CodeBlock`. */
  children?: ReactNode;
  /** The element around them, for what writes into it, e.g. an editor. */
  ref?: Ref<HTMLDivElement>;
}

/** The body of an article: its elements are set as a text to read, whatever wrote them. */
export const Prose = /* @__PURE__ */ forwardRef<HTMLDivElement, ProseProps>(function Prose({ children }, ref) {
  return (
    <div ref={ref} className={styles.prose}>
      {children}
    </div>
  );
});

/** Props of `ProseHeading`. */
export interface ProseHeadingProps {
  /** Its level; the page has the first. */
  level: 2 | 3 | 4;
  /** Where links lead to. */
  id: string;
  /** Names the link to it: “参数”的链接. */
  linkLabel: string;
  /** Its words. */
  children: ReactNode;
}

/** A heading within a text, with a link to itself. It takes focus when a table of contents leads to it. */
export function ProseHeading({ level, id, linkLabel, children }: ProseHeadingProps) {
  const Heading = ({ 2: 'h2', 3: 'h3', 4: 'h4' } as const)[level];
  return (
    <Heading id={id} tabIndex={-1}>
      {children}
      <a className={styles.anchor} href={`#${encodeURIComponent(id)}`} aria-label={linkLabel}>
        #
      </a>
    </Heading>
  );
}

/** Props of `ProseTable`. */
export interface ProseTableProps {
  /** Names it. */
  label: string;
  /** A `table`. */
  children: ReactNode;
}

/** A table within a text: too wide, it scrolls by itself, and by keys as well. */
export function ProseTable({ label, children }: ProseTableProps) {
  return (
    <div className={styles.tableScroll} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
