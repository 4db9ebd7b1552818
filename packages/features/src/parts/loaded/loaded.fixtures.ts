import type { PagedList } from '../list-page/pagedList.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A moment so long ago, as the API tells times. */
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

/** What every list and form shows when it is ready. */
export const ready = <T>(data: T) => ({ status: 'ready' as const, data });
export const loading = { status: 'loading' as const };
export const failed = (onRetry: () => void) => ({
  status: 'failed' as const,
  code: 'network.unreachable' as const,
  message: '网络连接失败，请检查网络后重试',
  onRetry,
});
/** Rows as one whole list. */
export const listOf = <Row>(rows: readonly Row[], more: Partial<PagedList<Row>> = {}): PagedList<Row> => ({
  rows,
  total: rows.length,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  ...more,
});
