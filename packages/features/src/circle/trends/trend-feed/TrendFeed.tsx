import type { Loadable } from '@chippage/api/loadable';
import type { Trend } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { MessageIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Switch } from '@chippage/ui/Switch';
import type { RefObject } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { TrendCards } from '../trend-card/TrendCard.tsx';
import type { TrendDeeds } from '../trend-card/trendDeeds.ts';
import type { TrendDialogsProps } from '../trend-dialogs/TrendDialogs.tsx';
import { feedOrders, type FeedQuery } from './feedQuery.ts';
import { trendFeedMessages } from './messages.ts';
import * as styles from './TrendFeed.css.ts';

const TrendDialogs = late(async () => (await import('../trend-dialogs/TrendDialogs.tsx')).TrendDialogs);

export interface TrendFeedProps {
  trends: Loadable<ListPage<Trend>>;
  /** The posts are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: FeedQuery;
  /** Whether 推荐 looks at what the member follows; null: nobody is logged in; undefined: it is not known yet. */
  isPersonal: boolean | null | undefined;
  onPersonalChange: (isPersonal: boolean) => void;
  deeds: TrendDeeds;
  dialogs: TrendDialogsProps;
}

export interface FeedPlace {
  /** The address of another choice. */
  hrefOf: (query: FeedQuery) => string;
  /** The heading that takes the focus when another page is asked for. */
  headingRef: RefObject<HTMLElement | null>;
  /** Posts of one group are all of one; 关注 is left out. @default false */
  isOfGroup?: boolean;
}

/** Posts in an order that the reader chooses, and why they stand in it. */
export function TrendFeed({
  trends,
  isRefreshing = false,
  query,
  hrefOf,
  headingRef,
  isOfGroup = false,
  deeds,
  dialogs,
  ...personal
}: TrendFeedProps & FeedPlace) {
  const t = useMessages(trendFeedMessages);
  const orders = isOfGroup ? feedOrders.filter((order) => order !== 'followed') : feedOrders;
  const { partId, brandId } = query;
  return (
    <div className={styles.feed}>
      <StateLinks
        label={t('orders')}
        states={orders.map((id) => ({ id, name: t(id) }))}
        current={query.order}
        getHref={(order) => hrefOf({ ...query, order, page: 1 })}
      />
      <Why order={query.order} {...personal} />
      {(partId !== undefined || brandId !== undefined) && (
        <Note>
          {t('ofTag')} <Link href={hrefOf({ order: query.order, page: 1 })}>{t('withoutTag')}</Link>
        </Note>
      )}
      <PagedRows
        value={trends}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ ...query, page })}
        headingRef={headingRef}
      >
        {({ data }) => (data.length === 0 ? <Nothing isFollowed={query.order === 'followed'} /> : <TrendCards trends={data} label={t('list')} {...deeds} />)}
      </PagedRows>
      {dialogs.asked !== null && <TrendDialogs {...dialogs} />}
    </div>
  );
}

function Nothing({ isFollowed }: { isFollowed: boolean }) {
  const t = useMessages(trendFeedMessages);
  const paths = usePaths(circlePaths);
  return (
    <EmptyState
      icon={<MessageIcon size={32} />}
      title={t(isFollowed ? 'followedEmpty' : 'empty')}
      action={
        <LinkButton variant="outline" href={paths.circleGroups()}>
          {t('allGroups')}
        </LinkButton>
      }
    >
      {t(isFollowed ? 'followedEmptyHint' : 'emptyHint')}
    </EmptyState>
  );
}

/** What the order looks at, and the switch of what it looks at of the reader. */
function Why({ order, isPersonal, onPersonalChange }: { order: FeedQuery['order'] } & Pick<TrendFeedProps, 'isPersonal' | 'onPersonalChange'>) {
  const t = useMessages(trendFeedMessages);
  if (order !== 'recommended') return <Note>{t(order === 'followed' ? 'followedNote' : 'newestNote')}</Note>;
  return (
    <div className={styles.note}>
      <Note>
        {t('recommendedNote')}
        {isPersonal !== undefined && t(isPersonal === null ? 'visitorNote' : isPersonal ? 'personalNote' : 'plainNote')}
      </Note>
      {typeof isPersonal === 'boolean' && (
        <Switch isSelected={isPersonal} onChange={onPersonalChange}>
          {t('personal')}
        </Switch>
      )}
    </div>
  );
}
