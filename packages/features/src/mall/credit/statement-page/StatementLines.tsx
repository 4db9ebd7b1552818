import type { StatementLine } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { Table } from '@chippage/ui/Table';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { statementPageMessages } from './messages.ts';
import * as styles from './StatementPage.css.ts';

/** What a statement is made of: orders, then what went back of them. */
export function StatementLines({ lines, orderHref }: { lines: readonly StatementLine[]; orderHref: (id: number) => string }) {
  const t = useMessages(statementPageMessages);
  return (
    <Table
      caption={t('lines')}
      rows={lines}
      getRowKey={({ orderId, creditNo }) => `${orderId} ${creditNo ?? ''}`}
      columns={[
        { key: 'day', header: t('day'), cell: ({ day }) => day },
        {
          key: 'what',
          header: t('what'),
          isRowHeader: true,
          cell: ({ kind, orderId, orderNo, creditNo, poNo }) => (
            <div className={styles.words}>
              <Link tone="accent" href={orderHref(orderId)}>
                {kind === 'order' ? t('order', { no: orderNo }) : t('credit', { no: creditNo ?? '' })}
              </Link>
              {(kind === 'credit' || poNo !== null) && (
                <span className={styles.quiet}>
                  {[kind === 'credit' ? t('ofOrder', { no: orderNo }) : '', poNo === null ? '' : `${t('poNo')} ${poNo}`].filter(Boolean).join('，')}
                </span>
              )}
            </div>
          ),
        },
        { key: 'amount', header: t('amount'), align: 'end', cell: ({ amount }) => <Money value={amount} currency="CNY" /> },
      ]}
    />
  );
}
