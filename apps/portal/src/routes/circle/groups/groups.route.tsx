import { circleGroupsQuery } from '@chippage/api/circle';
import { GroupList, groupVariables, useGroupList } from '@chippage/features/Circle';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom } from '../../../page/missing.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

const MOST_PAGES = 10_000;
/** Pages count from 1; beyond what the call takes there is nothing. */
const pageIn = (text: string | undefined) => {
  const page = idFrom(text);
  return page > MOST_PAGES ? idFrom('') : page;
};
const wordsIn = (search: URLSearchParams) => (search.get('keywords') ?? '').trim().slice(0, 200);

export const loader = prefetch(({ params, search }) => [vital(circleGroupsQuery, groupVariables(wordsIn(search), pageIn(params['page'])))]);

/** All groups. */
export default function GroupsRoute() {
  const page = pageIn(useParams()['page']);
  const keywords = wordsIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const list = useGroupList({ keywords, page, ...usePageActions('follow') });
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('groups'), page }) : t('groups')}
        description={t('groupsDescription')}
        {...(keywords === '' && { canonicalPath: circlePaths.circleGroups(page) })}
      />
      <GroupList {...list} keywords={keywords} page={page} onSearch={(words) => void navigate(circlePaths.circleGroups(1, { keywords: words }))} />
    </>
  );
}
