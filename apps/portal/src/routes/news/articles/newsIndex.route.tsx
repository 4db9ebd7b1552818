import { toLoadable } from '@chippage/api/loadable';
import { articleListQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useParams } from 'react-router-dom';
import { t } from '../../../news/messages.ts';
import { PAGE_SIZE, pageOf } from '../../../news/pageOf.ts';
import { useNewsFrame } from '../../../news/useNewsFrame.tsx';
import { notFound } from '../../../page/missing.ts';
import { common, type Loader, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';

const list = (page: number) => ({ pageIndex: page, pageSize: PAGE_SIZE });

const load = prefetch(({ params }) => [vital(articleListQuery, list(pageOf(params['pageIndex']))), common(wanted(newsIndexQuery, {}))]);

export const loader: Loader = async (args) => {
  await load(args);
  const page = pageOf(args.params['pageIndex']);
  if (page > 1 && readAnswer(args, articleListQuery, list(page))?.data.length === 0) throw notFound();
  return null;
};

/** All articles, the pinned ones first. */
export default function NewsIndexRoute() {
  const page = pageOf(useParams()['pageIndex']);
  const articles = articleListQuery.use(list(page), { keepPreviousData: true, revalidateIfStale: false });
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('news'), page }) : t('news')}
        description={t('newsDescription')}
        canonicalPath={newsPaths.news(page)}
        feed={{ of: t('news'), query: '' }}
      />
      <NewsFrame title={t('news')} description={t('newsLead')} {...useNewsFrame(null)}>
        <ArticleList
          articles={toLoadable(articles)}
          pageIndex={page}
          pageSize={PAGE_SIZE}
          getPageHref={(next) => newsPaths.news(next)}
          empty={<EmptyState title={t('noArticles')} />}
        />
      </NewsFrame>
    </>
  );
}
