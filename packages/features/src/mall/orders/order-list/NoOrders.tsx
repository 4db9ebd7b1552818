import { EmptyState } from '@chippage/ui/EmptyState';
import { BagIcon, SearchIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { orderStateMessages } from '../../parts/order-state-tag/messages.ts';
import { orderListMessages } from './messages.ts';
import type { OrderListProps } from './OrderList.tsx';

/** Stands in the place of the orders: why there is none, and the way to others. */
export function NoOrders({ query, getHref }: Pick<OrderListProps, 'query' | 'getHref'>) {
  const t = useMessages(orderListMessages);
  const states = useMessages(orderStateMessages);
  const paths = usePaths(mallPaths);
  const { state, keywords } = query;
  const all = (
    <LinkButton variant="outline" href={getHref({ ...query, state: null, keywords: '', page: 1 })}>
      {t('seeAll')}
    </LinkButton>
  );
  if (keywords !== '') {
    return (
      <EmptyState icon={<SearchIcon size={32} />} title={t('emptySearch', { keywords })} action={all}>
        {t('emptySearchText')}
      </EmptyState>
    );
  }
  if (state !== null) {
    return (
      <EmptyState icon={<BagIcon size={32} />} title={t('emptyState', { state: states(state) })} action={all}>
        {t('emptyStateText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<BagIcon size={32} />}
      title={t('emptyAll')}
      action={
        <LinkButton variant="outline" href={paths.mall()}>
          {t('browse')}
        </LinkButton>
      }
    >
      {t('emptyAllText')}
    </EmptyState>
  );
}
