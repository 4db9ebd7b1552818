import { defineMessages } from '../../i18n/messages.ts';

/** Texts of a maker's notice in every list. */
export const changeNoticeMessages = defineMessages('changeNotice', {
  pcn: '变更 PCN',
  eol: '停产 EOL',
  other: '其他通知',
  number: '编号 {number}',
  noNumber: '没有编号',
  published: '发布 {date}',
  lastOrder: '最后下单 {date}',
  lastShip: '最后发货 {date}',
  parts: '涉及的型号',
  moreParts: '另有 {count} 个型号',
  document: '原厂文件',
  newWindow: '在新窗口打开',
});
