import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the pages of the company that a member acts for. */
export const companyPagesMessages = defineMessages('companyPages', {
  label: '企业管理',
  facts: '认证与资料',
  members: '成员',
  lines: '产线',
  promotion: '推广',
  agent: '代理商页面',
  trader: '贸易商页面',
});
