import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of setting a new password. */
export const resetPasswordMessages = defineMessages('resetPassword', {
  title: '重设密码',
  ways: '验证方式',
  byPhone: '用手机验证',
  byMail: '用邮箱验证',
  mailHint: '填写账号绑定的邮箱，我们发一封带链接的邮件',
  submit: '设为新密码',
  submitting: '正在保存',
  sendMail: '发送邮件',
  sendingMail: '正在发送',
  doneTitle: '新密码已生效',
  done: '其他设备上的登录都已退出，请用新密码登录',
  mailedTitle: '请查收邮件',
  mailed: '如果 {email} 绑定了账号，邮件已经发出。点开其中的链接设置新密码，链接只能用一次；没有收到就看看垃圾邮件，或换用手机验证',
  mailAgain: '换一个邮箱',
  logIn: '去登录',
  back: '想起来了？',
  backLogIn: '直接登录',
  failed: '新密码没有保存，请稍后重试',
  mailFailed: '邮件没有发出，请稍后重试，或换用手机验证',
  newTitle: '设置新密码',
  newHint: '链接只能用一次，设置后其他设备上的登录都会退出',
  spentTitle: '链接已失效',
  spent: '链接用过了或已过期，请重新申请',
  askAgain: '重新申请',
});
