import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable } from '@chippage/api/loadable';
import { articleDetailQuery, noteArticleRead, setArticleLike } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import { useEffect } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import { useBlockAuthor } from '../../authors/author-card/useBlockAuthor.ts';
import { useFollowAuthor } from '../../authors/author-card/useFollowAuthor.ts';
import type { TextSize } from './ArticleActions.tsx';
import type { ArticlePageProps } from './ArticlePage.tsx';
import { articlePageMessages } from './messages.ts';

export interface ArticlePageOptions extends PageActions {
  id: number;
  /** The whole address of the article, for sharing it. */
  address: string;
  /** What this browser keeps of the size of text. */
  storedTextSize: string | null;
  onStoreTextSize: (size: TextSize) => void;
}

/** The size that is kept; what nobody has chosen is normal. */
function textSizeOf(stored: string | null): TextSize {
  return stored === 'large' ? 'large' : 'normal';
}

type Bound = Pick<ArticlePageProps, 'article' | 'onFollowAuthor' | 'onBlockAuthor' | 'onLike' | 'onShare' | 'onPrint' | 'textSize' | 'onTextSizeChange'>;

/** Binds `ArticlePage` to the API and tells the server that the article was opened. */
export function useArticlePage({ id, address, storedTextSize, onStoreTextSize, demandLogin, notify }: ArticlePageOptions) {
  const t = useMessages(articlePageMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const follows = useFollowAuthor({ demandLogin, notify });
  const likes = useWishes<number>({
    send: (article, isLiked) => setArticleLike({ id: article, isLiked }, { client }),
    refresh: () => invalidate(articleDetailQuery),
    failed: t('notDone'),
    demandLogin,
    notify,
  });
  const block = useBlockAuthor({ demandLogin, notify });
  const { value, data, isMissing } = useDetail(articleDetailQuery, { id });
  useEffect(() => {
    // Whether it counts is decided by the server; a failure is not shown to the reader.
    noteArticleRead({ id }, { client }).catch(() => undefined);
  }, [client, id]);
  const bound: Bound = {
    article: mapLoadable(value, (article) => ({
      ...article,
      counters: { ...article.counters, likes: likes.countOf(id, { isOn: article.isLiked, count: article.counters.likes }) },
      isLiked: likes.isOn(id, article.isLiked),
      isFollowed: follows.isOn(article.author.id, article.isFollowed),
    })),
    onFollowAuthor: (isFollowed) => data && follows.want(data.author.id, isFollowed),
    onBlockAuthor: (isBlocked) => data && block(data.author, isBlocked),
    onLike: (isLiked) => likes.want(id, isLiked),
    onShare: () => {
      navigator.clipboard.writeText(address).then(
        () => notify({ tone: 'success', text: t('shared') }),
        () => notify({ tone: 'warn', text: t('notShared') }),
      );
    },
    onPrint: () => window.print(),
    textSize: textSizeOf(storedTextSize),
    onTextSizeChange: onStoreTextSize,
  };
  return { bound, data, isMissing };
}
