import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Sheet`. */
export const sheetKeys = {
  open: { keys: '{Enter}', does: '打开，焦点进到抽屉里', when: '焦点在打开它的按钮上' },
  next: { keys: '{Tab}', does: '到下一处' },
  previous: { keys: '{Shift>}{Tab}{/Shift}', does: '到上一处；第一处之前是最后一处' },
  close: { keys: '{Escape}', does: '关闭，焦点还给打开它的按钮' },
} as const satisfies KeyTable;
