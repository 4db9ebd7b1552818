import { defineMessages } from '../messages.ts';

/** Texts of the friendly time. */
export const friendlyTimeMessages = defineMessages('friendlyTime', {
  justNow: '刚刚',
  minutesAgo: '{count} 分钟前',
  hoursAgo: '{count} 小时前',
  daysAgo: '{count} 天前',
  weekAgo: '一周前',
});
