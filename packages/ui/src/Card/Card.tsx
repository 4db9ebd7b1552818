import { type ReactNode, useId } from 'react';
import * as styles from './Card.css.ts';

/** Props of `Card`. */
export interface CardProps {
  /** Its heading; with it the card becomes a named region. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** A few muted words after the heading, such as a count. */
  note?: ReactNode;
  /** A link or a button at the end of the head. */
  action?: ReactNode;
  /** What stands under a hairline at the bottom. */
  footer?: ReactNode;
  /** Room around the content; `none` for tables and lists that reach the edges. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The content. */
  children: ReactNode;
}

/** A surface with a hairline around it. It casts no shadow, because it does not float. */
export function Card({ title, headingLevel = 2, note, action, footer, padding = 'md', children }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const content = (
    <>
      {title === undefined && action === undefined ? null : (
        <div className={styles.head}>
          {title === undefined ? null : (
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
          )}
          {note === undefined ? null : <span className={styles.note}>{note}</span>}
          {action === undefined ? null : <div className={styles.action}>{action}</div>}
        </div>
      )}
      <div className={styles.body({ padding })}>{children}</div>
      {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
    </>
  );
  return title === undefined ? (
    <div className={styles.card}>{content}</div>
  ) : (
    <section className={styles.card} aria-labelledby={id}>
      {content}
    </section>
  );
}
