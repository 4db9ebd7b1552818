import { searchScopesQuery } from '@chippage/api/datasheets';
import { articleSearchQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList, articlesOn, useArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { useSearchParams } from 'react-router-dom';
import { t } from '../news.words.ts';
import { SiteScopes } from '../../../layouts/SiteScopes.tsx';
import { pageOf } from '../../../page/pageOf.ts';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { useOwnNewsFrame } from '../useOwnNewsFrame.ts';
import { cleanKeywords } from '../../../page/cleanKeywords.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  return [
    wanted(newsIndexQuery, {}),
    ...(keywords === '' ? [] : [wanted(articleSearchQuery, { keywords, ...articlesOn(page) }), wanted(searchScopesQuery, { keywords })]),
  ];
});

/** Articles with the words that were searched for. */
export default function NewsSearchRoute() {
  const [search] = useSearchParams();
  const { keywords, page } = askedOf(search);
  const { total, ...articles } = useArticleList(articleSearchQuery, page, keywords === '' ? null : { keywords, ...articlesOn(page) });
  const frame = useOwnNewsFrame();
  const title = keywords === '' ? t('searchEmptyTitle') : t('searchTitle', { keywords });
  return (
    <>
      {/* Results are nothing to be found by search engines. */}
      <PageHead title={title} description={keywords === '' ? t('newsDescription') : t('searchDescription', { keywords })} />
      {keywords !== '' && <SiteScopes keywords={keywords} current="articles" />}
      <NewsFrame title={title} description={total === undefined ? undefined : t('found', { count: total })} {...frame}>
        {keywords === '' ? (
          <EmptyState icon={<SearchIcon size={32} />} title={t('searchEmptyTitle')}>
            {t('searchHint')}
          </EmptyState>
        ) : (
          <ArticleList
            {...articles}
            getPageHref={(next) => `${newsPaths.newsSearch(keywords)}${next > 1 ? `&page=${next}` : ''}`}
            empty={
              <EmptyState icon={<SearchIcon size={32} />} title={t('searchNothing')}>
                {t('searchNothingHint')}
              </EmptyState>
            }
          />
        )}
      </NewsFrame>
    </>
  );
}
