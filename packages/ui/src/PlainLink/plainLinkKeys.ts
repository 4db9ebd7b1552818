import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `PlainLink`. */
export const plainLinkKeys = {
  focus: { keys: '{Tab}', does: '到链接' },
  open: { keys: '{Enter}', does: '打开链接，不重新载入页面', when: '焦点在链接上' },
} as const satisfies KeyTable;
