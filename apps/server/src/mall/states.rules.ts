import type { Bargain, Claim, CreditState, Invoice, OnlinePayment, OrderRequestState, OrderState, Parcel, Pi, Receipt } from '@chippage/api/types';
import { subject, tableOf } from '../platform/states.rules.ts';
import { wrongStateFailure } from './mall.errors.ts';

const order = subject<OrderState>('订单', {
  CREATED: '待付款',
  RECEIPT_REVIEW: '凭证审核',
  PAID: '待发货',
  PARTLY_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  FINISHED: '已完成',
  CLOSED: '已关闭',
  AFTER_SALE: '售后中',
  REFUNDED: '已退款',
}).with({
  pay: { from: ['CREATED'], why: '不需要付款' },
  take_payment: { from: ['CREATED', 'RECEIPT_REVIEW'], to: ['PAID'], why: '不需要付款' },
  upload_receipt: { from: ['CREATED'], to: ['RECEIPT_REVIEW'], why: '不能提交付款凭证' },
  approve_receipt: { from: ['RECEIPT_REVIEW'], to: ['PAID'], why: '没有等待审核的凭证' },
  refuse_receipt: { from: ['RECEIPT_REVIEW'], to: ['CREATED'], why: '没有等待审核的凭证' },
  make_pi: { from: ['CREATED', 'RECEIPT_REVIEW'], why: '付款前才能生成形式发票' },
  set_warehousing_no: { from: ['CREATED', 'RECEIPT_REVIEW', 'PAID'], why: '不能填写入仓号' },
  close: { from: ['CREATED'], to: ['CLOSED'], why: '待付款的订单才能关闭' },
  remove: { from: ['CLOSED'], why: '只有已关闭的订单可以删除' },
  confirm: { from: ['PAID'], why: '只有待发货的订单需要确认' },
  ship: { from: ['PAID', 'PARTLY_SHIPPED'], to: ['PARTLY_SHIPPED', 'SHIPPED'], why: '不能发货' },
  report_parcel: { from: ['PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'], why: '不再记录物流' },
  finish: { from: ['SHIPPED'], to: ['FINISHED'], why: '全部发货后才能确认收货' },
  claim: { from: ['PARTLY_SHIPPED', 'SHIPPED', 'FINISHED'], to: ['AFTER_SALE'], why: '发货后才能为收到的物料申请售后' },
  ask_refund: { from: ['PAID', 'PARTLY_SHIPPED'], to: ['AFTER_SALE'], why: '没有未发货的物料可以退款' },
  resolve: { from: ['AFTER_SALE'], to: ['PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'FINISHED', 'REFUNDED'], why: '没有等待处理的售后' },
  end_refund: { from: ['AFTER_SALE'], to: ['PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'FINISHED', 'REFUNDED'], why: '没有等待退款的售后' },
  apply_invoice: { from: ['FINISHED'], why: '确认收货后才能申请发票' },
  issue_invoice: { from: ['FINISHED'], why: '不能开票' },
  buy_again: { from: ['PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'FINISHED', 'CLOSED', 'AFTER_SALE', 'REFUNDED'], why: '付款后才能再次购买' },
});

/** Whether its money goes back is a matter of its refunds. */
const payment = subject<Exclude<OnlinePayment['state'], 'refunding' | 'refunded'>>('付款', {
  pending: '等待付款',
  paid: '已付款',
  closed: '已结束',
  mismatch: '金额不符',
}).with({
  open_page: { from: ['pending'], why: '请回到订单重新付款' },
  close: { from: ['pending'], to: ['closed'], why: '不能结束' },
  take: { from: ['pending', 'closed', 'mismatch'], to: ['paid', 'mismatch'], why: '不能再入账' },
  refund: { from: ['paid'], why: '不能退款' },
});

const refund = subject<'sending' | 'sent'>('退款', { sending: '退回中', sent: '已退回' }).with({
  send: { from: ['sending'], why: '已经退回' },
  end: { from: ['sending'], to: ['sent'], why: '已经退回' },
});

const receipt = subject<Receipt['state']>('付款凭证', { pending: '等待审核', approved: '已通过', refused: '已驳回' }).with({
  decide: { from: ['pending'], to: ['approved', 'refused'], why: '不能再审核' },
});

const parcel = subject<Parcel['state']>('包裹', { waiting: '待揽收', moving: '运输中', delivered: '已签收', received: '已收货', ended: '不再跟踪' }).with({
  report: { from: ['waiting', 'moving'], to: ['delivered'], why: '不再记录物流' },
});

const claim = subject<Claim['outcome']>('售后', {
  open: '等待答复',
  platform: '平台介入',
  refund: '已同意退款',
  declined: '已答复',
  returning: '待寄回',
  returned: '已寄回',
  replaced: '换货已发出',
  exchanged: '已换货',
}).with({
  answer: { from: ['open'], to: ['refund', 'declined', 'returning'], why: '不能再答复' },
  send_back: { from: ['returning'], to: ['returned'], why: '不需要寄回' },
  send_replacement: { from: ['returned'], to: ['replaced'], why: '不能发出换货' },
  receive: { from: ['replaced'], to: ['exchanged'], why: '没有等待签收的换货' },
  lapse: { from: ['returning'], to: ['declined'], why: '不会过期' },
  step_in: { from: ['open', 'returned'], to: ['platform'], why: '不再由平台介入' },
  decide: { from: ['platform'], to: ['refund', 'declined'], why: '不能由平台裁决' },
});

const invoice = subject<Invoice['state']>('发票', { applied: '已申请', issuing: '开具中', issued: '已开具', reversed: '已冲红', refused: '已驳回' }).with({
  issue: { from: ['applied', 'issuing'], to: ['issued'], why: '不能再开具' },
  refuse: { from: ['applied', 'issuing'], to: ['refused'], why: '不能再驳回' },
  add_file: { from: ['issued'], why: '开具后才能上传文件' },
  reverse: { from: ['issued'], to: ['reversed'], why: '开具后才能冲红' },
});

const pi = subject<Pi['state']>('形式发票', { valid: '有效', paid: '已付款', expired: '已过期', voided: '已作废' }).with({
  void: { from: ['valid'], to: ['voided'], why: '不能作废' },
});

const bargain = subject<Bargain['state']>('议价', { asked: '等待答复', accepted: '已接受', refused: '未接受', ordered: '已下单', expired: '已过期' }).with({
  decide: { from: ['asked'], to: ['accepted', 'refused'], why: '不能再答复' },
  order: { from: ['accepted'], to: ['ordered'], why: '不能按约定价下单' },
});

const request = subject<OrderRequestState>('采购申请', {
  waiting: '待审批',
  approved: '已批准',
  refused: '已驳回',
  withdrawn: '已撤回',
  expired: '已过期',
}).with({
  approve: { from: ['waiting'], to: ['approved'], why: '不能再审批' },
  refuse: { from: ['waiting'], to: ['refused'], why: '不能再审批' },
  expire: { from: ['waiting'], to: ['expired'], why: '不会过期' },
  change: { from: ['waiting', 'refused', 'expired'], to: ['waiting'], why: '不能再提交' },
  withdraw: { from: ['waiting', 'refused', 'expired'], to: ['withdrawn'], why: '不能撤回' },
});

const credit = subject<CreditState>('月结', { applied: '待审核', active: '已开通', paused: '已暂停', refused: '未通过', ended: '已终止' }).with({
  apply: { from: ['refused', 'ended'], to: ['applied'], why: '不能再申请' },
  approve: { from: ['applied'], to: ['active'], why: '没有等待审核的申请' },
  refuse: { from: ['applied'], to: ['refused'], why: '没有等待审核的申请' },
  change: { from: ['active', 'paused'], why: '开通后才能调整' },
  pause: { from: ['active'], to: ['paused'], why: '开通后才能暂停' },
  resume: { from: ['paused'], to: ['active'], why: '没有暂停，不用恢复' },
  end: { from: ['active', 'paused'], to: ['ended'], why: '没有开通，不用终止' },
});

/** What the states of an order are called. */
export const orderStateNames: Readonly<Record<OrderState, string>> = order.states;

/** What each state of everything in the mall allows. Every call asks it, and the buttons of the screens come from it. */
export const subjects = { order, payment, refund, receipt, parcel, claim, invoice, pi, bargain, request, credit };

type Subjects = typeof subjects;
/** What can be done with a kind of thing. */
export type DeedOf<K extends keyof Subjects> = keyof Subjects[K]['deeds'];

/** Whether something may be done in a state, in which states, where it leads, and 409 `order.state` where it may not. */
export const { allows, statesOf, onlyTarget, requireAllowed } = tableOf(subjects, wrongStateFailure);
