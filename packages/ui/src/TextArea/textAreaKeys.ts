import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `TextArea`. */
export const textAreaKeys = {
  focus: { keys: '{Tab}', does: '到输入框' },
  newLine: { keys: '{Enter}', does: '换行，不提交' },
  leave: { keys: '{Tab}', does: '离开，不缩进' },
} as const satisfies KeyTable;
