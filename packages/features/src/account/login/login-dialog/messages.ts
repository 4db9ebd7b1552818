import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the login dialog. The words of its fields stand with them. */
export const loginDialogMessages = defineMessages('loginDialog', {
  title: '登录{site}',
  close: '关闭',
  modes: '登录方式',
  sms: '短信登录',
  password: '密码登录',
  wechat: '微信扫码',
  wechatLogin: '微信扫码登录',
  submit: '登录',
  submitting: '正在登录',
  done: '登录成功!',
  passkey: '用通行密钥登录',
  passkeyPending: '请在设备上确认',
  otherWays: '其他方式',
  wechatShort: '微信',
  qqShort: 'QQ',
  qqLogin: 'QQ 登录',
  smsShort: '短信',
  noAccount: '没有账号？',
  register: '免费注册',
  failed: '登录没有完成，请稍后重试',
});
