import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the time that is left. */
export const timeLeftMessages = defineMessages('timeLeft', {
  days: '还剩 {count} 天多',
  hours: '还剩 {count} 小时多',
  minutes: '还剩约 {count} 分钟',
  over: '已到期',
});
