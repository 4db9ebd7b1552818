import { companyFiguresQuery, companyHomeQuery } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import type { CompanyHome } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { CompanyHeadProps } from './CompanyHead.tsx';

/** A company as its page shows it. `isMissing`: nobody has verified such a one. */
export function useCompanyHome(id: number): Pick<CompanyHeadProps, 'company' | 'figures'> & { data: CompanyHome | undefined; isMissing: boolean } {
  const { value, data, isMissing } = useDetail(companyHomeQuery, { id });
  const figures = companyFiguresQuery.use({ id }, { revalidateIfStale: false });
  return { company: value, figures: toLoadable(figures), data, isMissing };
}
