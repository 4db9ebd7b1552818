import { authorListQuery } from '@chippage/api/news';
import { AuthorSearch, authorsOn, useAuthorSearch } from '@chippage/features/AuthorSearch';
import { AreaFrame } from '@chippage/features/Resources';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';
import { vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../../news/news.paths.ts';
import { resourcesPaths } from '../resources.paths.ts';
import { t } from '../resources.words.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  return [vital(authorListQuery, authorsOn(keywords, page))];
});

/** Who writes here. */
export default function PopularAuthorsRoute() {
  const navigate = useNavigate();
  const { keywords, page } = askedOf(useSearchParams()[0]);
  return (
    <>
      <PageHead title={t('authors')} description={t('authorsDescription')} {...(keywords === '' && { canonicalPath: resourcesPaths.popularAuthors(page) })} />
      <AreaFrame section="authors" title={t('authors')} lead={t('authorsLead')}>
        <AuthorSearch
          {...useAuthorSearch(keywords, page)}
          onSearch={(words) => void navigate(words === '' ? resourcesPaths.popularAuthors() : newsPaths.authors({ keywords: words }))}
          getPageHref={resourcesPaths.popularAuthors}
          allHref={resourcesPaths.popularAuthors()}
        />
      </AreaFrame>
    </>
  );
}
