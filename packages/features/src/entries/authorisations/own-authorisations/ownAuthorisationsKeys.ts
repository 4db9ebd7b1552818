import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OwnAuthorisations`. */
export const ownAuthorisationsKeys = {
  send: { keys: '{Enter}', does: '提交；有没填的，焦点到第一个', when: '焦点在输入框里' },
} as const satisfies KeyTable;
