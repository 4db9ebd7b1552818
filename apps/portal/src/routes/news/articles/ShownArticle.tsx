import { articleCommentsQuery, articleDetailQuery } from '@chippage/api/news';
import { ArticlePage, useArticlePage } from '@chippage/features/ArticlePage';
import { firstComments } from '@chippage/features/CommentSection';
import { useSite } from '@chippage/features/FeaturesProvider';
import { useRecordVisit } from '@chippage/features/recordVisit';
import { useSetAtom } from 'jotai';
import { useLocation, useParams } from 'react-router-dom';
import { openToolAtom } from '../../../atoms/openToolAtom.ts';
import { ArticleComments, COMMENTS_ID } from '../comments/ArticleComments.tsx';
import { articleJsonLd } from './articleJsonLd.ts';
import { t } from '../news.words.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageGone, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useStoredText } from '../../../page/useStoredText.ts';
import { newsPaths } from '../news.paths.ts';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';

/** The older address has its number in the query. */
const idOf = (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => idFrom(params['id'] ?? search.get('id') ?? undefined);

/** What one article needs, for both of its addresses. */
export const articleLoader = prefetch(({ params, search }) => {
  const id = idOf(params, search);
  return [vital(articleDetailQuery, { id }), wanted(articleCommentsQuery, firstComments({ articleId: id }))];
});

/** The article that the address names, with its comments. */
export function ShownArticle() {
  const params = useParams();
  const { search } = useLocation();
  const id = idOf(params, new URLSearchParams(search));
  const site = useSite();
  const { origin } = usePageFacts();
  const requireLogin = useRequireLogin();
  const openTool = useSetAtom(openToolAtom);
  const [storedTextSize, onStoreTextSize] = useStoredText('articleTextSize');
  const {
    bound,
    data: article,
    isMissing,
  } = useArticlePage({
    id,
    address: `${origin}${newsPaths.article(id)}`,
    storedTextSize,
    onStoreTextSize,
    ...usePageActions('follow'),
  });
  useRecordVisit({ memberId: useMemberId(), type: 2, id: article?.id });
  if (isMissing) throw new PageMissing();
  const { article: shown } = bound;
  if (shown.status === 'failed' && shown.code === 'article.taken_down') throw new PageGone(shown.message);
  return (
    <>
      {article && (
        <PageHead
          title={article.title}
          description={article.summary}
          canonicalPath={newsPaths.article(id)}
          feed={{ of: article.channel.name, query: `channelId=${article.channel.id}` }}
          kind="article"
          jsonLd={
            import.meta.env.SSR
              ? [
                  articleJsonLd(origin, site, article),
                  breadcrumbsJsonLd(origin, [
                    { name: t('news'), path: newsPaths.news() },
                    { name: article.channel.name, path: newsPaths.newsChannel(article.channel.id) },
                    { name: article.title, path: newsPaths.article(id) },
                  ]),
                ]
              : []
          }
        />
      )}
      <ArticlePage
        {...bound}
        onCorrect={() => requireLogin('feedback', () => openTool('feedback'))}
        comments={<ArticleComments about={{ articleId: id }} />}
        commentsId={COMMENTS_ID}
      />
    </>
  );
}
