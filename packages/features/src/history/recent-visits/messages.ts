import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what a member looked at lately. */
export const recentVisitsMessages = defineMessages('recentVisits', {
  title: '最近浏览',
  none: '还没有浏览记录，看过的型号、公司和商品会出现在这里',
});
