import { quoteCountsQuery } from '@chippage/api/inquiries';

/** In how many quotes the company is awaited; 0 while it is not known. @param isCompany whether the member speaks for one */
export function useAwaitedQuotes(isCompany: boolean): number {
  const counts = quoteCountsQuery.use(isCompany ? {} : null).data?.data ?? [];
  return counts.reduce((sum, { myTurn }) => sum + myTurn, 0);
}
