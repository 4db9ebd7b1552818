import type { ReactNode } from 'react';
import * as styles from './ResourcePage.css.ts';

interface SectionProps {
  /** Its place in the page. */
  id: string;
  title: string;
  note?: ReactNode;
  /** Controls at the end of its head. */
  end?: ReactNode;
  children: ReactNode;
}

/** A named part of the page. */
export function Section({ id, title, note, end, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.sectionHead}>
        <h2 id={`${id}-title`} className={styles.sectionTitle}>
          {title}
        </h2>
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
      {children}
    </section>
  );
}
