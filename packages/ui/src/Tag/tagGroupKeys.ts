import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `TagGroup`. */
export const tagGroupKeys = {
  focus: { keys: '{Tab}', does: '到第一个标签的移除按钮' },
  remove: { keys: ['{Enter}', ' ', '{Delete}', '{Backspace}'], does: '移除，焦点到下一个；没有了到列表' },
} as const satisfies KeyTable;
