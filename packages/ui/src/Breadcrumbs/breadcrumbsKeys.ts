import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Breadcrumbs`. */
export const breadcrumbsKeys = {
  focus: { keys: '{Tab}', does: '到第一级；这一页自己不停' },
  open: { keys: '{Enter}', does: '去那一级' },
} as const satisfies KeyTable;
