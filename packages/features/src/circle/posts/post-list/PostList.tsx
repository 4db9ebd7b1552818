import { circlePostLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { CirclePost } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { EditIcon, MessageIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Switch } from '@chippage/ui/Switch';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import type { PostActions } from '../post-card/postActions.ts';
import { type CircleQuery, circleQueryParams, circleViews } from './circleQuery.ts';
import { postListMessages } from './messages.ts';
import * as styles from './PostList.css.ts';
import { PostRows } from './PostRows.tsx';

/** 个性化推荐 as the member chose it. */
export interface Personalised {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

export interface PostListProps extends PostActions {
  query: CircleQuery;
  posts: Loadable<ListPage<CirclePost>>;
  /** The posts are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** The group whose posts these are; absent: posts of all groups. */
  group?: { id: number; name: string };
  /** Null: nobody is logged in, and nothing is personalised. */
  personalised: Personalised | null;
  /** What stands over the list, e.g. the head of its group. */
  lead?: ReactNode;
  /** What stands beside it: groups, rules. */
  side?: ReactNode;
}

/** Posts of the circle: the newest first, or those that are recommended; the address holds the choice. */
export function PostList({ query, posts, isRefreshing = false, group, personalised, lead, side, ...actions }: PostListProps) {
  const t = useMessages(postListMessages);
  const paths = usePaths(circlePaths);
  const hrefOf = (own: Partial<CircleQuery>) => {
    const params = circleQueryParams({ ...query, page: 1, ...own });
    return group ? paths.circleGroup(group.id, params) : paths.circle(params);
  };
  const isFollowedShown = group === undefined && personalised !== null;
  const views = circleViews.filter((view) => view !== 'followed' || isFollowedShown);
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {lead}
        <PagedListPage
          title={group ? t('list') : t('title')}
          headingLevel={group ? 2 : 1}
          count={(count) => t(query.view !== 'recommended' && isCapped(query, count) ? 'countCapped' : 'count', { count: formatNumber(count) })}
          tools={
            <LinkButton size="sm" icon={<EditIcon size={16} />} href={paths.writeCirclePost(group?.id ?? 1)}>
              {t('write')}
            </LinkButton>
          }
          above={
            <>
              <StateLinks label={t('views')} states={views.map((id) => ({ id, name: t(id) }))} current={query.view} getHref={(view) => hrefOf({ view })} />
              <Order query={query} personalised={personalised} hrefOf={hrefOf} isCapped={posts.status === 'ready' && isCapped(query, posts.data.totalRecord)} />
            </>
          }
          value={posts}
          failedTitle={t('failed')}
          isRefreshing={isRefreshing}
          page={query.page}
          getHref={(page) => hrefOf({ page })}
        >
          {({ data }) =>
            data.length === 0 ? <Nothing view={query.view} /> : <PostRows label={t('list')} posts={data} headingLevel={group ? 3 : 2} {...actions} />
          }
        </PagedListPage>
      </div>
      {side}
    </div>
  );
}

/** Whether there are more than a list holds. */
const isCapped = ({ topic }: CircleQuery, count: number) => count >= (topic === null ? circlePostLimits.listed : circlePostLimits.listedAbout);

/** Says how the list is ordered and lets a member take themselves out of it. */
function Order({
  query: { view, topic },
  personalised,
  hrefOf,
  isCapped: isMore,
}: Pick<PostListProps, 'query' | 'personalised'> & { hrefOf: (own: Partial<CircleQuery>) => string; isCapped: boolean }) {
  const t = useMessages(postListMessages);
  const { partDetail, brand } = usePaths(datasheetsPaths);
  return (
    <div className={styles.order}>
      {topic && (
        <div className={styles.topic}>
          <Note>{t('topicNote')}</Note>
          <Link href={topic.kind === 'part' ? partDetail(topic.id) : brand(topic.id)}>{t(topic.kind)}</Link>
          <Link href={hrefOf({ topic: null })}>{t('allTopics')}</Link>
        </div>
      )}
      <Note>
        {t(view === 'recommended' ? 'recommendedNote' : 'newestNote')}
        {view !== 'recommended' && isMore && t('cappedNote')}
      </Note>
      {view === 'recommended' && personalised === null && <Note>{t('visitorNote')}</Note>}
      {view === 'recommended' && personalised !== null && (
        <Switch isSelected={personalised.isOn} onChange={personalised.onChange} description={t('personalisedNote')}>
          {t('personalised')}
        </Switch>
      )}
    </div>
  );
}

function Nothing({ view }: { view: CircleQuery['view'] }) {
  const t = useMessages(postListMessages);
  const paths = usePaths(circlePaths);
  const isFollowed = view === 'followed';
  return (
    <EmptyState icon={<MessageIcon size={32} />} title={t(isFollowed ? 'noneFollowed' : 'none')}>
      {t(isFollowed ? 'noneFollowedHint' : 'noneHint')}
      <span className={styles.ways}>
        <Link href={paths.circleGroups()}>{t('groups')}</Link>
      </span>
    </EmptyState>
  );
}
