import { problemOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../parts/money/Money.tsx';
import { QuantityField } from '../../parts/quantity-field/QuantityField.tsx';
import { costOf, rulesOf } from '../goods-card/goodsRules.ts';
import * as styles from './BuyAmount.css.ts';
import { buyAmountMessages } from './messages.ts';

interface BuyAmountProps {
  goods: GoodsRow;
  quantity: number;
  /** Whether the quantity is the nearest that can be ordered and not the one asked for; said below it. @default false */
  isAdjusted?: boolean;
  onChange: (quantity: number) => void;
}

/** How many of goods, with the rules of that, and what they come to. */
export function BuyAmount({ goods, quantity, isAdjusted, onChange }: BuyAmountProps) {
  const t = useMessages(buyAmountMessages);
  const { currency, mpn, taxMode, unit } = goods;
  const rules = rulesOf(goods);
  return (
    <>
      <QuantityField quantity={quantity} rules={rules} name={mpn} isAdjusted={isAdjusted} onChange={onChange} />
      <Spq goods={goods} quantity={problemOf(rules, quantity) === null ? quantity : null} />
      <p className={styles.total}>
        <span className={styles.totalWords}>{t('total', { quantity: formatNumber(quantity), unit, tax: t(taxMode) })}</span>
        <Money value={costOf(goods, quantity)} currency={currency} tone="total" />
      </p>
    </>
  );
}

/** How many make a whole package, and how many more that takes. */
function Spq({ goods: { spq, unit }, quantity }: { goods: GoodsRow; quantity: number | null }) {
  const t = useMessages(buyAmountMessages);
  if (spq === null || spq === 1) return null;
  const missing = quantity === null ? 0 : (spq - (quantity % spq)) % spq;
  return (
    <p className={styles.note}>
      {t('spq', { count: formatNumber(spq), unit })}
      {missing > 0 && t('spqMissing', { count: formatNumber(missing), unit })}
    </p>
  );
}
