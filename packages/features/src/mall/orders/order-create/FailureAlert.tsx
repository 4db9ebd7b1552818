import type { OrderPreparation } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { LinkButton } from '@chippage/ui/LinkButton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Blocked, ToGoods } from './Blocked.tsx';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import { blockedLines, type OrderFailure, orderKey } from './orderDraft.ts';

interface FailureAlertProps {
  failure: OrderFailure | null;
  preparation: OrderPreparation;
  /** Whether it is ordered out of the cart. */
  isFromCart: boolean;
}

/** Why there is no order yet, and what to do about it. Takes the focus when an order was refused. */
export function FailureAlert({ failure, preparation, isFromCart }: FailureAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  const t = useMessages(orderCreateMessages);
  const paths = usePaths(mallPaths);
  useEffect(() => {
    if (failure) ref.current?.focus();
  }, [failure]);
  const blocked = blockedLines(preparation);
  const toCart = (
    <LinkButton variant="outline" size="sm" href={paths.cart()}>
      {t('backToCart')}
    </LinkButton>
  );
  const toOrders = (
    <LinkButton variant="outline" size="sm" href={paths.myOrders()}>
      {t('orders')}
    </LinkButton>
  );
  let words: ReactNode = null;
  if (failure?.kind === 'total_changed') {
    words = (
      <Alert tone="warn" title={t('totalChanged')}>
        <p>{t('totalChangedAbout')}</p>
        <ul className={styles.list}>
          {failure.changes.map(({ key, from, to }) => {
            const order = preparation.orders.find((one) => orderKey(one) === key);
            if (!order) return null;
            const { merchant, currency } = order;
            const said = { order: t('orderOf', { merchant: merchant.name, currency }), from: from === null ? '' : moneyText(from, currency) };
            return <li key={key}>{t('totalFromTo', { ...said, to: moneyText(to, currency) })}</li>;
          })}
        </ul>
      </Alert>
    );
  } else if (failure?.kind === 'goods_gone') {
    const all = preparation.orders.flatMap(({ lines }) => lines);
    const gone = all.filter(({ goods }) => failure.goodsIds.includes(goods.id));
    const wrong = gone.length > 0 ? gone : blocked.length > 0 ? blocked : all;
    const [first] = wrong;
    words = (
      <Alert tone="danger" title={t('goodsGone')} action={isFromCart ? toCart : first && <ToGoods goods={first.goods} />}>
        {t('goodsGoneAbout', { mpns: wrong.map(({ goods }) => goods.mpn).join('、') })}
      </Alert>
    );
  } else if (failure?.kind === 'duplicate') {
    words = (
      <Alert tone="warn" title={t('duplicate')} action={toOrders}>
        {t('duplicateAbout')}
      </Alert>
    );
  } else if (failure?.kind === 'unsure') {
    words = (
      <Alert tone="warn" title={t('unsure')} action={toOrders}>
        {t('unsureAbout')}
      </Alert>
    );
  } else if (failure?.kind === 'approval_waiting') {
    words = (
      <Alert
        tone="warn"
        title={t('approvalWaiting')}
        action={
          <LinkButton variant="outline" size="sm" href={paths.orderRequests()}>
            {t('seeRequests')}
          </LinkButton>
        }
      >
        {failure.message}
      </Alert>
    );
  } else if (failure && 'message' in failure) {
    words = (
      <Alert tone="danger" title={t(failure.kind === 'pay_method' ? 'payMethodWrong' : 'notSent')}>
        {failure.message}
      </Alert>
    );
  } else if (blocked.length > 0) {
    words = <Blocked preparation={preparation} isFromCart={isFromCart} />;
  }
  if (words === null) return null;
  return (
    <div ref={ref} className={styles.failure} tabIndex={-1}>
      {words}
    </div>
  );
}
