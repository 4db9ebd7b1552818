import { registryBudgetQuery, registrySearchQuery } from '@chippage/api/companies';
import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { useEffect } from 'react';
import type { CompanyCheckProps } from './CompanyCheck.tsx';

/** The call for a page of companies, so that a loader and the page ask for the same. */
export const companyCheckVariables = (keywords: string, page: number): VarsOf<'registrySearch'> => ({ keywords, pageIndex: page });

/** Companies that words find; '' finds none and asks for none. */
export function useCompanyCheck(keywords: string, page: number): Pick<CompanyCheckProps, 'hits' | 'budget'> {
  const answer = registrySearchQuery.use(keywords === '' ? null : companyCheckVariables(keywords, page), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  const { data: budget, mutate } = registryBudgetQuery.use({}, { revalidateOnFocus: false });
  const isRead = answer.data !== undefined || answer.error !== undefined;
  // A search takes one of today's queries.
  useEffect(() => {
    if (isRead) void mutate();
  }, [isRead, keywords, mutate]);
  return { hits: keywords === '' ? null : toLoadable(answer), budget: budget ?? null };
}
