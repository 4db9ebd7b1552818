import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the setting of the day's mail about the board. */
export const boardDigestSettingMessages = defineMessages('boardDigestSetting', {
  title: '供需邮件',
  on: '每天一封，说供需有什么新的',
  hint: '求购收到的报价、有人供应你要的、快到期的供需。每天最多一封，没有新的不发；只说打开以后的。',
  failed: '供需邮件的设置没有读取成功',
});
