import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `LinkButton`. */
export const linkButtonKeys = {
  focus: { keys: '{Tab}', does: '到链接' },
  open: { keys: '{Enter}', does: '打开链接；空格不打开，它是链接', when: '焦点在链接上' },
} as const satisfies KeyTable;
