import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the pages that a member claimed. */
export const claimListMessages = defineMessages('claimList', {
  title: '我认领的页面',
  brand: '品牌',
  agent: '代理商',
  empty: '还没有认领过',
  emptyHint: '打开自己公司的品牌或代理商页面，选“认领这一页”。',
  agents: '代理分销',
  keep: '维护',
  keepOf: '维护 {name}',
  again: '重新认领',
  againOf: '重新认领 {name}',
  open: '查看',
  openOf: '查看 {name}',
});
