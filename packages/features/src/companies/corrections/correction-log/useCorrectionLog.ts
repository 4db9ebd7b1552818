import { registryCorrectionsQuery } from '@chippage/api/companies';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { CorrectionLogProps } from './CorrectionLog.tsx';

const PAGE_SIZE = 5;

/** What `CorrectionLog` asks at first, for a page that reads ahead. */
export const correctionLogVariables = (companyId: number) => ({ companyId, pageIndex: 1, pageSize: PAGE_SIZE });

/** Binds `CorrectionLog` to the API. */
export function useCorrectionLog(companyId: number): CorrectionLogProps {
  const pages = registryCorrectionsQuery.usePages({ companyId, pageSize: PAGE_SIZE });
  return { companyId, lines: toPagedList(pages), onLoadMore: pages.loadMore };
}
