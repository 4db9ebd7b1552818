import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a member agreed to. */
export const agreementsCardMessages = defineMessages('agreementsCard', {
  title: '我的同意',
  agreement: '用户服务协议',
  privacy: '隐私政策',
  current: '现行版本',
  earlier: '更早的版本',
  version: '版本 {time}',
  agreed: '同意于 {time}',
  none: '还没有记录。下次登录时勾选同意，会在这里记下版本和时间。',
  renewed: '文本在你同意之后更新过，下次登录时会再请你确认。',
  withdraw: '不再同意协议时，可以先导出数据，再注销账号；不同意统计，随时改下面的选择，不影响使用。',
  withdrawAccount: '不再同意时，可以先导出数据，再注销账号。',
  failed: '没有读到同意的记录',
});
