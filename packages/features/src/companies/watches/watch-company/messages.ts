import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of watching a company. */
export const watchCompanyMessages = defineMessages('watchCompany', {
  watch: '关注这家公司',
  hint: '每月初比较一次登记信息，变了才通知你',
  list: '我关注的公司',
  failed: '没有完成，请稍后重试',
});
