import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Dialog`. */
export const dialogKeys = {
  open: { keys: '{Enter}', does: '打开，焦点到第一个输入框；没有输入框时到对话框', when: '焦点在打开它的按钮上' },
  next: { keys: '{Tab}', does: '到下一处' },
  around: { keys: '{Tab}', does: '回到第一处，不会走到背后的页面', when: '在最后一处' },
  previous: { keys: '{Shift>}{Tab}{/Shift}', does: '到上一处' },
  close: { keys: '{Escape}', does: '关闭，焦点还给打开它的按钮' },
} as const satisfies KeyTable;
