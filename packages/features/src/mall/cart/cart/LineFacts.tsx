import type { CartLine } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { EccnNote } from '../../parts/eccn-note/EccnNote.tsx';
import * as styles from './CartLine.css.ts';
import { cartMessages } from './messages.ts';

/** Maker and package; then date code, stock and what holds for its return; unknown stays unknown. */
export function PartFacts({ line: { goods, returnTerm, eccn } }: { line: CartLine }) {
  const t = useMessages(cartMessages);
  const maker = [goods.brandNameCn, goods.brandName].filter((name) => name !== null).join(' ');
  return (
    <>
      <span>{[maker, goods.packageCase].filter((fact) => fact !== null).join('，')}</span>
      <div className={styles.facts}>
        <span>
          {t('dateCode', { code: goods.dateCode ?? t('unknown') })}，{t('stock', { count: goods.stock === null ? t('unknown') : formatNumber(goods.stock) })}
        </span>
        <span>{returnTerm}</span>
        <EccnNote eccn={eccn} />
      </div>
    </>
  );
}

/** The step of the ladder that holds, or the price it had before. */
export function PriceNote({ line: { goods, ladderIndex, priceChange, state } }: { line: CartLine }) {
  const t = useMessages(cartMessages);
  const step = ladderIndex === null ? undefined : goods.priceLadder[ladderIndex];
  if (state === 'changed' && priceChange) return <s className={styles.quiet}>{t('was', { price: priceText(priceChange.from, goods.currency) })}</s>;
  return step ? <span className={styles.quiet}>{t('step', { quantity: formatNumber(step.minQuantity) })}</span> : null;
}
