/** The three ways to log in. */
export type LoginMode = 'sms' | 'wechat' | 'password';

/** The dialog's switches: the corner and the WeChat icon share one, the tabs are the other. */
export type ModeSwitch = 'wechat' | 'password';

/** Each switch leads to its own mode, and from there back to SMS. */
export function switchMode(mode: LoginMode, pressed: ModeSwitch): LoginMode {
  return mode === pressed ? 'sms' : pressed;
}
