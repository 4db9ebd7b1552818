import { companySearchQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import type { CompanyListProps } from './CompanyList.tsx';
import { type CompanyListQuery, companyListVariables } from './companyListQuery.ts';

/** A page of companies; while another is read the last one stays. */
export function useCompanyList(query: CompanyListQuery): Pick<CompanyListProps, 'companies' | 'isRefreshing'> {
  const answer = companySearchQuery.use(companyListVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  return { companies: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
