import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `FileButton`. */
export const fileButtonKeys = {
  focus: { keys: '{Tab}', does: '到按钮' },
  open: { keys: ['{Enter}', ' '], does: '打开系统的选择窗口' },
} as const satisfies KeyTable;
