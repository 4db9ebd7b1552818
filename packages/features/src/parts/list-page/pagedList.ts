import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { Pages } from '@chippage/api/query';

/** Rows read page after page, as a list shows them. */
export interface PagedList<Row> {
  rows: readonly Row[];
  /** Rows over all pages. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last page did not come; `null` when it did. */
  moreError: string | null;
}

/** Turns pages that are being read into what a list shows. */
export function toPagedList<Row>(pages: Pages<Row>): Loadable<PagedList<Row>> {
  const { rows, total, done, isLoadingMore, error, retry } = pages;
  const data = total === null ? undefined : { rows, total, hasMore: !done, isLoadingMore, moreError: error?.message ?? null };
  return toLoadable({ data, error, mutate: retry });
}
