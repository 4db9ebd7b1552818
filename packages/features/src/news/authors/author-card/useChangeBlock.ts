import { useApi } from '@chippage/api/ApiProvider';
import * as news from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';

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

/** Gives a function that blocks an author, or not any more, and lets the lists with articles of theirs be read again. It throws the server's ApiError. */
export function useChangeBlock(): (authorId: number, isBlocked: boolean) => Promise<void> {
  const client = useApi();
  const invalidate = useInvalidate();
  return async (authorId, isBlocked) => {
    await (isBlocked ? news.blockAuthor : news.unblockAuthor)({ authorId }, { client });
    // It is done: who waits for the answer does not wait for the lists.
    void Promise.all(lists.map((list) => invalidate(list)));
  };
}
