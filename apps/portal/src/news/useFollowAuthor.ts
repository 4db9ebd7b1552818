import { addFollow, removeFollow } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { articleDetailQuery, authorDetailQuery } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import { useRequireLogin } from '../session/useRequireLogin.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { t } from './messages.ts';

/** Follows an author, or not any more; a visitor logs in first. */
export function useFollowAuthor(): (id: number, isFollowed: boolean) => void {
  const client = useApi();
  const invalidate = useInvalidate();
  const requireLogin = useRequireLogin();
  const notify = useNotify();
  return (id, isFollowed) =>
    requireLogin('follow', () => {
      const change = isFollowed ? addFollow : removeFollow;
      change({ kind: 'author', id }, { client }).then(
        () => Promise.all([invalidate(authorDetailQuery), invalidate(articleDetailQuery)]),
        () => notify({ tone: 'danger', text: t('failed') }),
      );
    });
}
