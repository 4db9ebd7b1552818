import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of `LoginDialog`. */
export const loginDialogKeys = {
  wrap: { keys: '{Shift>}{Tab}{/Shift}{Tab}', does: '往回走一步再回来，不离开对话框', when: '焦点在手机号码上' },
  submit: { keys: '{Enter}', does: '登录；有没填的，焦点到第一项', when: '焦点在输入框里' },
  password: { keys: '{ArrowRight}', does: '换成密码登录', when: '焦点在“短信登录”标签上' },
  sms: { keys: '{ArrowLeft}', does: '换回短信登录', when: '焦点在“密码登录”标签上' },
  close: { keys: '{Escape}', does: '关闭；自己弹出的，焦点到页面标题', when: '对话框打开' },
  open: { keys: '{Enter}', does: '打开，焦点到手机号码；重新获取的倒计时接着走', when: '焦点在“登录”按钮上' },
} as const satisfies KeyTable;
