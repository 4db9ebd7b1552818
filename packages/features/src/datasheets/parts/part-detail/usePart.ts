import { partDetailQuery } from '@chippage/api/datasheets';
import { useDetail } from '../../../parts/loaded/useDetail.ts';

/** Reads one part. @param id null waits */
export function usePart(id: number | null) {
  return useDetail(partDetailQuery, id === null ? null : { id });
}
