import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { usedPartsQuery } from '@chippage/api/resources';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { UsedPartsProps } from './UsedParts.tsx';

/** What a page of them asks for. @param category Null: of all. */
export const usedOn = (category: string | null, page: number): VarsOf<'usedParts'> => ({
  ...(category !== null && { category }),
  pageIndex: page,
  pageSize: PAGE_SIZE,
});

/** Binds `UsedParts` to the API; while others are read the last ones stay. */
export function useUsedParts(category: string | null, page: number): Pick<UsedPartsProps, 'parts' | 'isRefreshing' | 'page'> {
  const answer = usedPartsQuery.use(usedOn(category, page), { keepPreviousData: true, revalidateIfStale: false });
  return { parts: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined, page };
}
