import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of the list of proforma invoices. */
export const piListMessages = defineMessages('piList', {
  list: '形式发票 PI',
  valid: '有效',
  paid: '已付款',
  expired: '已过期',
  voided: '已作废',
  about: '{date} 生成，有效期至 {validUntil}，{lines} 种物料',
  order: '订单 {no}',
  noOrder: '未下单',
  open: '查看',
  openNamed: '查看 {no}',
  download: '下载 PDF',
  downloadNamed: '下载 PDF，{no}',
  void: '作废',
  voidNamed: '作废 {no}',
  voidQuestion: '作废 {no}？',
  voidText: '作废后不能恢复，已发给财务的文件也不要再据此付款。需要时可以重新生成一份。',
  keep: '不作废',
  voidDone: '{no} 已作废',
  create: '生成形式发票',
  created: '已生成 {no}',
  close: '关闭',
  empty: '还没有形式发票',
  emptyHint: '在购物车里勾选同一个卖家的物料，或在订单详情里生成，有效期 7 天',
  cart: '去购物车',
});
