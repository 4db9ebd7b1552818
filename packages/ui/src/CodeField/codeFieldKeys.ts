import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of `CodeField`. */
export const codeFieldKeys = {
  focus: { keys: '{Tab}', does: '到输入框；六位是一个框，不是六个' },
  type: { keys: '4a0 8-1935', does: '只留数字，够了不再收', shown: '文字' },
  button: { keys: '{Tab}', does: '到获取验证码的按钮' },
  send: { keys: '{Enter}', does: '发送；冷却中按下不起作用，焦点不丢', when: '焦点在按钮上' },
} as const satisfies KeyTable;
