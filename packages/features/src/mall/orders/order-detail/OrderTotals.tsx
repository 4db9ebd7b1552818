import type { OrderDetail } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderLines.css.ts';
import { TotalRows } from '../../parts/totals/AmountRows.tsx';

/** What an order comes to, and the same in Chinese capitals. */
export function OrderTotals({ order: { totals, totalInWords, refunded } }: { order: Pick<OrderDetail, 'totals' | 'totalInWords' | 'refunded'> }) {
  const t = useMessages(orderDetailMessages);
  const { taxMode } = totals;
  return (
    <dl className={styles.totals}>
      <TotalRows totals={totals} taxName={taxMode === 'tax13' || taxMode === 'tax1' ? t(taxMode) : undefined} inWords={totalInWords} refunded={refunded} />
    </dl>
  );
}
