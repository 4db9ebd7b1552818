import { Button } from '@chippage/ui/Button';
import { ChevronRightIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './HomeSection.css.ts';
import { datasheetHomeMessages } from './messages.ts';

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

/** Stands where a section's data did not come. */
export function SectionFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useMessages(datasheetHomeMessages);
  return (
    <div className={styles.failure} role="alert">
      <p>{t('failed')}</p>
      <p className={styles.note}>{message}</p>
      <Button variant="outline" size="sm" onPress={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
