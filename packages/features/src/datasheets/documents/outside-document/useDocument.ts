import { documentDetailQuery } from '@chippage/api/datasheets';
import { useDetail } from '../../../parts/loaded/useDetail.ts';

/** Reads one datasheet, hosted or at its maker's address. */
export function useDocument(id: number) {
  return useDetail(documentDetailQuery, { id });
}
