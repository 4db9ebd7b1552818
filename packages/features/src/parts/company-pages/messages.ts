import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the pages of the company that a member acts for. */
export const companyPagesMessages = defineMessages('companyPages', {
  label: '企业管理的各页',
  facts: '企业资料',
  lines: '产线',
  promotion: '推广',
  agent: '代理商页面',
  trader: '贸易商页面',
  requiredTitle: '先完成企业认证',
  rightTitle: '你在企业里没有这项权限',
  verify: '去企业管理',
});
