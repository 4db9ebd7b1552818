import type { CartTotals } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { TotalRows } from './AmountRows.tsx';
import * as styles from './CurrencyTotals.css.ts';
import { totalsMessages } from './messages.ts';

export interface CurrencyTotalsProps {
  sum: CartTotals;
}

/** What comes together in one currency, and what has to be paid; where there is little room only the latter. */
export function CurrencyTotals({ sum }: CurrencyTotalsProps) {
  const t = useMessages(totalsMessages);
  const { currency } = sum;
  return (
    <div className={styles.sum}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t(currency)}</h3>
        <span className={styles.counted}>{t('counted', { merchants: formatNumber(sum.merchants), count: formatNumber(sum.selectedCount) })}</span>
      </div>
      <dl className={styles.amounts}>
        <TotalRows totals={sum} />
      </dl>
    </div>
  );
}
