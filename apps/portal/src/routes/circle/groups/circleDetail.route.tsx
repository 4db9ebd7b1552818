import { trendGroupDetailQuery, trendsQuery } from '@chippage/api/circle';
import { feedQueryParams, feedVariables, GroupPage, parseFeedQuery, useGroupPage } from '@chippage/features/Circle';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

export const loader = prefetch(({ params, search }) => {
  const id = idFrom(params['id']);
  return [vital(trendGroupDetailQuery, { id }), vital(trendsQuery, feedVariables(parseFeedQuery(search), id))];
});

/** One group and its posts. */
export default function CircleDetailRoute() {
  const id = idFrom(useParams()['id']);
  const [search] = useSearchParams();
  const query = useMemo(() => parseFeedQuery(search), [search]);
  const isMember = useMemberId() !== undefined;
  const { page, data: group, isMissing } = useGroupPage({ groupId: id, query, isMember, ...usePageActions('follow') });
  if (isMissing) throw new PageMissing();
  const isPlain = circlePaths.circleGroup(id, feedQueryParams({ ...query, page: 1 })) === circlePaths.circleGroup(id);
  return (
    <>
      {group && (
        <PageHead
          title={t('groupTitle', { name: query.page > 1 ? t('page', { title: group.name, page: query.page }) : group.name })}
          description={t('groupDescription', { name: group.name, intro: group.intro })}
          feed={{ of: group.name, area: 'trends', query: `groupId=${id}` }}
          {...(isPlain && { canonicalPath: circlePaths.circleGroup(id, feedQueryParams(query)) })}
        />
      )}
      <GroupPage {...page} />
    </>
  );
}
