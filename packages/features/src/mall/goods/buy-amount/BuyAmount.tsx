import { problemOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import type { RefObject } from 'react';
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
  /** Hears everything that is written; NaN: the field was emptied. */
  onChange: (quantity: number) => void;
  /** The field, so that focus can be led to it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** How many of goods, with the rules of that, and what they come to. */
export function BuyAmount({ goods, quantity, isAdjusted, onChange, inputRef }: BuyAmountProps) {
  const t = useMessages(buyAmountMessages);
  const { currency, mpn, taxMode, unit } = goods;
  const rules = rulesOf(goods);
  const isValid = problemOf(rules, quantity) === null;
  return (
    <>
      <QuantityField quantity={quantity} rules={rules} name={mpn} isAdjusted={isAdjusted} onChange={onChange} inputRef={inputRef} />
      <Spq goods={goods} quantity={isValid ? quantity : null} />
      <p className={styles.total}>
        {isValid ? (
          <>
            <span className={styles.totalWords}>{t('total', { quantity: formatNumber(quantity), unit, tax: t(taxMode) })}</span>
            <Money value={costOf(goods, quantity)} currency={currency} tone="total" />
          </>
        ) : (
          <span className={styles.totalWords}>{t('toCorrect')}</span>
        )}
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
