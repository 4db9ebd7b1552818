import { myDetailQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { addComment, articleCommentsQuery, commentRepliesQuery, deleteComment, reportComment, setCommentLike } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { Comment, CommentReply } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import type { CommentSectionProps } from './CommentSection.tsx';
import { commentsMessages } from './messages.ts';

const PAGE = { pageSize: 20 };
const ALL_REPLIES = 100;

/** What is commented on. */
type About = { articleId: number } | { resourceId: number } | { postId: number };

/** What the first comments of something are asked by. */
export function firstComments(about: About) {
  return { ...about, ...PAGE, pageIndex: 1 };
}

export interface CommentsOptions extends PageActions {
  about: About;
  isLoggedIn: boolean;
  /** No more comments are taken. @default false */
  isClosed?: boolean;
}

function draftKeyOf(about: About): string {
  if ('articleId' in about) return `comment:${about.articleId}`;
  return 'postId' in about ? `comment:post:${about.postId}` : `comment:resource:${about.resourceId}`;
}

/** Binds `CommentSection` to the comments of an article, a technical resource or a post of the circle. */
export function useComments({
  about,
  isLoggedIn,
  isClosed = false,
  demandLogin,
  notify,
}: CommentsOptions): Omit<CommentSectionProps, 'id' | 'onLogIn' | 'bindHref' | 'drafts'> {
  const t = useMessages(commentsMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const { data: mine } = myDetailQuery.use(isLoggedIn ? {} : null);
  const { rows, total, error, retry, done, loadMore, isLoadingMore } = articleCommentsQuery.usePages({ ...about, ...PAGE });
  const [unfolded, setUnfolded] = useState<Record<number, CommentReply[]>>({});

  const failed = () => notify({ tone: 'danger', text: t('notDone') });
  const readReplies = async (commentId: number) => {
    const { data } = await commentRepliesQuery.fetch({ commentId, pageSize: ALL_REPLIES }, { client });
    setUnfolded((was) => ({ ...was, [commentId]: data }));
  };
  const refresh = async () => {
    await invalidate(articleCommentsQuery);
    await Promise.all(Object.keys(unfolded).map((id) => readReplies(Number(id))));
  };
  const carryOut = (action: Promise<unknown>, done?: string) =>
    action.then(async () => {
      if (done !== undefined) notify({ tone: 'success', text: done });
      await refresh();
    }, failed);
  const likes = useWishes<number>({
    send: (id, isLiked) => setCommentLike({ id, isLiked }, { client }),
    refresh,
    failed: t('notDone'),
    demandLogin,
    notify,
  });
  const asLiked = <Each extends CommentReply | Comment>(each: Each): Each => ({
    ...each,
    likes: likes.countOf(each.id, { isOn: each.isLiked, count: each.likes }),
    isLiked: likes.isOn(each.id, each.isLiked),
  });
  const shown = rows.map((comment) => ({ ...asLiked(comment), replies: (unfolded[comment.id] ?? comment.replies).map(asLiked) }));
  return {
    draftKey: draftKeyOf(about),
    comments:
      error && rows.length === 0
        ? { status: 'failed', code: error.reason, message: error.message, onRetry: retry }
        : total === null
          ? { status: 'loading' }
          : { status: 'ready', data: { data: shown, totalRecord: total } },
    onLoadMore: done ? undefined : loadMore,
    isLoadingMore,
    onLoadReplies: ({ id }) => void readReplies(id).catch(failed),
    writer: isClosed ? 'closed' : !isLoggedIn ? 'visitor' : mine && mine.mobile === null ? 'no_mobile' : 'member',
    onSend: async (content, replyToId) => {
      await addComment({ ...about, content, ...(replyToId !== undefined && { replyToId }) }, { client });
      await refresh();
    },
    onLike: ({ id }, isLiked) => likes.want(id, isLiked),
    onRemove: ({ id }) => carryOut(deleteComment({ id }, { client }), t('removed')),
    onReport: ({ id }, reason) => demandLogin(() => void carryOut(reportComment({ id, reason }, { client }), t('reported'))),
  };
}
