import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `BackToTop`. */
export const backToTopKeys = {
  go: { keys: '{Enter}', does: '回到顶部，焦点到标题', when: '焦点在按钮上' },
} as const satisfies KeyTable;
