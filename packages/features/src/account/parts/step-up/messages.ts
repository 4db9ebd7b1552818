import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of showing that it is the member who sits there. */
export const stepUpMessages = defineMessages('stepUp', {
  title: '确认是你本人',
  close: '取消',
  description: '这项更改涉及账号安全。确认后 10 分钟内不再询问，刚才填写的内容都还在',
  ways: '确认方式',
  bySms: '短信验证',
  byPassword: '密码验证',
  sendTo: '验证码发到 {mobile}',
  noWay: '账号没有绑定手机，也没有设置密码，请先绑定手机',
  confirm: '确认',
  confirming: '正在确认',
  loading: '正在读取可用的确认方式',
  waysFailed: '没有读到可用的确认方式',
  retry: '重试',
  failed: '没有确认成功，请稍后重试',
});
