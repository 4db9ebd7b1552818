import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Table`. */
export const tableKeys = {
  next: { keys: '{ArrowDown}', does: '到下一行的型号', when: '焦点在行里的链接上' },
  end: { keys: '{End}', does: '到最后一行', when: '焦点在行里的链接上' },
  previous: { keys: '{ArrowUp}', does: '到上一行', when: '焦点在行里的链接上' },
  home: { keys: '{Home}', does: '到第一行', when: '焦点在行里的链接上' },
} as const satisfies KeyTable;

/** The keyboard of `Table`: sort. */
export const tableSortKeys = {
  sort: { keys: ['{Enter}', ' '], does: '换方向排序，由 aria-sort 说出', when: '焦点在可排序的表头上' },
} as const satisfies KeyTable;
