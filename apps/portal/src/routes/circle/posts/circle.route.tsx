import { circleGroupsQuery, circlePostsQuery } from '@chippage/api/circle';
import { circleQueryParams, circleVariables, parseCircleQuery, PostList, sideGroups, usePostList } from '@chippage/features/Circle';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { common, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';
import { CircleSide } from '../CircleSide.tsx';
import { useCircleActions } from '../useCircleActions.ts';

export const loader = prefetch(({ search }) => [
  vital(circlePostsQuery, circleVariables(parseCircleQuery(search))),
  common(wanted(circleGroupsQuery, sideGroups)),
]);

/** Posts of all groups, the newest first. */
export default function CircleRoute() {
  const [search] = useSearchParams();
  const query = useMemo(() => parseCircleQuery(search), [search]);
  const isMember = useMemberId() !== undefined;
  const list = usePostList({ query, isMember, ...useCircleActions() });
  const isPlain = query.view === 'newest' && query.topic === null;
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('page', { title: t('circle'), page: query.page }) : t('circle')}
        description={t('circleDescription')}
        {...(isPlain && { canonicalPath: circlePaths.circle(circleQueryParams(query)) })}
        feed={{ of: t('circle'), query: '', area: 'trends' }}
      />
      <PostList query={query} side={<CircleSide />} {...list} />
    </>
  );
}
