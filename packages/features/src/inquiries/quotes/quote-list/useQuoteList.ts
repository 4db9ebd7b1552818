import { quoteCountsQuery, quotesQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import type { QuoteListProps } from './QuoteList.tsx';
import { type QuoteListQuery, quoteListVariables } from './quoteListQuery.ts';

/** A page of the company's quotes; while another is read the last one stays. */
export function useQuoteList(query: QuoteListQuery): Pick<QuoteListProps, 'quotes' | 'counts' | 'isRefreshing'> {
  const answer = quotesQuery.use(quoteListVariables(query), { keepPreviousData: true });
  const counts = quoteCountsQuery.use({});
  return {
    quotes: toLoadable(answer),
    counts: counts.data?.data ?? null,
    isRefreshing: answer.isLoading && answer.data !== undefined,
  };
}
