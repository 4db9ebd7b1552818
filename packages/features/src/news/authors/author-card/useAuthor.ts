import { authorDetailQuery, newestAuthorsQuery } from '@chippage/api/news';
import type { Author } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';

/** How many authors the page of all authors shows. */
export const NEWEST_AUTHORS = { size: 50 };

/** Reads one author. */
export function useAuthor(id: number) {
  return useDetail(authorDetailQuery, { id });
}

/** Reads the authors who published last; undefined while they are read. */
export function useNewestAuthors(): readonly Author[] | undefined {
  return newestAuthorsQuery.use(NEWEST_AUTHORS, { revalidateIfStale: false }).data?.data;
}
