import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `SkipLink`. */
export const skipLinkKeys = {
  show: { keys: '{Tab}', does: '得到焦点时才出现', when: '页面刚打开' },
  go: { keys: '{Enter}', does: '跳到正文' },
} as const satisfies KeyTable;
