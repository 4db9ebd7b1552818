import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Menu`. */
export const menuKeys = {
  open: { keys: ['{Enter}', ' ', '{ArrowDown}'], does: '打开，到第一项', when: '焦点在按钮上' },
  openLast: { keys: '{ArrowUp}', does: '打开，到最后一项', when: '焦点在按钮上' },
  home: { keys: '{Home}', does: '到第一项' },
  next: { keys: '{ArrowDown}', does: '到下一项，跳过不可用的' },
  previous: { keys: '{ArrowUp}', does: '到上一项' },
  end: { keys: '{End}', does: '到最后一项' },
  choose: { keys: '{Enter}', does: '执行，菜单关闭，焦点还给按钮' },
  close: { keys: '{Escape}', does: '关闭，什么都不做' },
} as const satisfies KeyTable;
