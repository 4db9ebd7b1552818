import { trendGroupsQuery, trendsQuery } from '@chippage/api/circle';
import { CirclePage, feedQueryParams, feedVariables, parseFeedQuery, someGroups, useSomeGroups, useTrendFeed } from '@chippage/features/Circle';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

export const loader = prefetch(({ search }) => [vital(trendsQuery, feedVariables(parseFeedQuery(search))), wanted(trendGroupsQuery, someGroups)]);

/** Posts of all groups. */
export default function CircleRoute() {
  const [search] = useSearchParams();
  const query = useMemo(() => parseFeedQuery(search), [search]);
  const isMember = useMemberId() !== undefined;
  const actions = usePageActions('follow');
  const feed = useTrendFeed({ query, isMember, ...actions });
  const groups = useSomeGroups(actions);
  const href = circlePaths.circle(feedQueryParams(query));
  // Of all the choices only the pages in the order of time are worth finding.
  const isPlain = circlePaths.circle(feedQueryParams({ ...query, page: 1 })) === circlePaths.circle();
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('page', { title: t('circle'), page: query.page }) : t('circle')}
        description={t('circleDescription')}
        feed={{ of: t('feed'), area: 'trends', query: '' }}
        {...(isPlain && { canonicalPath: href })}
      />
      <CirclePage {...feed} {...groups} isMember={isMember} />
    </>
  );
}
