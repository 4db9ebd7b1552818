import type { BrandEvent } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Fragment } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { CompanyLink } from '../brand-head/CompanyLink.tsx';
import * as styles from './BrandInfo.css.ts';
import { brandInfoMessages } from './messages.ts';

/** Whose a brand was and what it bought, the oldest first. */
export function BrandHistory({ history }: { history: readonly BrandEvent[] }) {
  const t = useMessages(brandInfoMessages);
  return (
    <Card title={t('history')} note={history.length > 0 ? t('historyNote') : undefined}>
      {history.length === 0 ? (
        <p className={styles.quiet}>{t('noHistory')}</p>
      ) : (
        <ol className={styles.history}>
          {history.map((event) => (
            <li key={`${event.year} ${event.company.name}`} className={styles.event}>
              <span className={styles.year}>{t('year', { year: event.year })}</span>
              <span>
                <Sentence event={event} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The sentence of an event, with its companies as links in their places. */
function Sentence({ event: { kind, owner, company } }: { event: BrandEvent }) {
  const t = useMessages(brandInfoMessages);
  const companies: Record<string, BrandEvent['owner']> = { '\u0001': owner, '\u0002': company };
  const sentence = t(kind === 'acquired' ? 'acquired' : 'spunOff', { owner: '\u0001', company: '\u0002' });
  return sentence.split(/([\u0001\u0002])/).map((piece) => {
    const found = companies[piece];
    return found ? (
      <Fragment key={piece}>
        {' '}
        <CompanyLink company={found} />{' '}
      </Fragment>
    ) : (
      piece
    );
  });
}
