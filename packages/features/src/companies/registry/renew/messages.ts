import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of asking the provider again. */
export const renewCompanyMessages = defineMessages('renewCompany', {
  renew: '重新查询',
  renewing: '正在查询',
  renewed: '已向数据源重新查过这家公司',
});
