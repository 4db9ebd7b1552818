/** The words of the console's pages: titles of windows, and the question before leaving what is not saved. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalOperator', {
  overview: '运营后台',
  reviews: '审核 - 运营后台',
  feedback: '反馈 - 运营后台',
  takedowns: '侵权通知 - 运营后台',
  members: '会员 - 运营后台',
  merchants: '商家 - 运营后台',
  orders: '订单 - 运营后台',
  order: '订单详情 - 运营后台',
  parts: '型号 - 运营后台',
  part: '型号的参数 - 运营后台',
  documents: '数据手册 - 运营后台',
  changes: '变更与停产通知 - 运营后台',
  financialReports: '财报日历 - 运营后台',
  events: '活动 - 运营后台',
  articles: '文章 - 运营后台',
  resources: '技术资料 - 运营后台',
  pages: '页面 - 运营后台',
  settings: '配置 - 运营后台',
  navigation: '导航链接 - 运营后台',
  hotWords: '热搜词 - 运营后台',
  audit: '操作日志 - 运营后台',
  description: '供运营人员使用，需要相应权限。',
  readArticle: '看全文',
  wholeArticle: '全文',
  readArticleOf: '看全文：{title}',
  leaveTitle: '离开并丢弃修改？',
  leaveText: '这一页有没保存的修改，离开后找不回来。',
  leave: '丢弃并离开',
  stay: '继续编辑',
});

/** Reads a word of the console's pages. */
export const t = translator(messages);
