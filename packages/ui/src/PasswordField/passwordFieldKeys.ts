import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `PasswordField`. */
export const passwordFieldKeys = {
  focus: { keys: '{Tab}', does: '到输入框' },
  button: { keys: '{Tab}', does: '到显示密码的按钮' },
  show: { keys: [' ', '{Enter}'], does: '显示或隐藏密码，焦点留在按钮上', when: '焦点在按钮上' },
} as const satisfies KeyTable;
