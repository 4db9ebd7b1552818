import type { OrderDetail } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../../parts/money/Money.tsx';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderLines.css.ts';

/** What an order comes to, and the same in Chinese capitals. */
export function OrderTotals({ order: { totals, totalInWords } }: { order: Pick<OrderDetail, 'totals' | 'totalInWords'> }) {
  const t = useMessages(orderDetailMessages);
  const { currency, untaxed, tax, taxMode, freight, total } = totals;
  const isTaxed = taxMode === 'tax13' || taxMode === 'tax1';
  return (
    <>
      <dl className={styles.totals}>
        <div>
          <dt>{t('goodsUntaxed')}</dt>
          <dd>
            <Money value={untaxed} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t(isTaxed ? taxMode : 'tax')}</dt>
          <dd>{tax === null ? t('notApplicable') : <Money value={tax} currency={currency} />}</dd>
        </div>
        <div>
          <dt>{t('freight')}</dt>
          <dd>{freight === null ? t('collect') : <Money value={freight} currency={currency} />}</dd>
        </div>
        <div>
          <dt>{t(isTaxed ? 'totalTaxed' : 'totalUntaxed')}</dt>
          <dd>
            <Money value={total} currency={currency} tone="total" />
          </dd>
        </div>
      </dl>
      <p className={styles.inWords}>{totalInWords}</p>
    </>
  );
}
