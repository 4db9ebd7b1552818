/** The words of the app itself: names of pages, what they are about, and the frame's few labels. Pieces bring their own. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portal', {
  skipToContent: '跳到正文',
  breadcrumbs: '当前位置',
  home: '首页',
  datasheets: '数据手册',
  brands: '品牌',
  allBrands: '全部品牌',
  dataSources: '数据来源',
  commonSites: '常用网站',
  agents: '代理商',
  makers: '原厂',
  about: '电子元器件数据手册检索。器件数据来源见“{dataSources}”页，未知的参数标为“未知”。',
  browse: '浏览',
  domesticBrands: '国产品牌',
  notFoundTitle: '页面不存在',
  notFoundDescription: '这个地址没有对应的页面。',
  failureTitle: '页面出错了',
  loginToDownload: '登录后下载数据手册，登录完成会接着下载',
  loginToUseAll: '登录后可以下载这份数据手册；关闭此窗口可继续阅读',
  loginExpired: '登录已过期，请重新登录',
  loggedOut: '操作成功',
});

/** Reads a word of the app. */
export const t = translator(messages);
