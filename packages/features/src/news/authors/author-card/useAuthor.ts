import { authorDetailQuery } from '@chippage/api/news';
import { useDetail } from '../../../parts/loaded/useDetail.ts';

/** Reads one author. */
export function useAuthor(id: number) {
  return useDetail(authorDetailQuery, { id });
}
