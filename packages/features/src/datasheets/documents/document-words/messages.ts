import { defineMessages } from '../../../i18n/messages.ts';

/** What kind a document is of, its language, and what it is among its revisions. */
export const documentWordsMessages = defineMessages('documentWords', {
  current: '现行',
  superseded: '旧版',
  zh: '中文',
  en: '英文',
  datasheet: '数据手册',
  appnote: '应用笔记',
  errata: '勘误',
  pcn: '变更通知（PCN）',
  eol: '停产通知（EOL）',
  refdesign: '参考设计',
  reliability: '可靠性报告',
  rohs: 'RoHS 声明',
});
