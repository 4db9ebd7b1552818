import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `ConfirmDialog`. */
export const confirmDialogKeys = {
  cancel: { keys: '{Enter}', does: '取消，焦点还给打开它的按钮', when: '刚打开：焦点在取消上' },
  close: { keys: '{Escape}', does: '等于取消' },
  next: { keys: '{Tab}', does: '到确认' },
  confirm: { keys: '{Enter}', does: '确认', when: '焦点在确认上' },
} as const satisfies KeyTable;
