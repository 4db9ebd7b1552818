import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the page header. */
export const siteHeaderMessages = defineMessages('siteHeader', {
  home: '首页',
  mainNavigation: '主导航',
  allPlaces: '全部栏目',
  menu: '菜单',
  quickNavigation: '快速导航',
  customise: '自定义',
  publish: '发布',
  upload: '上传数据手册',
  commonSites: '常用网站',
  agents: '代理商',
  makers: '原厂',
  allBrands: '全部品牌',
  newWindow: '（新窗口打开）',
  filter: '筛选 {count} 家{label}',
  noMatch: '没有匹配“{text}”的{label}',
});
