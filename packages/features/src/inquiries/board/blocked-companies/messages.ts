import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the companies that one does not want to see. */
export const blockedCompaniesMessages = defineMessages('blockedCompanies', {
  title: '屏蔽的公司',
  note: '你们公司的人都看不到它们发布的供求和报价；它们不会知道',
  count: '{count} 家',
  failed: '名单没能加载',
  list: '屏蔽的公司',
  since: '屏蔽于',
  unblock: '取消屏蔽',
  unblockNamed: '取消屏蔽 {name}',
  done: '已取消屏蔽 {name}',
  empty: '没有屏蔽任何公司',
  emptyHint: '在供求信息的页面可以屏蔽发布它的公司',
});
