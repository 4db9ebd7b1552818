import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Pagination`. */
export const paginationKeys = {
  focus: { keys: '{Tab}', does: '到第一个链接' },
  next: { keys: '{Tab}', does: '到下一个链接' },
  open: { keys: '{Enter}', does: '去那一页' },
} as const satisfies KeyTable;
