import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of stopping digests. */
export const stopAlertsMessages = defineMessages('stopAlerts', {
  title: '停止提醒',
  ask: '停止后，{whom}的 {count} 个保存的搜索都不再提醒，站内和邮件都不发。搜索还留着，登录后可以在“保存的搜索”里逐个继续。',
  account: '{email} 的账号',
  thisAccount: '这个账号',
  stop: '停止全部提醒',
  stopping: '正在停止',
  stopped: '提醒已经停止',
  stoppedHint: '保存的搜索还在，登录后可以逐个继续。',
  toSearches: '查看保存的搜索',
  missing: '这个链接不对',
  missingHint: '链接可能没有复制完整。请从邮件里再打开一次，或登录后在“保存的搜索”里暂停。',
});
