import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `TextField`. */
export const textFieldKeys = {
  focus: { keys: '{Tab}', does: '到输入框' },
  button: { keys: '{Tab}', does: '到框里的按钮，例如“获取验证码”“显示密码”', when: '框里有按钮' },
  back: { keys: '{Shift>}{Tab}{/Shift}', does: '回到输入框' },
} as const satisfies KeyTable;
