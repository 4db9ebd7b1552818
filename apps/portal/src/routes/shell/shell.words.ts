import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalFrame', {
  ...sharedTexts,
  news: '新闻',
  agents: '代理分销',
  resources: '技术资料',
  inquiries: '芯片求购',
  mall: '商城',
  companyCheck: '公司核查',
  assistant: '问器件',
  circle: '圈子',
  mallWhole: '商城',
  about: '电子元器件数据手册检索。器件数据来源见“{dataSources}”页，未知的参数标为“未知”。',
  browse: '浏览',
  homeDescription: '在{site}按型号、关键词、品牌和参数查找电子元器件，查看参数、替代型号，在线阅读和下载数据手册。',
  notices: '通知',
  closeNotice: '关闭通知',
  success: '成功',
  info: '提示',
  warn: '注意',
  danger: '错误',
  loggedOut: '操作成功',
  aboutSite: '关于{site}',
  aboutUs: '关于我们',
  contactUs: '联系我们',
  events: '活动',
  disclaimer: '免责声明',
  privacy: '隐私政策',
  friendlyLinks: '友情链接',
  appDownload: '下载 App',
  onThePhone: '手机访问',
});

/** Reads a word of the frame of every page and of the home page. */
export const t = translator(messages);
