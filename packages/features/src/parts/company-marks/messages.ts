import { defineMessages } from '../../i18n/messages.ts';

/** Texts of what a company is. */
export const companyMarksMessages = defineMessages('companyMarks', {
  verified: '已认证',
  unverified: '认证已过期',
  sample: '示例',
  manufacturer: '原厂',
  agent: '代理商',
  trader: '贸易商',
  end_user: '终端制造',
  design: '方案设计',
  ems: 'EMS 代工',
  other: '其他',
});
