import { boardRowQuery, ownBoardRowQuery, quoteCountsQuery, quoteDetailQuery, quotesQuery } from '@chippage/api/inquiries';
import { useInvalidate } from '@chippage/api/query';

/** Reads again what a change of a quote changes on the screen. */
export function useChangedQuotes(): () => Promise<void> {
  const invalidate = useInvalidate();
  return async () => {
    await Promise.all([
      invalidate(quoteDetailQuery),
      invalidate(quotesQuery),
      invalidate(quoteCountsQuery),
      invalidate(ownBoardRowQuery),
      invalidate(boardRowQuery),
    ]);
  };
}
