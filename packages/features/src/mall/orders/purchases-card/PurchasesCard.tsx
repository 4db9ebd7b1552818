import type { Loadable } from '@chippage/api/loadable';
import type { OrderCount, OrderState } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { PlainLink } from '@chippage/ui/PlainLink';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { purchasesCardMessages } from './messages.ts';
import * as styles from './PurchasesCard.css.ts';

/** Where an order waits for somebody, in the order of its way. */
const waiting = ['CREATED', 'RECEIPT_REVIEW', 'PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'] as const satisfies readonly OrderState[];

export interface PurchasesCardProps {
  /** How many orders stand where. */
  counts: Loadable<readonly OrderCount[]>;
  /** Bargains that the merchant accepted and that can still be ordered; 0 while that is not known. */
  agreedCount: number;
}

/** What a buyer's orders wait for, and the prices that can be ordered now. */
export function PurchasesCard({ counts, agreedCount }: PurchasesCardProps) {
  const t = useMessages(purchasesCardMessages);
  const paths = usePaths(mallPaths);
  return (
    <Card title={t('title')} action={<Link href={paths.myOrders(null)}>{t('all')}</Link>}>
      <Loaded value={counts} lines={3}>
        {(rows) => {
          const countOf = (state: OrderState) => rows.find((row) => row.state === state)?.count ?? 0;
          return (
            <div className={styles.stack}>
              <ul className={styles.states} aria-label={t('waiting')}>
                {waiting.map((state) => (
                  <li key={state}>
                    <PlainLink
                      className={styles.state}
                      href={paths.myOrders(null, { state })}
                      aria-label={t('stateOf', { name: t(state), count: formatNumber(countOf(state)) })}
                    >
                      <span>{t(state)}</span>
                      <span className={`${styles.count} ${countOf(state) === 0 ? styles.zero : ''}`}>{formatNumber(countOf(state))}</span>
                    </PlainLink>
                  </li>
                ))}
              </ul>
              {agreedCount > 0 && (
                <Alert
                  tone="info"
                  action={
                    <LinkButton variant="outline" size="sm" href={paths.myFavour({ list: 'bargains' })}>
                      {t('seeAgreed')}
                    </LinkButton>
                  }
                >
                  {t('agreed', { count: agreedCount })}
                </Alert>
              )}
              {waiting.every((state) => countOf(state) === 0) && (
                <p>
                  {t('none')} <Link href={paths.mall()}>{t('goShopping')}</Link>
                </p>
              )}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
