import type { OrderRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { type RefObject, useId, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText, priceText } from '../../../parts/money/moneyText.ts';
import { OrderButtons } from '../order-actions/OrderButtons.tsx';
import type { BuyerActions } from '../order-actions/buyerActions.ts';
import { OrderQuestions } from '../order-actions/OrderQuestions.tsx';
import { OrderStateTag } from '../../parts/order-state-tag/OrderStateTag.tsx';
import { useTotalsLine } from '../../parts/totals/useTotalsLine.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { TimeLeft } from '../../parts/time-left/TimeLeft.tsx';
import * as styles from './OrderCard.css.ts';
import { orderListMessages } from './messages.ts';
import { useAskedActions } from '../order-actions/useAskedActions.ts';

const SHOWN = 3;

export interface OrderCardProps extends BuyerActions {
  order: OrderRow;
  /** Where the focus goes when the order leaves the list. */
  listRef: RefObject<HTMLElement | null>;
}

/** An order among others: what is in it, what it comes to, and what can be done now. */
export function OrderCard({ order, listRef, ...actions }: OrderCardProps) {
  const t = useMessages(orderListMessages);
  const paths = usePaths(mallPaths);
  const headingId = useId();
  const heading = useRef<HTMLAnchorElement>(null);
  const { action, asked, setAsked, start } = useAskedActions(order, actions);
  const { id, orderNo, state, stateName, currency, merchant, lines, total, refunded, claimDeadline, hint, createTime, payMethod } = order;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.number}>
          <Link tone="quiet" href={paths.orderDetail(id)} ref={heading}>
            {t('order', { no: orderNo })}
          </Link>
        </h2>
        <time className={styles.quiet} dateTime={createTime}>
          {minuteOf(createTime)}
        </time>
        <span className={styles.quiet}>
          {merchant.name} {merchant.isSample && <Tag>{t('sample')}</Tag>}
        </span>
        <span className={styles.state}>
          <OrderStateTag state={state} name={stateName} />
        </span>
      </div>
      <ul className={styles.lines} aria-label={t('kinds', { count: lines.length })}>
        {lines.slice(0, SHOWN).map(({ id: lineId, goodsId, mpn, quantity, unit, unitPrice, lineTotal }) => (
          <li key={lineId} className={styles.line}>
            <span className={styles.mpn}>
              <Link isMono tone="accent" href={paths.goodsDetail(goodsId)}>
                {mpn}
              </Link>
            </span>
            <span className={styles.pieces}>
              {formatNumber(quantity)} {unit} × {priceText(unitPrice, currency)}
            </span>
            <span className={styles.amount}>
              <Money value={lineTotal} currency={currency} />
            </span>
          </li>
        ))}
        {lines.length > SHOWN && (
          <li className={styles.more}>
            <Link tone="muted" href={paths.orderDetail(id)}>
              {t('more', { count: lines.length - SHOWN })}
            </Link>
          </li>
        )}
      </ul>
      <div className={styles.foot}>
        <p className={styles.hint}>
          {hint} {payMethod === 'terms' && <Link href={paths.creditTerms()}>{t('terms')}</Link>}{' '}
          {claimDeadline !== null && <TimeLeft deadline={claimDeadline} />}
        </p>
        <p className={styles.total}>
          <span className={styles.quiet}>{useTotalsLine(order.totals)}</span> {t('total')} <Money value={total} currency={currency} tone="money" />
          {Number(refunded) > 0 && <span className={styles.quiet}> {t('refunded', { amount: moneyText(refunded, currency) })}</span>}
        </p>
        <OrderButtons order={order} look="row" isNamed pending={action.pending} onAction={start} />
      </div>
      {action.result && asked === null && (
        <div className={styles.result}>
          <Alert tone={action.result.tone} live={action.result.tone === 'ok' ? 'polite' : 'assertive'}>
            {action.result.text}
          </Alert>
        </div>
      )}
      <OrderQuestions order={order} asked={asked} onAsked={setAsked} action={action} actions={actions} focusAfter={asked === 'remove' ? listRef : heading} />
    </article>
  );
}
