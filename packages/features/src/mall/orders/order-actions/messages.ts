import { defineMessages } from '../../../i18n/messages.ts';

/** Texts of what a buyer can do with an order, and of what is asked first. */
export const orderActionsMessages = defineMessages('orderActions', {
  actions: '订单操作',
  actionsOf: '操作，订单 {no}',
  named: '{verb}，订单 {no}',
  pay: '去付款',
  upload_receipt: '上传付款凭证',
  make_pi: '生成 PI',
  close: '关闭订单',
  finish: '确认收货',
  apply_invoice: '申请发票',
  buy_again: '再次购买',
  claim: '申请售后',
  remove: '删除记录',
  piMade: '已生成形式发票，在订单的“单据”里查看或下载',
  closed: '订单已关闭',
  finished: '已确认收货，交易完成',
  // Questions.
  keep: '不关闭',
  closeQuestion: '关闭订单 {no}？',
  closeText: '关闭后库存会放回，不能再付款，也不能恢复。',
  closeReason: '原因（可不填）',
  closeReasonExample: '如：型号选错，重新下单',
  notYet: '还没收到',
  finishQuestion: '已收到全部物料？',
  finishText: '请先核对型号和数量。确认后交易完成；有问题仍可申请售后。',
  keepRecord: '保留',
  removeQuestion: '删除订单 {no} 的记录？',
  removeText: '它会从你的订单列表里消失，不能恢复。',
  tooLong: '最多 {most} 个字，请删去 {count} 个',
});
