import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the mails that were sent. */
export const mailLogMessages = defineMessages('mailLog', {
  title: '邮件记录',
  queued: '等待发送',
  sent: '已发送',
  failed: '没有送达',
  to: '发到 {address}',
  empty: '还没有发过邮件',
  emptyHint: '验证码、重设密码和数据手册的邮件会记在这里',
});
