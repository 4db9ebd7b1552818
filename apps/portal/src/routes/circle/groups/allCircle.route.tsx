import { trendGroupsQuery } from '@chippage/api/circle';
import { GroupList, groupsOf, useGroupList } from '@chippage/features/Circle';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

const keywordsIn = (search: URLSearchParams) => (search.get('keywords') ?? '').replaceAll('\u0000', '').trim().slice(0, 200);

/** Pages count from 1; there are no more than the API has. */
function pageIn(asked: string | undefined): number {
  const page = idFrom(asked);
  if (page > 10_000) throw new PageMissing();
  return page;
}

export const loader = prefetch(({ params, search }) => [vital(trendGroupsQuery, groupsOf(keywordsIn(search), pageIn(params['pageIndex'])))]);

/** All groups. */
export default function AllCircleRoute() {
  const page = pageIn(useParams()['pageIndex']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const keywords = keywordsIn(search);
  const list = useGroupList(keywords, page, usePageActions('follow'));
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('groups'), page }) : t('groups')}
        description={t('groupsDescription')}
        {...(keywords === '' && { canonicalPath: circlePaths.circleGroups(page) })}
      />
      <GroupList {...list} keywords={keywords} page={page} onSearch={(next) => void navigate(circlePaths.circleGroups(1, { keywords: next }))} />
    </>
  );
}
