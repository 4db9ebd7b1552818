import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the list of a member's pages. */
export const memberNavMessages = defineMessages('memberNav', {
  label: '个人中心',
  overview: '概览',
  orders: '我的订单',
  addresses: '收货地址',
  invoices: '发票与 PI',
  mallFavourites: '商城收藏',
  merchant: '卖家中心',
  company: '企业管理',
  settings: '账号设置',
  notices: '通知',
  kept: '收藏与关注',
  boms: '我的 BOM',
  searches: '保存的搜索',
  contacts: '联系人',
  entries: '我补充的条目',
  claims: '我认领的页面',
  author: '作者资料',
  feedback: '反馈记录',
  mails: '邮件记录',
  share: '邀请注册',
  unread: '{count} 条未读',
});
