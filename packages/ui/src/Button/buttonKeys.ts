import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `Button`. */
export const buttonKeys = {
  focus: { keys: '{Tab}', does: '到按钮' },
  press: { keys: ['{Enter}', ' '], does: '按下，焦点留在按钮上', when: '焦点在按钮上' },
} as const satisfies KeyTable;
