import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of an author. */
export const authorCardMessages = defineMessages('authorCard', {
  counts: '{articles} 篇文章，{followers} 人关注',
  block: '屏蔽作者',
  unblock: '取消屏蔽',
  blocked: '已屏蔽 {name}，各个列表不再显示其文章',
  unblocked: '已取消屏蔽 {name}',
  undo: '撤销',
  failed: '没有完成，请稍后重试',
});
