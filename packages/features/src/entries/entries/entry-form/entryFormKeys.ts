import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `EntryForm`. */
export const entryFormKeys = {
  send: { keys: '{Enter}', does: '提交审核；有不对的，焦点到第一处', when: '焦点在输入框里' },
  jump: { keys: '{Enter}', does: '焦点到那一栏', when: '焦点在错误清单的一句上' },
} as const satisfies KeyTable;
