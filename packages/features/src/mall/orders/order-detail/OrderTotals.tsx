import type { OrderDetail } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../../parts/money/Money.tsx';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderLines.css.ts';
import { AmountRow, FreightRow, TaxRow } from '../../parts/totals/AmountRows.tsx';
import { totalsMessages } from '../../parts/totals/messages.ts';

/** What an order comes to, and the same in Chinese capitals. */
export function OrderTotals({ order: { totals, totalInWords } }: { order: Pick<OrderDetail, 'totals' | 'totalInWords'> }) {
  const t = useMessages(orderDetailMessages);
  const sums = useMessages(totalsMessages);
  const { currency, untaxed, tax, taxMode, freight, total } = totals;
  const isTaxed = taxMode === 'tax13' || taxMode === 'tax1';
  return (
    <>
      <dl className={styles.totals}>
        <AmountRow name={sums('goodsUntaxed')}>
          <Money value={untaxed} currency={currency} />
        </AmountRow>
        <TaxRow value={tax} currency={currency} name={isTaxed ? t(taxMode) : undefined} />
        <FreightRow value={freight} currency={currency} />
        <AmountRow name={sums(isTaxed ? 'totalTaxed' : 'totalUntaxed')}>
          <Money value={total} currency={currency} tone="total" />
        </AmountRow>
      </dl>
      <p className={styles.inWords}>{totalInWords}</p>
    </>
  );
}
