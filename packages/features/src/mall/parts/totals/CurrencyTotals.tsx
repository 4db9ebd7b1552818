import type { CartTotals } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../money/Money.tsx';
import { AmountRow, FreightRow, TaxRow } from './AmountRows.tsx';
import * as styles from './CurrencyTotals.css.ts';
import { totalsMessages } from './messages.ts';

export interface CurrencyTotalsProps {
  sum: CartTotals;
  /** What the amount without tax is called; absent: it is not listed. */
  untaxedName?: string | undefined;
}

/** What comes together in one currency, and what has to be paid; where there is little room only the latter. */
export function CurrencyTotals({ sum, untaxedName }: CurrencyTotalsProps) {
  const t = useMessages(totalsMessages);
  const { currency, tax, freight, untaxed, total } = sum;
  return (
    <div className={styles.sum}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t(currency)}</h3>
        <span className={styles.counted}>{t('counted', { merchants: formatNumber(sum.merchants), count: formatNumber(sum.selectedCount) })}</span>
      </div>
      <dl className={styles.amounts}>
        {untaxedName !== undefined && (
          <AmountRow name={untaxedName}>
            <Money value={untaxed} currency={currency} />
          </AmountRow>
        )}
        <TaxRow value={tax} currency={currency} />
        <FreightRow value={freight} currency={currency} />
        <AmountRow name={t(tax === null ? 'totalUntaxed' : 'totalTaxed')}>
          <Money value={total} currency={currency} tone="total" />
        </AmountRow>
      </dl>
    </div>
  );
}
