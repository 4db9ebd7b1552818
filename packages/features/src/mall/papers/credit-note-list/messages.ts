import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the list of credit notes. */
export const creditNoteListMessages = defineMessages('creditNoteList', {
  list: '贷项通知单',
  issuedAt: '{time} 开出',
  order: '订单 {no}',
  split: '货款未税 {untaxed}，税额 {tax}',
  splitUntaxed: '货款 {untaxed}',
  freight: '运费 {freight}',
  download: '下载 PDF',
  downloadNamed: '下载 PDF，{no}',
  empty: '还没有贷项通知单',
  emptyHint: '卖家退回货款以后，每一笔退款有一张贷项通知单，可以交给财务入账',
});
