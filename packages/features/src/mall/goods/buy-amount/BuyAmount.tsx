import { problemOf } from '@chippage/api/quantity';
import type { GoodsRow } from '@chippage/api/types';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { QuantityField } from '../../parts/quantity-field/QuantityField.tsx';
import { costOf, rulesOf } from '../goods-card/goodsRules.ts';
import * as styles from './BuyAmount.css.ts';
import { buyAmountMessages } from './messages.ts';

interface BuyAmountProps {
  goods: GoodsRow;
  quantity: number;
  /** What is being written before it is taken over; NaN is no number, null: nothing is. */
  typed: number | null;
  onTyping: (typed: number | null) => void;
  /** Whether the quantity is the nearest that can be ordered and not the one asked for; said below it. @default false */
  isAdjusted?: boolean;
  /** Hears everything that is written; NaN: the field was emptied. */
  onChange: (quantity: number) => void;
  /** The field, so that focus can be led to it. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** How many of goods, with the rules of that, and what they come to. */
export function BuyAmount({ goods, quantity, typed, onTyping, isAdjusted, onChange, inputRef }: BuyAmountProps) {
  const t = useMessages(buyAmountMessages);
  const { currency, mpn, taxMode, unit } = goods;
  const rules = rulesOf(goods);
  const shown = typed ?? quantity;
  const isValid = problemOf(rules, shown) === null;
  return (
    <>
      <QuantityField {...{ quantity, rules, isAdjusted, onChange, onTyping, inputRef }} name={mpn} />
      <Spq goods={goods} quantity={isValid ? shown : null} />
      <p className={styles.total}>
        {isValid ? (
          <>
            <span className={styles.totalWords}>{t('total', { quantity: formatNumber(shown), unit, tax: t(taxMode) })}</span>
            <Money value={costOf(goods, shown)} currency={currency} tone="total" />
          </>
        ) : (
          <span className={styles.totalWords}>{t(typed === null ? 'toCorrect' : 'typing')}</span>
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
