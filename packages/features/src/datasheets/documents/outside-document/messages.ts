import { defineMessages } from '../../../i18n/messages.ts';

export const outsideDocumentMessages = defineMessages('outsideDocument', {
  breadcrumbs: '所在位置',
  home: '数据手册',
  lead: '这份数据手册在 {host}，不在本站。打开后由对方网站提供内容，地址可能变化或要求登录。',
  open: '前往 {host}',
  newWindow: '新窗口打开',
  address: '地址',
  brand: '品牌',
  parts: '适用型号',
  language: '语言',
  zh: '中文',
  en: '英文',
  back: '查看 {mpn} 的参数与替代料',
  unknown: '未知',
});
