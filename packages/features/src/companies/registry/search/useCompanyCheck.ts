import { registryBudgetQuery, registrySearchQuery } from '@chippage/api/companies';
import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import type { CompanyCheckProps } from './CompanyCheck.tsx';

/** The call for a page of companies, so that a loader and the page ask for the same. */
export const companyCheckVariables = (keywords: string, page: number): VarsOf<'registrySearch'> => ({ keywords, pageIndex: page });

/** Companies that words find; '' finds none and asks for none. A visitor who has not searched yet does not ask what is left either. */
export function useCompanyCheck({
  keywords,
  page,
  isMember,
}: {
  keywords: string;
  page: number;
  isMember: boolean;
}): Pick<CompanyCheckProps, 'hits' | 'budget'> {
  const isSearching = keywords !== '';
  const answer = registrySearchQuery.use(isSearching ? companyCheckVariables(keywords, page) : null, { revalidateIfStale: false });
  const isCounted = isMember || isSearching;
  // A search takes one of today's queries: what is left is read after it, every time.
  const isDone = !isSearching || answer.data !== undefined || answer.error !== undefined;
  const { data: budget } = registryBudgetQuery.use(isCounted && isDone ? {} : null, { dedupingInterval: 0 });
  return { hits: isSearching ? toLoadable(answer) : null, budget: isCounted ? (budget ?? null) : undefined };
}
