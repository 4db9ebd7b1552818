import type { CartTotals } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './Cart.css.ts';
import type { CartActions } from './cartLines.ts';
import { cartMessages } from './messages.ts';
import type { Unfinished } from './useUnfinished.ts';
import { CurrencyTotals } from '../../parts/totals/CurrencyTotals.tsx';

interface CartSummaryProps {
  totals: readonly CartTotals[];
  onCheckOut: CartActions['onCheckOut'];
  /** Lines without a quantity in their field, and the way to it: what counts them is not claimed. */
  unfinished: Pick<Unfinished, 'lines' | 'correct'>;
  /** What was just removed, with a way back. */
  undo?: ReactNode;
}

/** What has to be paid, per currency: beside the lines, or a bar at the bottom. */
export function CartSummary({ totals, onCheckOut, unfinished, undo }: CartSummaryProps) {
  const t = useMessages(cartMessages);
  const id = useId();
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{t('summary')}</h2>
      </VisuallyHidden>
      {undo}
      {totals.map((sum) => (
        <Sum key={sum.currency} sum={sum} onCheckOut={onCheckOut} unfinished={unfinished} />
      ))}
      {totals.length > 0 && <p className={styles.note}>{t('note')}</p>}
    </section>
  );
}

function Sum({ sum, onCheckOut, unfinished }: { sum: CartTotals } & Pick<CartSummaryProps, 'onCheckOut' | 'unfinished'>) {
  const t = useMessages(cartMessages);
  const { currency } = sum;
  const first = unfinished.lines.find(({ goods }) => goods.currency === currency);
  return (
    <div className={styles.sum}>
      {first ? <p>{t('unfinishedLine', { currency, mpn: first.goods.mpn })}</p> : <CurrencyTotals sum={sum} />}
      <Button tone="money" isDisabled={sum.selectedCount === 0} onPress={() => (first ? unfinished.correct(first) : onCheckOut(currency))}>
        {t('checkOut', { currency })}
      </Button>
      {sum.selectedCount === 0 && <span className={styles.quiet}>{t('nothing')}</span>}
    </div>
  );
}
