import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Popover`. */
export const popoverKeys = {
  open: { keys: ['{Enter}', ' '], does: '打开，焦点进到气泡里', when: '焦点在按钮上' },
  close: { keys: '{Escape}', does: '关闭，焦点还给按钮' },
} as const satisfies KeyTable;
