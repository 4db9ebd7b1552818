import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `RegisterForm`. */
export const registerFormKeys = {
  next: { keys: '{Tab}', does: '到短信验证码', when: '焦点在手机号码里' },
  ask: { keys: '{Tab}{Enter}', does: '发出验证码，焦点回到验证码', when: '焦点在短信验证码里' },
  agree: { keys: ' ', does: '同意或不同意协议', when: '焦点在协议上' },
  send: { keys: '{Enter}', does: '注册', when: '焦点在“注册”上' },
} as const satisfies KeyTable;
