import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { articleCommentsQuery, articleDetailQuery, noteArticleRead, setArticleLike } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import { ArticlePage, type TextSize } from '@chippage/features/ArticlePage';
import { useSite } from '@chippage/features/FeaturesProvider';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { openToolAtom } from '../../../atoms/openToolAtom.ts';
import { useRecordVisit } from '../../../history/useRecordVisit.ts';
import { ArticleComments, COMMENTS_ID } from '../../../news/ArticleComments.tsx';
import { articleJsonLd } from '../../../news/articleJsonLd.ts';
import { t } from '../../../news/messages.ts';
import { useFollowAuthor } from '../../../news/useFollowAuthor.ts';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { useRequireLogin } from '../../../session/useRequireLogin.ts';
import { useNotify } from '../../../toasts/useNotify.ts';

/** The older address has its number in the query. */
const idOf = (params: Readonly<Record<string, string | undefined>>, search: URLSearchParams) => idFrom(params['id'] ?? search.get('id') ?? undefined);

export const loader = prefetch(({ params, search }) => {
  const id = idOf(params, search);
  return [vital(articleDetailQuery, { id }), wanted(articleCommentsQuery, { articleId: id, pageSize: 20, pageIndex: 1 })];
});

/** One article with its comments. */
export default function ArticleRoute() {
  const params = useParams();
  const { search } = useLocation();
  const id = idOf(params, new URLSearchParams(search));
  const answer = articleDetailQuery.use({ id }, { revalidateIfStale: false });
  const client = useApi();
  const site = useSite();
  const { origin } = usePageFacts();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const requireLogin = useRequireLogin();
  const follow = useFollowAuthor();
  const openTool = useSetAtom(openToolAtom);
  const [textSize, setTextSize] = useState<TextSize>('normal');
  useRecordVisit(2, answer.data?.id);
  useEffect(() => {
    // Whether it counts is the server's business; a reader needs no word of it.
    noteArticleRead({ id }, { client }).catch(() => undefined);
  }, [client, id]);
  if (answer.error?.status === 404) throw new PageMissing();
  const article = answer.data;
  return (
    <>
      {article && (
        <PageHead
          title={article.title}
          description={article.summary}
          canonicalPath={newsPaths.article(id)}
          feed={{ of: article.channel.name, query: `channelId=${article.channel.id}` }}
          kind="article"
          jsonLd={[
            articleJsonLd(origin, site, article),
            breadcrumbsJsonLd(origin, [
              { name: t('news'), path: newsPaths.news() },
              { name: article.channel.name, path: newsPaths.newsChannel(article.channel.id) },
              { name: article.title, path: newsPaths.article(id) },
            ]),
          ]}
        />
      )}
      <ArticlePage
        article={toLoadable(answer)}
        onFollowAuthor={(isFollowed) => article && follow(article.author.id, isFollowed)}
        onLike={(isLiked) =>
          requireLogin('follow', () => {
            setArticleLike({ id, isLiked }, { client }).then(
              () => invalidate(articleDetailQuery),
              () => notify({ tone: 'danger', text: t('failed') }),
            );
          })
        }
        onShare={() => {
          navigator.clipboard.writeText(`${origin}${newsPaths.article(id)}`).then(
            () => notify({ tone: 'success', text: t('linkCopied') }),
            () => notify({ tone: 'warn', text: t('linkNotCopied') }),
          );
        }}
        onPrint={() => window.print()}
        onCorrect={() => requireLogin('feedback', () => openTool('feedback'))}
        textSize={textSize}
        onTextSizeChange={setTextSize}
        comments={<ArticleComments articleId={id} />}
        commentsId={COMMENTS_ID}
      />
    </>
  );
}
