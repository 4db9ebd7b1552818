import { brandDetailQuery } from '@chippage/api/directory';
import { useDetail } from '../../parts/loaded/useDetail.ts';

/** Reads one brand. */
export function useBrand(brandId: number) {
  return useDetail(brandDetailQuery, { brandId });
}
