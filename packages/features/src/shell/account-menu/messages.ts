import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the account in the header. */
export const accountMenuMessages = defineMessages('accountMenu', {
  logIn: '登录',
  register: '注册',
  account: '账户',
  logOut: '退出登录',
  trigger: '{name}的账户',
  waiting: '{count} 条未读',
  triggerUnread: '{name}的账户，{count} 条未读消息',
  messages: '消息',
  newWindow: '（新窗口打开）',
  unreadByKind: '{notices} 条通知，{chats} 条聊天',
  centre: '个人中心',
  shopping: '商城中心',
  disk: '云盘',
  accountManagement: '账号管理',
  supplyDemand: '供需管理',
  operator: '运营后台',
  unverified: '企业还未认证',
  unverifiedHelp: '认证后可发布供需、申请专卖',
  verify: '企业认证',
  reviewing: '企业认证审核中，通常 1 个工作日',
  refused: '企业认证未通过，修改后可再提交',
  resubmit: '查看原因',
  expired: '企业认证已过期，更新证照后恢复',
  renew: '更新认证',
});
