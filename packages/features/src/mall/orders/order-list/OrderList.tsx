import type { Loadable } from '@chippage/api/loadable';
import type { Currency, OrderCount, OrderRow, OrderState } from '@chippage/api/types';
import { PlainLink } from '@chippage/ui/PlainLink';
import { type RefObject, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { StateTabs } from '../../../parts/list-page/StateTabs.tsx';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { orderStateMessages } from '../../parts/order-state-tag/messages.ts';
import type { BuyerActions } from '../order-actions/buyerActions.ts';
import { orderListMessages } from './messages.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import * as styles from './OrderList.css.ts';

/** The states in the order in which an order goes through them. */
export const orderStates = [
  'CREATED',
  'RECEIPT_REVIEW',
  'PAID',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'FINISHED',
  'AFTER_SALE',
  'REFUNDED',
  'CLOSED',
] as const satisfies readonly OrderState[];

const currencies = [null, 'CNY', 'USD'] as const satisfies readonly (Currency | null)[];

/** What is seen of all orders. */
export interface OrderQuery {
  /** `null`: in any. */
  currency: Currency | null;
  /** `null`: all of them. */
  state: OrderState | null;
  keywords: string;
  /** From 1. */
  page: number;
}

export interface OrderListProps extends BuyerActions {
  query: OrderQuery;
  getHref: (query: OrderQuery) => string;
  onQueryChange: (query: OrderQuery) => void;
  orders: Loadable<ListPage<OrderRow>>;
  counts: Loadable<OrderCount[]>;
  pageSize: number;
}

/** A member's orders, in any currency or in one. Arrow keys go along the states; Enter or Space opens one, because each has to be read first. */
export function OrderList({ query, getHref, onQueryChange, orders, counts, pageSize, ...actions }: OrderListProps) {
  const t = useMessages(orderListMessages);
  const { currency, state, keywords } = query;
  const states = useMessages(orderStateMessages);
  const list = useRef<HTMLParagraphElement>(null);
  const countOf = (each: OrderState) => (counts.status === 'ready' ? (counts.data.find((one) => one.state === each)?.count ?? 0) : undefined);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <nav aria-label={t('currencies')}>
          <ul className={styles.currencies}>
            {currencies.map((each) => (
              <li key={each ?? 'all'}>
                <PlainLink
                  className={styles.currency}
                  href={getHref({ ...query, currency: each, page: 1 })}
                  aria-current={each === currency ? 'page' : undefined}
                >
                  {t(each ?? 'anyCurrency')}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.search}>
          <KeywordsField
            label={t('search')}
            hint={t('searchExample')}
            searched={keywords}
            onSearch={(words) => (words !== '' || keywords !== '') && onQueryChange({ ...query, keywords: words, page: 1 })}
          />
        </div>
      </div>
      <StateTabs
        label={t('states')}
        tabs={[{ id: 'all', name: t('all') }, ...orderStates.map((each) => ({ id: each, name: states(each), count: countOf(each) }))]}
        current={state ?? 'all'}
        onChange={(next) => onQueryChange({ ...query, state: next === 'all' ? null : next, page: 1 })}
      >
        <Panel query={query} getHref={getHref} orders={orders} pageSize={pageSize} actions={actions} listRef={list} />
      </StateTabs>
    </div>
  );
}

interface PanelProps extends Pick<OrderListProps, 'query' | 'getHref' | 'orders' | 'pageSize'> {
  actions: BuyerActions;
  listRef: RefObject<HTMLParagraphElement | null>;
}

function Panel({ query, getHref, orders, pageSize, actions, listRef }: PanelProps) {
  const t = useMessages(orderListMessages);
  return (
    <PagedRows
      value={orders}
      loadingLabel={t('loading')}
      failedTitle={t('failed')}
      bones={['12rem', '12rem']}
      page={query.page}
      pageSize={pageSize}
      getHref={(page) => getHref({ ...query, page })}
      headingRef={listRef}
    >
      {({ data, totalRecord }) => (
        <div className={styles.page}>
          {/* Takes the focus when an order is gone, and when another page came. */}
          <p className={styles.found} ref={listRef} tabIndex={-1} role="status">
            {t('found', { count: formatNumber(totalRecord) })}
          </p>
          {data.length === 0 ? (
            <NoOrders query={query} getHref={getHref} />
          ) : (
            <ul className={styles.list} aria-label={t('orders')}>
              {data.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} listRef={listRef} {...actions} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </PagedRows>
  );
}
