import { type ReactNode, useId } from 'react';
import * as styles from './PrintLayout.css.ts';

/** Props of `PrintLayout`. */
export interface PrintLayoutProps {
  /** Who sends it: the mark and the name at one end, address and telephone at the other. */
  letterhead: ReactNode;
  /** What the paper is. */
  title: ReactNode;
  /** Level of the title. @default 1 */
  headingLevel?: 1 | 2 | 3;
  /** Number, date, customer: what papers are found by. */
  meta?: readonly { term: string; value: ReactNode }[];
  /** The body: tables repeat their head on each page, rows do not break. */
  children: ReactNode;
  /** After the body: terms, where to ask. */
  footer?: ReactNode;
}

/**
 * A paper of a company: seen on the screen as a sheet, printed as A4 pages with their numbers. It is light in every
 * theme, as paper is. The page around it hides what is not printed.
 */
export function PrintLayout({ letterhead, title, headingLevel = 1, meta = [], children, footer }: PrintLayoutProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={titleId} data-theme="light" className={styles.paper}>
      <div className={styles.letterhead}>{letterhead}</div>
      <div>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {meta.length === 0 ? null : (
          <dl className={styles.meta}>
            {meta.map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </article>
  );
}
