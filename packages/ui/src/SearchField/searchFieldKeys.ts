import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `SearchField`. */
export const searchFieldKeys = {
  focus: { keys: '{Tab}', does: '到输入框' },
  submit: { keys: '{Enter}', does: '提交；输入法选字的 Enter 不算', when: '有内容' },
  clear: { keys: '{Escape}', does: '清空，焦点留在输入框', when: '有内容' },
} as const satisfies KeyTable;
