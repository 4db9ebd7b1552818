import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the quick tools at the edge of the page. */
export const sideMenuMessages = defineMessages('sideMenu', {
  label: '快捷工具',
  purchase: '求购',
  recent: '足迹',
  cart: '购物车',
  cartCount: '购物车，{count} 件',
  messages: '消息',
  messageCount: '消息，{count} 条未读',
  messageCountMore: '消息，99 条以上未读',
  feedback: '反馈',
  toTop: '顶部',
  newWindow: '{words}（新窗口打开）',
});
