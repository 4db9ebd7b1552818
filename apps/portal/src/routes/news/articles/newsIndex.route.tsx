import { articleListQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList, articlesOn, useArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { useParams } from 'react-router-dom';
import { t } from '../news.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { notFound } from '../../../page/missing.ts';
import { common, type Loader, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { useOwnNewsFrame } from '../useOwnNewsFrame.ts';

const load = prefetch(({ params }) => [vital(articleListQuery, articlesOn(pageOf(params['pageIndex']))), common(wanted(newsIndexQuery, {}))]);

export const loader: Loader = async (args) => {
  await load(args);
  const page = pageOf(args.params['pageIndex']);
  if (page > 1 && readAnswer(args, articleListQuery, articlesOn(page))?.data.length === 0) throw notFound();
  return null;
};

/** All articles, the pinned ones first. */
export default function NewsIndexRoute() {
  const page = pageOf(useParams()['pageIndex']);
  const articles = useArticleList(articleListQuery, page, articlesOn(page));
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('news'), page }) : t('news')}
        description={t('newsDescription')}
        canonicalPath={newsPaths.news(page)}
        feed={{ of: t('news'), query: '' }}
      />
      <NewsFrame title={t('news')} description={t('newsLead')} {...useOwnNewsFrame(null)}>
        <ArticleList
          {...articles}
          getPageHref={(next) => newsPaths.news(next)}
          empty={<EmptyState icon={<DocumentIcon size={32} />} title={t('noArticles')} />}
        />
      </NewsFrame>
    </>
  );
}
