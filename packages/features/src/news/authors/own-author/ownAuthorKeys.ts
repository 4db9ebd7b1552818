import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `OwnAuthor`. */
export const ownAuthorKeys = {
  send: { keys: '{Enter}', does: '提交；没有填好的，焦点到第一处', when: '焦点在输入框里' },
} as const satisfies KeyTable;
