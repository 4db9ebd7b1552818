import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Toast`. */
export const toastKeys = {
  region: { keys: '{F6}', does: '走到通知区', when: '有通知' },
  close: { keys: '{Enter}', does: '关闭这一条，焦点回到原处', when: '焦点在关闭按钮上' },
} as const satisfies KeyTable;
