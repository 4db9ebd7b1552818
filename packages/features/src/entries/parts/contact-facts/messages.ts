import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of how somebody at a company is reached. */
export const contactFactsMessages = defineMessages('contactFacts', {
  phone: '电话',
  email: '邮箱',
  wechat: '微信',
  address: '地址',
  hours: '接听时间',
  none: '未填',
});

/** What a contact is asked about. */
export const contactTopicMessages = defineMessages('contactTopic', {
  sales: '销售',
  support: '技术支持',
  purchasing: '采购',
  quality: '品质',
  general: '综合',
});
