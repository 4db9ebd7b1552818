import { addFollow, removeFollow } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { articleDetailQuery, authorDetailQuery } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { authorCardMessages } from './messages.ts';

/** Follows an author, or not any more; a visitor logs in first. */
export function useFollowAuthor({ demandLogin, notify }: PageActions): (id: number, isFollowed: boolean) => void {
  const t = useMessages(authorCardMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  return (id, isFollowed) =>
    demandLogin(() => {
      const change = isFollowed ? addFollow : removeFollow;
      change({ kind: 'author', id }, { client }).then(
        () => Promise.all([invalidate(authorDetailQuery), invalidate(articleDetailQuery)]),
        () => notify({ tone: 'danger', text: t('failed') }),
      );
    });
}
