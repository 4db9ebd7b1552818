import { useRestedAnnouncement } from '@chippage/ui/Announcer';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { CloseIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import type { QuantityRules } from '@chippage/api/quantity';
import { type QuantityDraft, QuantityInput, type QuantityInputProps, QuantityProblemLine, useQuantityDraft } from '@chippage/ui/QuantityField';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { judgeOf } from '../../parts/quantity-field/judgeOf.ts';
import { useQuantityWords } from '../../parts/quantity-field/useQuantityWords.ts';
import { type CartActions, isGone, isOrderable, isSameLine } from './cartLines.ts';
import * as styles from './CartLine.css.ts';
import { PriceNote } from './LineFacts.tsx';
import { LineNotice } from './LineNotice.tsx';
import { cartMessages } from './messages.ts';
import { PartColumn, type PartColumnProps } from './PartColumn.tsx';
import type { Unfinished } from './useUnfinished.ts';

interface CartLineViewProps extends Omit<PartColumnProps, 'id'> {
  /** Hears whether the field holds no quantity. Stays the same between renders. */
  onUnfinished: Unfinished['onUnfinished'];
}

/** One line of the cart. It is drawn anew only when the server tells something new of it. */
export const CartLineView = memo(Line, (a, b) => a.href === b.href && a.compareHref === b.compareHref && a.actions === b.actions && isSameLine(a.line, b.line));

function Line({ line, href, compareHref, actions, onUnfinished }: CartLineViewProps) {
  const t = useMessages(cartMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setTouched] = useState(false);
  const { goods, lineTotal } = line;
  const { mpn, moq, multiple, maxQuantity, stock, currency } = goods;
  const rules = useMemo(() => ({ moq, multiple, maxQuantity, stock }), [moq, multiple, maxQuantity, stock]);
  const draft = useQuantityDraft(line.quantity, judgeOf(rules), (quantity) => {
    setTouched(true);
    // The server knows quantities from 1 on.
    if (quantity >= 1) actions.onQuantity(line.id, quantity);
  });
  const words = useQuantityWords(rules);
  const isUnfinished = !(draft.value >= 1);
  useEffect(() => {
    onUnfinished(line.id, isUnfinished);
    return () => onUnfinished(line.id, false);
  }, [onUnfinished, line.id, isUnfinished]);
  const isSettled = draft.value === line.quantity;
  useRestedAnnouncement(isTouched && isSettled && lineTotal !== null ? t('subtotalSaid', { amount: moneyText(lineTotal, currency) }) : '');
  // The parts of a line are drawn anew each for itself: choosing two hundred lines at once changes two hundred boxes, no more.
  const newest = useRef(draft.change);
  useEffect(() => {
    newest.current = draft.change;
  });
  const change = useCallback((quantity: number) => newest.current(quantity), []);
  const take = (quantity: number) => {
    draft.change(quantity);
    input.current?.focus();
  };
  const gone = isGone(line);
  return (
    <li className={styles.line} aria-labelledby={id} data-line={line.id}>
      <div className={styles.check}>
        <CheckboxField
          size="sm"
          isSelected={line.isSelected && isOrderable(line)}
          isDisabled={!isOrderable(line)}
          onChange={(isSelected) => actions.onSelect([line.id], isSelected)}
        >
          <VisuallyHidden>{t('selectLine', { mpn })}</VisuallyHidden>
        </CheckboxField>
      </div>
      <PartColumn id={id} line={line} href={href} compareHref={compareHref} actions={actions} />
      <div className={styles.price}>
        <VisuallyHidden>{t('unitPrice')}</VisuallyHidden>
        <UnitPrice value={line.unitPrice} currency={currency} />
        <PriceNote line={line} />
      </div>
      <div className={styles.quantity} data-quantity="">
        <Quantity value={draft.value} problem={draft.problem} onChange={change} rules={rules} mpn={mpn} isDisabled={gone} inputRef={input} />
      </div>
      <div className={`${styles.subtotal} ${isSettled ? '' : styles.unsettled}`}>
        <VisuallyHidden>{t('subtotal')}</VisuallyHidden>
        {isOrderable(line) && !isUnfinished ? (
          <Money value={lineTotal} currency={currency} tone="money" />
        ) : (
          <span className={styles.quiet}>{gone ? t(line.state === 'off_sale' ? 'off_sale' : 'out_of_stock') : t('toCorrect')}</span>
        )}
      </div>
      <Remove id={line.id} mpn={mpn} actions={actions} />
      <div className={styles.below}>
        {draft.problem !== null && !gone ? (
          <QuantityProblemLine problem={draft.problem} quantity={draft.value} words={words} offers={draft.offers} name={mpn} onTake={take} />
        ) : isSettled ? (
          <LineNotice line={line} actions={actions} onTake={take} onDone={() => input.current?.focus()} />
        ) : null}
      </div>
    </li>
  );
}

interface QuantityProps extends Pick<QuantityInputProps, 'isDisabled' | 'inputRef'>, Pick<QuantityDraft, 'value' | 'problem'> {
  rules: QuantityRules;
  mpn: string;
  /** Stays the same between renders. */
  onChange: (quantity: number) => void;
}

const Quantity = memo(function Quantity({ value, problem, onChange, mpn, rules, ...props }: QuantityProps) {
  const t = useMessages(cartMessages);
  const { rule } = useQuantityWords(rules);
  return (
    <QuantityInput {...props} judge={judgeOf(rules)} rule={rule} draft={{ value, problem, change: onChange }} label={t('quantityOf', { mpn })} isLabelHidden />
  );
});

const Remove = memo(function Remove({ id, mpn, actions }: { id: number; mpn: string; actions: CartActions }) {
  const t = useMessages(cartMessages);
  return (
    <div className={styles.remove} data-remove="">
      <IconButton size="sm" label={t('remove', { mpn })} onPress={() => actions.onRemove([id])}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
});
