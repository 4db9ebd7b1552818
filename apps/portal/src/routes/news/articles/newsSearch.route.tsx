import { toLoadable } from '@chippage/api/loadable';
import { articleSearchQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../news/messages.ts';
import { PAGE_SIZE, pageOf } from '../../../news/pageOf.ts';
import { useNewsFrame } from '../../../news/useNewsFrame.tsx';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { cleanKeywords } from '../../../search/cleanKeywords.ts';

const askedOf = (search: URLSearchParams) => ({ keywords: cleanKeywords(search.get('keywords') ?? ''), page: pageOf(search.get('page')) });
const vars = (keywords: string, page: number) => ({ keywords, pageIndex: page, pageSize: PAGE_SIZE });

export const loader = prefetch(({ search }) => {
  const { keywords, page } = askedOf(search);
  return [wanted(newsIndexQuery, {}), ...(keywords === '' ? [] : [wanted(articleSearchQuery, vars(keywords, page))])];
});

/** Articles with the words that were searched for. */
export default function NewsSearchRoute() {
  const [search] = useSearchParams();
  const { keywords, page } = askedOf(search);
  const articles = articleSearchQuery.use(keywords === '' ? null : vars(keywords, page), { keepPreviousData: true, revalidateIfStale: false });
  const frame = useNewsFrame();
  const title = keywords === '' ? t('searchEmptyTitle') : t('searchTitle', { keywords });
  return (
    <>
      {/* Results are nothing to be found by search engines. */}
      <PageHead title={title} description={keywords === '' ? t('newsDescription') : t('searchDescription', { keywords })} />
      <NewsFrame title={title} description={articles.data ? t('found', { count: articles.data.totalRecord }) : undefined} {...frame}>
        {keywords === '' ? (
          <EmptyState title={t('searchEmptyTitle')}>{t('searchHint')}</EmptyState>
        ) : (
          <ArticleList
            articles={toLoadable(articles)}
            pageIndex={page}
            pageSize={PAGE_SIZE}
            getPageHref={(next) => `${newsPaths.newsSearch(keywords)}${next > 1 ? `&page=${next}` : ''}`}
            empty={<EmptyState title={t('searchNothing')}>{t('searchNothingHint')}</EmptyState>}
          />
        )}
      </NewsFrame>
    </>
  );
}
