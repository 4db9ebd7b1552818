import { myDetailQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { addComment, articleCommentsQuery, commentRepliesQuery, deleteComment, reportComment, setCommentLike } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { CommentReply } from '@chippage/api/types';
import { CommentSection } from '@chippage/features/CommentSection';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { accountPaths } from '../routes/account/account.paths.ts';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { t } from './messages.ts';

/** Address of the comments within the page. */
export const COMMENTS_ID = 'comments';
const ALL_REPLIES = 100;
/** 手机与邮箱, where a phone is bound. */
const MOBILE_SETTINGS = 2;

/** The comments of an article, bound to the API and to who is logged in. */
export function ArticleComments({ articleId }: { articleId: number }) {
  const client = useApi();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const requireLogin = useRequireLogin();
  const { data: mine } = myDetailQuery.use(member ? {} : null);
  const comments = articleCommentsQuery.usePages({ articleId, pageSize: 20 });
  const [unfolded, setUnfolded] = useState<Record<number, CommentReply[]>>({});

  const readReplies = async (commentId: number) => {
    const { data } = await commentRepliesQuery.fetch({ commentId, pageSize: ALL_REPLIES }, { client });
    setUnfolded((was) => ({ ...was, [commentId]: data }));
  };
  const refresh = async () => {
    await invalidate(articleCommentsQuery);
    await Promise.all(Object.keys(unfolded).map((id) => readReplies(Number(id))));
  };
  const carryOut = (action: Promise<unknown>, done?: string) =>
    action.then(
      async () => {
        if (done !== undefined) notify({ tone: 'success', text: done });
        await refresh();
      },
      () => notify({ tone: 'danger', text: t('failed') }),
    );
  const rows = comments.rows.map((comment) => ({ ...comment, replies: unfolded[comment.id] ?? comment.replies }));
  return (
    <CommentSection
      id={COMMENTS_ID}
      comments={
        comments.error && comments.rows.length === 0
          ? { status: 'failed', code: comments.error.reason, message: comments.error.message, onRetry: comments.retry }
          : comments.total === null
            ? { status: 'loading' }
            : { status: 'ready', data: { data: rows, totalRecord: comments.total } }
      }
      onLoadMore={comments.done ? undefined : comments.loadMore}
      isLoadingMore={comments.isLoadingMore}
      onLoadReplies={({ id }) => void readReplies(id).catch(() => notify({ tone: 'danger', text: t('failed') }))}
      writer={!member ? 'visitor' : mine && mine.mobile === null ? 'no_mobile' : 'member'}
      onLogIn={() => openLogin({ reason: 'comment' })}
      bindHref={accountPaths.accountSetting(MOBILE_SETTINGS)}
      onSend={async (content, replyToId) => {
        await addComment({ articleId, content, ...(replyToId !== undefined && { replyToId }) }, { client });
        await refresh();
      }}
      onLike={({ id }, isLiked) => requireLogin('follow', () => void carryOut(setCommentLike({ id, isLiked }, { client })))}
      onRemove={({ id }) => carryOut(deleteComment({ id }, { client }), t('removed'))}
      onReport={({ id }, reason) => requireLogin('follow', () => void carryOut(reportComment({ id, reason }, { client }), t('reported')))}
    />
  );
}
