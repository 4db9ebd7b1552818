import { addFollow, followsQuery, removeFollow } from '@chippage/api/favourites';
import { useApi } from '@chippage/api/ApiProvider';
import { articleDetailQuery, authorDetailQuery } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes, type Wishes } from '../../../parts/action/useWishes.ts';
import { authorCardMessages } from './messages.ts';

const changed = [authorDetailQuery, articleDetailQuery, followsQuery];

/** Follows authors, or not any more; a visitor logs in first. */
export function useFollowAuthor({ demandLogin, notify }: PageActions): Wishes<number> {
  const t = useMessages(authorCardMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  return useWishes<number>({
    send: (id, isFollowed) => (isFollowed ? addFollow : removeFollow)({ kind: 'author', id }, { client }),
    refresh: () => Promise.all(changed.map((query) => invalidate(query))),
    failed: t('failed'),
    demandLogin,
    notify,
  });
}
