import type { Loadable } from '@chippage/api/loadable';
import type { Currency, OrderCount, OrderRow, OrderState } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ErrorState } from '@chippage/ui/ErrorState';
import { BagIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Pagination } from '@chippage/ui/Pagination';
import { PlainLink } from '@chippage/ui/PlainLink';
import { SearchField } from '@chippage/ui/SearchField';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { BuyerActions } from '../order-actions/buyerActions.ts';
import { orderListMessages } from './messages.ts';
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

const currencies = ['CNY', 'USD'] as const satisfies readonly Currency[];

/** What is seen of all orders. */
export interface OrderQuery {
  currency: Currency;
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
  orders: Loadable<{ data: OrderRow[]; totalRecord: number }>;
  counts: Loadable<OrderCount[]>;
  pageSize: number;
}

/** A member's orders in one currency. Arrow keys go along the states; Enter or Space opens one, because each has to be read first. */
export function OrderList({ query, getHref, onQueryChange, orders, counts, pageSize, ...actions }: OrderListProps) {
  const t = useMessages(orderListMessages);
  const { currency, state, keywords } = query;
  const [typed, setTyped] = useState(keywords);
  useEffect(() => setTyped(keywords), [keywords]);
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
              <li key={each}>
                <PlainLink
                  className={styles.currency}
                  href={getHref({ currency: each, state: null, keywords: '', page: 1 })}
                  aria-current={each === currency ? 'page' : undefined}
                >
                  {t(each)}
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.search}>
          <SearchField
            label={t('search')}
            isLabelHidden
            size="sm"
            isMono
            placeholder={t('searchExample')}
            clearLabel={t('clear')}
            submitLabel={t('searchSubmit')}
            value={typed}
            onChange={setTyped}
            onClear={() => keywords !== '' && onQueryChange({ ...query, keywords: '', page: 1 })}
            onSubmit={(words) => onQueryChange({ ...query, keywords: words.trim(), page: 1 })}
          />
        </div>
      </div>
      <Tabs
        keyboardActivation="manual"
        selectedKey={state ?? 'all'}
        onSelectionChange={(key) => {
          const next = orderStates.find((each) => each === key) ?? null;
          if (next !== state) onQueryChange({ ...query, state: next, page: 1 });
        }}
      >
        <TabList label={t('states')}>
          <Tab id="all">{t('all')}</Tab>
          {orderStates.map((each) => (
            <Tab key={each} id={each} count={countOf(each)}>
              {t(each)}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={state ?? 'all'}>
          <Panel query={query} getHref={getHref} orders={orders} pageSize={pageSize} actions={actions} listRef={list} />
        </TabPanel>
      </Tabs>
    </div>
  );
}

interface PanelProps extends Pick<OrderListProps, 'query' | 'getHref' | 'orders' | 'pageSize'> {
  actions: BuyerActions;
  listRef: RefObject<HTMLParagraphElement | null>;
}

function Panel({ query, getHref, orders, pageSize, actions, listRef }: PanelProps) {
  const t = useMessages(orderListMessages);
  if (orders.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <div className={styles.list}>
          <Skeleton shape="block" height="12rem" />
          <Skeleton shape="block" height="12rem" />
        </div>
      </SkeletonRegion>
    );
  }
  if (orders.status === 'failed') {
    return (
      <ErrorState title={t('failed')} onRetry={orders.onRetry} retryLabel={t('retry')}>
        {orders.message}
      </ErrorState>
    );
  }
  const { data, totalRecord } = orders.data;
  return (
    <div className={styles.page}>
      {/* Takes the focus when an order is gone, and when another page came. */}
      <p className={styles.found} ref={listRef} tabIndex={-1} role="status">
        {t('found', { count: formatNumber(totalRecord) })}
      </p>
      {data.length === 0 ? (
        <Nothing query={query} getHref={getHref} />
      ) : (
        <ul className={styles.list} aria-label={t('orders')}>
          {data.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} listRef={listRef} {...actions} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        pageIndex={query.page}
        pageCount={Math.ceil(totalRecord / pageSize)}
        getHref={(page) => getHref({ ...query, page })}
        onPageChange={() => listRef.current?.focus()}
        labels={{ label: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
      />
    </div>
  );
}

function Nothing({ query, getHref }: Pick<PanelProps, 'query' | 'getHref'>) {
  const t = useMessages(orderListMessages);
  const paths = usePaths(mallPaths);
  const { state, keywords } = query;
  const all = (
    <LinkButton variant="outline" href={getHref({ ...query, state: null, keywords: '', page: 1 })}>
      {t('seeAll')}
    </LinkButton>
  );
  if (keywords !== '') {
    return (
      <EmptyState title={t('emptySearch', { keywords })} action={all}>
        {t('emptySearchText')}
      </EmptyState>
    );
  }
  if (state !== null) {
    return (
      <EmptyState icon={<BagIcon size={32} />} title={t('emptyState', { state: t(state) })} action={all}>
        {t('emptyStateText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<BagIcon size={32} />} title={t('emptyAll')} action={<LinkButton href={paths.mall()}>{t('browse')}</LinkButton>}>
      {t('emptyAllText')}
    </EmptyState>
  );
}
