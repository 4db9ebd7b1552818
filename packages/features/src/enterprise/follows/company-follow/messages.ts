import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of following a company. */
export const companyFollowMessages = defineMessages('companyFollow', {
  chat: '发消息',
  group: '关注 {name} 的通知',
  wantsSupply: '有新供应时通知我',
  wantsDemand: '有新求购时通知我',
  hint: '一天最多一条，没有新的不发；匿名的求购不算',
  failed: '没有完成，请稍后重试',
  own: '这是你的企业',
  toManage: '管理企业',
  block: '屏蔽',
  blockOf: '屏蔽 {name}',
  unblock: '取消屏蔽',
  unblockOf: '取消屏蔽 {name}',
  blocked: '已屏蔽，供求里不再出现它；对方不会知道',
});
