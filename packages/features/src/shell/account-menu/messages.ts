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
});
