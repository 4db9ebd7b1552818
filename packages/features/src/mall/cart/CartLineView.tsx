import type { CartLine } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { CloseIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { Link } from '@chippage/ui/Link';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { Money, UnitPrice } from '../money/Money.tsx';
import { moneyText, priceText } from '../money/moneyText.ts';
import { QuantityInput } from '../quantity-field/QuantityInput.tsx';
import { QuantityProblemLine } from '../quantity-field/QuantityProblemLine.tsx';
import { useQuantityDraft } from '../quantity-field/useQuantityDraft.ts';
import { useRestedAnnouncement } from '../useRestedAnnouncement.ts';
import { type CartActions, isGone, isOrderable, isSameLine } from './cartLines.ts';
import * as styles from './CartLine.css.ts';
import { CustomerRef } from './CustomerRef.tsx';
import { LineNotice } from './LineNotice.tsx';
import { cartMessages } from './messages.ts';

interface CartLineViewProps {
  line: CartLine;
  href: string;
  /** Stay the same between renders. */
  actions: CartActions;
}

/** One line of the cart. It is drawn anew only when the server tells something new of it. */
export const CartLineView = memo(Line, (a, b) => a.href === b.href && a.actions === b.actions && isSameLine(a.line, b.line));

function Line({ line, href, actions }: CartLineViewProps) {
  const t = useMessages(cartMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setTouched] = useState(false);
  const { goods, lineTotal } = line;
  const { mpn, moq, multiple, maxQuantity, stock, currency } = goods;
  const rules = useMemo(() => ({ moq, multiple, maxQuantity, stock }), [moq, multiple, maxQuantity, stock]);
  const draft = useQuantityDraft(line.quantity, rules, (quantity) => {
    setTouched(true);
    actions.onQuantity(line.id, quantity);
  });
  const isSettled = draft.value === line.quantity;
  useRestedAnnouncement(isTouched && isSettled && lineTotal !== null ? t('subtotalSaid', { amount: moneyText(lineTotal, currency) }) : '');
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
      <div className={styles.part}>
        <span id={id}>
          <Link tone="accent" isMono href={href}>
            {mpn}
          </Link>
        </span>
        <PartFacts line={line} />
        <CustomerRef value={line.customerRef ?? ''} mpn={mpn} onSave={(customerRef) => actions.onCustomerRef(line.id, customerRef)} />
      </div>
      <div className={styles.price}>
        <VisuallyHidden>{t('unitPrice')}</VisuallyHidden>
        <UnitPrice value={line.unitPrice} currency={currency} />
        <PriceNote line={line} />
      </div>
      <div className={styles.quantity}>
        <QuantityInput draft={draft} rules={rules} label={t('quantityOf', { mpn })} isLabelHidden isDisabled={gone} inputRef={input} />
      </div>
      <div className={`${styles.subtotal} ${isSettled ? '' : styles.unsettled}`}>
        <VisuallyHidden>{t('subtotal')}</VisuallyHidden>
        {isOrderable(line) ? (
          <Money value={lineTotal} currency={currency} tone="money" />
        ) : (
          <span className={styles.quiet}>{gone ? t(line.state === 'off_sale' ? 'off_sale' : 'out_of_stock') : t('toCorrect')}</span>
        )}
      </div>
      <div className={styles.remove} data-remove="">
        <IconButton size="sm" label={t('remove', { mpn })} onPress={() => actions.onRemove([line.id])}>
          <CloseIcon size={16} />
        </IconButton>
      </div>
      <div className={styles.below}>
        {draft.problem !== null && !gone ? (
          <QuantityProblemLine problem={draft.problem} quantity={draft.value} rules={rules} offers={draft.offers} name={mpn} onTake={take} />
        ) : isSettled ? (
          <LineNotice line={line} actions={actions} onTake={take} onDone={() => input.current?.focus()} />
        ) : null}
      </div>
    </li>
  );
}

/** Maker, package, date code and stock; unknown stays unknown. */
function PartFacts({ line: { goods } }: { line: CartLine }) {
  const t = useMessages(cartMessages);
  const maker = [goods.brandNameCn, goods.brandName].filter((name) => name !== null).join(' ');
  return (
    <>
      <span>{[maker, goods.packageCase].filter((fact) => fact !== null).join('，')}</span>
      <span className={styles.quiet}>
        {t('dateCode', { code: goods.dateCode ?? t('unknown') })}，{t('stock', { count: goods.stock === null ? t('unknown') : formatNumber(goods.stock) })}
      </span>
    </>
  );
}

/** The step of the ladder that holds, or the price it had before. */
function PriceNote({ line: { goods, ladderIndex, priceChange, state } }: { line: CartLine }) {
  const t = useMessages(cartMessages);
  const step = ladderIndex === null ? undefined : goods.priceLadder[ladderIndex];
  if (state === 'changed' && priceChange) return <s className={styles.quiet}>{t('was', { price: priceText(priceChange.from, goods.currency) })}</s>;
  return step ? <span className={styles.quiet}>{t('step', { quantity: formatNumber(step.minQuantity) })}</span> : null;
}
