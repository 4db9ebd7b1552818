import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `KnownContactForm`. */
export const knownContactFormKeys = {
  send: { keys: '{Enter}', does: '保存；有不对的，焦点到第一处', when: '焦点在输入框里' },
} as const satisfies KeyTable;
