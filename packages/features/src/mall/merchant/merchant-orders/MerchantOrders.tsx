import type { Loadable } from '@chippage/api/loadable';
import type { OrderCount, OrderRow, OrderState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../member-pages/Loaded.tsx';
import { LoadMore } from '../../../member-pages/LoadMore.tsx';
import * as page from '../../../member-pages/member.css.ts';
import type { PagedList } from '../../../member-pages/pagedList.ts';
import { Money } from '../../parts/money/Money.tsx';
import { OrderStateTag } from '../../parts/order-parts/OrderStateTag.tsx';
import { minuteOf } from '../../parts/order-parts/orderTime.ts';
import { SearchBox } from '../merchant-parts/SearchBox.tsx';
import * as styles from '../merchant-parts/merchant.css.ts';
import { type MerchantListQuery, merchantOrderStates } from '../merchant-parts/merchantListQuery.ts';
import { StateLinks } from '../merchant-parts/StateLinks.tsx';
import { merchantOrdersMessages } from './messages.ts';

export interface MerchantOrdersProps {
  orders: Loadable<PagedList<OrderRow>>;
  /** How many stand where; null while it is not known. */
  counts: readonly OrderCount[] | null;
  query: MerchantListQuery<OrderState>;
  onQueryChange: (query: MerchantListQuery<OrderState>) => void;
  getHref: (query: MerchantListQuery<OrderState>) => string;
  orderHref: (id: number) => string;
  onLoadMore: () => void;
}

/** Orders to the merchant: where they stand, and the way to each. */
export function MerchantOrders({ orders, counts, query, onQueryChange, getHref, orderHref, onLoadMore }: MerchantOrdersProps) {
  const t = useMessages(merchantOrdersMessages);
  const isFiltered = query.state !== 'all' || query.keywords !== '';
  const countOf = (state: (typeof merchantOrderStates)[number]) =>
    counts === null || state === 'all' ? undefined : (counts.find((each) => each.state === state)?.count ?? 0);
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <div className={styles.tools}>
        <StateLinks
          label={t('states')}
          states={merchantOrderStates.map((id) => ({ id, name: t(id), count: countOf(id) }))}
          current={query.state}
          getHref={(state) => getHref({ ...query, state })}
        />
        <SearchBox label={t('search')} example={t('example')} keywords={query.keywords} onSearch={(keywords) => onQueryChange({ ...query, keywords })} />
      </div>
      <Card padding="none">
        <Loaded value={orders} lines={9}>
          {(shown) =>
            shown.rows.length === 0 ? (
              <EmptyState icon={<BagIcon size={32} />} title={t(isFiltered ? 'empty' : 'none')}>
                {t(isFiltered ? 'emptyHint' : 'noneHint')}
              </EmptyState>
            ) : (
              <>
                <ul className={page.rows} aria-label={t('list')}>
                  {shown.rows.map((order) => (
                    <Row key={order.id} order={order} href={orderHref(order.id)} />
                  ))}
                </ul>
                <LoadMore list={shown} onLoadMore={onLoadMore} />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
  );
}

function Row({ order, href }: { order: OrderRow; href: string }) {
  const t = useMessages(merchantOrdersMessages);
  const { orderNo, state, stateName, lines, total, currency, createTime, hint, actions } = order;
  const [first] = lines;
  const isWaiting = actions.length > 0;
  return (
    <li className={page.row}>
      <div className={page.words}>
        <p className={page.rowTitle}>
          <Link href={href} tone="accent" isMono>
            {orderNo}
          </Link>
          <OrderStateTag state={state} name={stateName} />
        </p>
        {first && (
          <p>
            <span translate="no">{t('goods', { mpn: first.mpn, quantity: formatNumber(first.quantity) })}</span>
            {lines.length > 1 && ` ${t('more', { count: formatNumber(lines.length) })}`}
          </p>
        )}
        <p className={page.meta}>
          <span>
            {t('placed')} <time dateTime={createTime}>{minuteOf(createTime)}</time>
          </span>
          <span>
            {t('total')} <Money value={total} currency={currency} />
          </span>
          <span>{hint}</span>
        </p>
      </div>
      <div className={page.actions}>
        <LinkButton size="sm" variant={isWaiting ? 'solid' : 'outline'} href={href} aria-label={t(isWaiting ? 'openOf' : 'lookOf', { no: orderNo })}>
          {t(isWaiting ? 'open' : 'look')}
        </LinkButton>
      </div>
    </li>
  );
}
