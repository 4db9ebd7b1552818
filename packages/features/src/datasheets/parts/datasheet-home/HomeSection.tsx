import { ChevronRightIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import * as styles from './HomeSection.css.ts';

export interface HomeSectionProps {
  title: string;
  /** A few words of number after the title. */
  note?: string;
  /** Where all of it is. */
  more?: { text: string; href: string };
  children: ReactNode;
}

/** A titled part of a home page. */
export function HomeSection({ title, note, more, children }: HomeSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {more && (
          <span className={styles.more}>
            <Link tone="quiet" href={more.href}>
              {more.text}
              <ChevronRightIcon size={14} />
            </Link>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
