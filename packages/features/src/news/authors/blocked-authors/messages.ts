import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the authors that a member blocked. */
export const blockedAuthorsMessages = defineMessages('blockedAuthors', {
  list: '屏蔽的作者',
  lead: '这些作者的文章不出现在你的各个列表里；对方不会知道',
  articles: '{count} 篇文章',
  unblock: '取消屏蔽',
  unblockNamed: '取消屏蔽 {name}',
  block: '重新屏蔽',
  blockNamed: '重新屏蔽 {name}',
  unblocked: '已取消屏蔽 {name}，可重新屏蔽',
  blocked: '已重新屏蔽 {name}',
  empty: '没有屏蔽的作者',
  emptyHint: '在作者页或文章末尾点“屏蔽作者”，他们的文章就不再出现',
});
