import type { Loadable } from '@chippage/api/loadable';
import type { OrderCount, OrderRow, OrderState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { orderStateMessages } from '../../parts/order-state-tag/messages.ts';
import { TimeLeft } from '../../parts/time-left/TimeLeft.tsx';
import { OrderStateTag } from '../../parts/order-state-tag/OrderStateTag.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { tools } from '../merchantTools.css.ts';
import { countOf, type MerchantListQuery, merchantOrderStates } from '../merchantListQuery.ts';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
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
  const states = useMessages(orderStateMessages);
  const isFiltered = query.state !== 'all' || query.keywords !== '';
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <div className={tools}>
        <StateLinks
          label={t('states')}
          states={merchantOrderStates.map((id) => ({ id, name: id === 'all' ? t('all') : states(id), count: countOf(counts, id) }))}
          current={query.state}
          getHref={(state) => getHref({ ...query, state })}
        />
        <KeywordsField
          isLandmark
          label={t('search')}
          hint={t('example')}
          searched={query.keywords}
          onSearch={(keywords) => onQueryChange({ ...query, keywords })}
        />
      </div>
      <Card padding="none">
        <MoreRows
          value={orders}
          label={t('list')}
          empty={
            <EmptyState icon={<BagIcon size={32} />} title={t(isFiltered ? 'empty' : 'none')}>
              {t(isFiltered ? 'emptyHint' : 'noneHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(order) => <OrderItem key={order.id} order={order} href={orderHref(order.id)} />}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function OrderItem({ order, href }: { order: OrderRow; href: string }) {
  const t = useMessages(merchantOrdersMessages);
  const { orderNo, state, stateName, lines, total, currency, createTime, claimDeadline, hint, actions } = order;
  const [first] = lines;
  // News of a parcel can be written down at any time; nothing waits for it.
  const isWaiting = actions.some((action) => action !== 'report_parcel');
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Link href={href} tone="accent" isMono>
            {orderNo}
          </Link>
          <OrderStateTag state={state} name={stateName} />
        </RowTitle>
        {first && (
          <p>
            <span translate="no">{t('goods', { mpn: first.mpn, quantity: formatNumber(first.quantity) })}</span>
            {lines.length > 1 && ` ${t('more', { count: formatNumber(lines.length) })}`}
          </p>
        )}
        <RowMeta>
          <span>
            {t('placed')} <FriendlyTime dateTime={createTime} />
          </span>
          <span>
            {t('total')} <Money value={total} currency={currency} />
          </span>
          <span>{hint}</span>
          {claimDeadline !== null && <TimeLeft deadline={claimDeadline} />}
        </RowMeta>
      </RowWords>
      <RowActions>
        <LinkButton size="sm" variant={isWaiting ? 'solid' : 'outline'} href={href} aria-label={t(isWaiting ? 'openOf' : 'lookOf', { no: orderNo })}>
          {t(isWaiting ? 'open' : 'look')}
        </LinkButton>
      </RowActions>
    </Row>
  );
}
