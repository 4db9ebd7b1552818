import { defineMessages } from '../../i18n/messages.ts';

/** Texts of the head that all pages of a brand have. */
export const brandHeadMessages = defineMessages('brandHead', {
  loading: '正在读取品牌',
  failed: '品牌没有读到',
  domestic: '国产',
  owner: '现属 {name}',
  unknownCountry: '国家和地区未知',
  founded: '{year} 年成立',
  newWindow: '（新窗口打开）',
  otherNames: '又名 {names}',
  lastDocument: '数据手册最近收录于',
  tabs: '这个品牌的页面',
  home: '首页',
  parts: '型号',
  specification: '数据手册',
  agentList: '代理商',
  trader: '贸易商',
  companyInfo: '企业信息',
  contactInfo: '联系方式',
});
