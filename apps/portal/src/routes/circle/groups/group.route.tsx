import { circleGroupQuery, circleGroupsQuery, circlePostsQuery } from '@chippage/api/circle';
import { circleQueryParams, circleVariables, GroupHead, parseCircleQuery, PostList, sideGroups, useGroupHead, usePostList } from '@chippage/features/Circle';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { common, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';
import { CircleSide } from '../CircleSide.tsx';
import { useCircleActions } from '../useCircleActions.ts';

export const loader = prefetch(({ params, search }) => {
  const id = idFrom(params['id']);
  return [
    vital(circleGroupQuery, { id }),
    vital(circlePostsQuery, circleVariables(parseCircleQuery(search), id)),
    common(wanted(circleGroupsQuery, sideGroups)),
  ];
});

/** The posts of one group. */
export default function GroupRoute() {
  const id = idFrom(useParams()['id']);
  const [search] = useSearchParams();
  const query = useMemo(() => parseCircleQuery(search), [search]);
  const { group, isMissing, onFollow } = useGroupHead(id, usePageActions('follow'));
  const list = usePostList({ query, groupId: id, isMember: useMemberId() !== undefined, ...useCircleActions() });
  if (isMissing) throw new PageMissing();
  if (!group) return null;
  const isPlain = query.view === 'newest' && query.topic === null;
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('page', { title: group.name, page: query.page }) : group.name}
        description={t('groupDescription', { name: group.name, intro: group.intro })}
        {...(isPlain && { canonicalPath: circlePaths.circleGroup(id, circleQueryParams(query)) })}
        feed={{ of: group.name, query: `groupId=${id}`, area: 'trends' }}
      />
      <PostList query={query} group={group} lead={<GroupHead group={group} onFollow={onFollow} />} side={<CircleSide groupId={id} />} {...list} />
    </>
  );
}
