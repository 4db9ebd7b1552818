import { useApi } from '@chippage/api/ApiProvider';
import * as news from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { AuthorName } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { authorCardMessages } from './messages.ts';

/** Every list in which an author appears. */
const lists = [
  news.authorDetailQuery,
  news.articleDetailQuery,
  news.newsIndexQuery,
  news.articleListQuery,
  news.articleSearchQuery,
  news.channelArticlesQuery,
  news.followedArticlesQuery,
  news.newestAuthorsQuery,
  news.newestArticlesQuery,
];

/** Blocks an author, or not any more; a visitor logs in first. The message undoes it. */
export function useBlockAuthor({ demandLogin, notify }: PageActions): (author: Pick<AuthorName, 'id' | 'name'>, isBlocked: boolean) => void {
  const t = useMessages(authorCardMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const block = (author: Pick<AuthorName, 'id' | 'name'>, isBlocked: boolean) =>
    demandLogin(() => {
      const { id: authorId, name } = author;
      const change = isBlocked ? news.blockAuthor : news.unblockAuthor;
      change({ authorId }, { client }).then(
        () => {
          const action = { label: t('undo'), onPress: () => block(author, !isBlocked) };
          notify({ tone: 'success', text: t(isBlocked ? 'blocked' : 'unblocked', { name }), ...(isBlocked && { action }) });
          return Promise.all(lists.map((list) => invalidate(list)));
        },
        () => notify({ tone: 'danger', text: t('failed') }),
      );
    });
  return block;
}
