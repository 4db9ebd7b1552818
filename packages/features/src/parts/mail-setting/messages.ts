import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a mail that a member can turn off. */
export const mailSettingMessages = defineMessages('mailSetting', {
  to: '发到 {email}。',
  noEmail: '还没有绑定邮箱，绑定以后才会收到。',
  bind: '绑定邮箱',
});
