import type { CreditNote, BankAccount, Claim, ClaimQuote, Invoice, OrderDetail, OrderLine, OrderStep, Parcel, Pi, Receipt } from '@chippage/api/types';
import { sampleAddress, sampleTitle } from '../papers/papers.fixtures.ts';

const merchant = { id: 7, name: '示例电子（深圳）有限公司', isSample: true };

/** A line of an order. */
export const sampleOrderLine = (own: Partial<OrderLine> = {}): OrderLine => ({
  id: 1,
  goodsId: 1,
  partId: 5,
  mpn: 'STM32F103C8T6',
  brandName: 'ST',
  brandNameCn: '意法半导体',
  packageCase: 'LQFP-48',
  packing: 'tray',
  unit: '个',
  quantity: 150,
  shippedQuantity: 0,
  cancelledQuantity: 0,
  refundedQuantity: 0,
  unitPrice: '6.85',
  lineTotal: '1027.50',
  taxMode: 'tax13',
  dateCode: '2438',
  hsCode: null,
  origin: null,
  customerRef: 'U-100-0047',
  ...own,
});

const lines: OrderLine[] = [
  sampleOrderLine(),
  sampleOrderLine({
    id: 2,
    goodsId: 2,
    partId: 6,
    mpn: 'AMS1117-3.3',
    brandName: 'Advanced Monolithic Systems',
    brandNameCn: null,
    packageCase: 'SOT-223-3',
    packing: 'reel',
    quantity: 1000,
    unitPrice: '0.3715',
    lineTotal: '371.50',
    dateCode: '2441',
    customerRef: null,
  }),
  sampleOrderLine({
    id: 3,
    goodsId: 3,
    partId: null,
    mpn: 'RC0402FR-0720KL',
    brandName: 'Yageo',
    brandNameCn: '国巨',
    packageCase: '0402',
    packing: 'reel',
    quantity: 10_000,
    unitPrice: '0.008087',
    lineTotal: '80.87',
    dateCode: '2418',
    customerRef: null,
  }),
  sampleOrderLine({
    id: 4,
    goodsId: 4,
    partId: 8,
    mpn: 'NE555DR',
    brandName: 'TI',
    brandNameCn: '德州仪器',
    packageCase: 'SOIC-8',
    packing: 'cut_tape',
    unitPrice: '1.0324',
    lineTotal: '154.86',
    dateCode: null,
    customerRef: null,
  }),
];

const step = (key: string, name: string, time: string | null, own: Partial<OrderStep> = {}): OrderStep => ({
  key,
  name,
  state: time === null ? 'todo' : 'done',
  time,
  note: null,
  ...own,
});

const created = step('create', '提交订单', '2026-11-16T02:42:00.000Z');
const paidStep = step('pay', '付款确认', '2026-11-16T08:05:00.000Z');
const later = [step('ship', '卖家发货', null), step('receive', '待收货', null), step('finish', '已完成', null)];

/** An order of the state that buyers meet first: nobody has paid yet. */
export const sampleOrder = (own: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 731,
  orderNo: '2611-0482-7731',
  state: 'CREATED',
  stateName: '待付款',
  currency: 'CNY',
  merchant,
  total: '1634.73',
  refunded: '0.00',
  lines,
  payMethod: 'transfer',
  takesInvoice: true,
  invoiceTotal: own.actions?.includes('apply_invoice') ? '1634.73' : null,
  claimKinds: own.actions?.includes('claim') ? ['shortage', 'quality', 'wrong', 'other'] : [],
  payDeadline: '2026-11-19T02:42:00.000Z',
  claimDeadline: null,
  createTime: '2026-11-16T02:42:00.000Z',
  poNo: null,
  credit: null,
  actions: ['pay', 'upload_receipt', 'make_pi', 'close'],
  hint: '请在 11-19 10:42 前付款，到期自动关闭',
  source: 'cart',
  steps: [created, step('pay', '付款确认', null, { state: 'current' }), ...later],
  timeline: [{ time: '2026-11-16T02:42:00.000Z', text: '提交订单', by: 'buyer', byName: '买家' }],
  parcels: [],
  totals: {
    currency: 'CNY',
    goods: '1634.73',
    untaxed: '1446.66',
    tax: '188.07',
    freight: '0.00',
    freightTerm: 'free_above',
    total: '1634.73',
    taxMode: 'tax13',
  },
  totalInWords: '人民币壹仟陆佰叁拾肆元柒角叁分',
  address: sampleAddress({ id: 3, postcode: null, company: null, tag: null, updateTime: '2026-11-01T02:00:00.000Z' }),
  title: sampleTitle({
    id: 4,
    taxNo: '91330108MA2EXAMP0X',
    address: null,
    tel: null,
    bankName: null,
    bankAccount: null,
    email: null,
    updateTime: '2026-11-01T02:00:00.000Z',
  }),
  forwarder: null,
  warehousingNo: null,
  remark: '分两批发货可以，芯片请真空包装',
  receipts: [],
  payments: [],
  pis: [],
  invoices: [],
  claims: [],
  closeReason: null,
  approvedBy: null,
  ...own,
});

/** A receipt that waits for its review. */
const sampleReceipt = (own: Partial<Receipt> = {}): Receipt => ({
  id: 21,
  orderId: 731,
  state: 'pending',
  amount: '1634.73',
  currency: 'CNY',
  payerName: '示例仪器（杭州）有限公司',
  payerBank: '示例银行杭州分行',
  accountTail: '6621',
  paidOn: '2026-11-16',
  serialNo: 'B20261116004471',
  files: [{ id: 91, name: '电子回单.pdf', type: 'application/pdf', sizeBytes: 184_220, url: '/mall/pay/receipt/content/91' }],
  reason: null,
  createTime: '2026-11-16T03:20:00.000Z',
  reviewTime: null,
  ...own,
});

/** A receipt that was confirmed. */
const approvedReceipt = sampleReceipt({ state: 'approved', reviewTime: '2026-11-16T08:05:00.000Z' });

/** A pro forma invoice. */
export const samplePi = (own: Partial<Pi> = {}): Pi => ({
  id: 31,
  piNo: 'PI-2611-0482',
  state: 'valid',
  orderId: 731,
  orderNo: '2611-0482-7731',
  merchant,
  currency: 'CNY',
  total: '1634.73',
  lineCount: 4,
  date: '2026-11-16',
  validUntil: '2026-11-23',
  url: '/mall/user/pi/file/31',
  createTime: '2026-11-16T02:50:00.000Z',
  ...own,
});

const invoice: Invoice = {
  id: 41,
  no: null,
  kind: 81,
  state: 'issuing',
  buyerName: '示例仪器（杭州）有限公司',
  taxNo: '91330108MA2EXAMP0X',
  merchant,
  orderIds: [731],
  orderNos: ['2611-0482-7731'],
  untaxed: '1446.66',
  tax: '188.07',
  total: '1634.73',
  freightLeftOut: null,
  remark: null,
  reason: null,
  reversal: null,
  reverses: null,
  reversalReason: null,
  isReversalDue: false,
  canBeIssued: true,
  files: [],
  applyTime: '2026-11-20T02:00:00.000Z',
  issueTime: null,
};

/** The parcels of the drawing: one is there, one is on its way. */
export const sampleParcels: Parcel[] = [
  {
    id: 51,
    no: 1,
    carrier: '示例速运',
    trackingNo: 'SY-DEMO-70413362',
    state: 'delivered',
    stateName: '已签收',
    items: [
      { lineId: 1, mpn: 'STM32F103C8T6', quantity: 150 },
      { lineId: 3, mpn: 'RC0402FR-0720KL', quantity: 10_000 },
    ],
    events: [
      { time: '2026-11-18T03:26:00.000Z', place: '杭州市滨江区', text: '已签收，前台代收' },
      { time: '2026-11-18T00:40:00.000Z', place: '杭州市滨江区', text: '派送中，派送员已联系' },
      { time: '2026-11-17T18:17:00.000Z', place: '杭州市', text: '到达杭州转运中心' },
      { time: '2026-11-17T09:52:00.000Z', place: '深圳市福田区', text: '已揽收' },
    ],
    shipTime: '2026-11-17T09:52:00.000Z',
  },
  {
    id: 52,
    no: 2,
    carrier: '示例速运',
    trackingNo: 'SY-DEMO-70419805',
    state: 'moving',
    stateName: '运输中',
    items: [
      { lineId: 2, mpn: 'AMS1117-3.3', quantity: 1000 },
      { lineId: 4, mpn: 'NE555DR', quantity: 150 },
    ],
    events: [
      { time: '2026-11-20T15:08:00.000Z', place: '深圳市', text: '离开深圳转运中心，发往杭州' },
      { time: '2026-11-20T10:15:00.000Z', place: '深圳市福田区', text: '已揽收' },
      { time: '2026-11-20T07:40:00.000Z', place: null, text: '卖家已打包，等待揽收' },
    ],
    shipTime: '2026-11-20T10:15:00.000Z',
  },
];

const event = (time: string, text: string, by: OrderDetail['timeline'][number]['by'], byName: string) => ({ time, text, by, byName });
const paidTimeline = [
  event('2026-11-16T08:05:00.000Z', '付款凭证通过', 'operator', '平台'),
  event('2026-11-16T03:20:00.000Z', '上传付款凭证 ¥1,634.73', 'buyer', '买家'),
  event('2026-11-16T02:42:00.000Z', '提交订单', 'buyer', '买家'),
];

/** The receipt is being reviewed. */
export const reviewOrder = sampleOrder({
  state: 'RECEIPT_REVIEW',
  stateName: '凭证审核',
  actions: ['make_pi'],
  hint: '通常 2 小时内审完；驳回后回到待付款并显示原因',
  steps: [created, step('pay', '付款确认', null, { state: 'current', note: '凭证审核中' }), ...later],
  timeline: paidTimeline.slice(1),
  receipts: [sampleReceipt()],
});

/** The receipt was refused: the buyer has to act. */
export const refusedOrder = sampleOrder({
  hint: '凭证被驳回：金额与订单不符。请重新上传，请在 11-19 10:42 前付款，到期自动关闭',
  timeline: [event('2026-11-16T05:10:00.000Z', '付款凭证被驳回：金额与订单不符', 'operator', '平台'), ...paidTimeline.slice(1)],
  receipts: [sampleReceipt({ state: 'refused', amount: '1600.00', reason: '金额与订单不符', reviewTime: '2026-11-16T05:10:00.000Z' })],
});

const paid = {
  state: 'PAID',
  stateName: '待发货',
  payDeadline: null,
  actions: ['claim', 'buy_again'],
  timeline: paidTimeline,
  receipts: [approvedReceipt],
} as const satisfies Partial<OrderDetail>;

/** Paid; the merchant has not said a word yet. */
export const paidOrder = sampleOrder({
  ...structuredClone(paid),
  hint: '已付款，等待卖家确认并发货',
  steps: [created, paidStep, step('ship', '卖家发货', null, { state: 'current' }), ...later.slice(1)],
});

/** The merchant has confirmed it. */
export const confirmedOrder = sampleOrder({
  ...paidOrder,
  hint: '卖家已确认，等待发货',
  timeline: [event('2026-11-16T09:00:00.000Z', '卖家已确认订单', 'merchant', '卖家'), ...paidTimeline],
});

/** One parcel of two is on its way. */
export const partlyShippedOrder = sampleOrder({
  ...paidOrder,
  state: 'PARTLY_SHIPPED',
  stateName: '部分发货',
  hint: '一部分已发出，其余等待发货',
  lines: lines.map((line) => (line.id === 1 || line.id === 3 ? { ...line, shippedQuantity: line.quantity } : line)),
  parcels: sampleParcels.slice(0, 1),
  steps: [
    created,
    paidStep,
    step('ship', '卖家发货', '2026-11-17T09:52:00.000Z', { state: 'current', note: '首批' }),
    step('receive', '待收货', null, { note: '1 个包裹，已收 1 个' }),
    step('finish', '已完成', null),
  ],
  timeline: [event('2026-11-17T09:52:00.000Z', '包裹 1 已发出，部分发货', 'merchant', '卖家'), ...paidTimeline],
});

/** The order of the drawing: everything is on its way. */
export const shippedOrder = sampleOrder({
  ...partlyShippedOrder,
  state: 'SHIPPED',
  stateName: '待收货',
  actions: ['finish', 'claim', 'buy_again'],
  hint: '收到后请确认；12-02 18:15 自动确认收货',
  lines: lines.map((line) => ({ ...line, shippedQuantity: line.quantity })),
  parcels: sampleParcels,
  steps: [
    created,
    paidStep,
    step('ship', '卖家发货', '2026-11-17T09:52:00.000Z'),
    step('receive', '待收货', null, { state: 'current', note: '2 个包裹，已收 1 个' }),
    step('finish', '已完成', null, { note: '12-02 18:15 自动确认' }),
  ],
  timeline: [event('2026-11-20T10:15:00.000Z', '包裹 2 已发出，订单待收货', 'merchant', '卖家'), ...partlyShippedOrder.timeline],
  pis: [samplePi({ state: 'paid' })],
  invoices: [invoice],
});

/** The goods are there. */
export const finishedOrder = sampleOrder({
  ...shippedOrder,
  state: 'FINISHED',
  stateName: '已完成',
  actions: ['apply_invoice', 'buy_again', 'claim'],
  hint: '交易完成',
  invoices: [],
  parcels: sampleParcels.map((parcel) => (parcel.state === 'moving' ? { ...parcel, state: 'received' as const, stateName: '已收货' } : parcel)),
  steps: shippedOrder.steps.map(({ key, name }) => step(key, name, '2026-11-20T10:15:00.000Z')),
});

/** Nobody paid in time. */
export const closedOrder = sampleOrder({
  state: 'CLOSED',
  stateName: '已关闭',
  payDeadline: null,
  actions: ['buy_again', 'remove'],
  hint: '超时未付款，自动关闭',
  closeReason: '超时未付款，自动关闭',
  steps: [created, step('close', '已关闭', '2026-11-19T02:42:00.000Z', { state: 'current', note: '超时未付款，自动关闭' })],
});

const creditNote: CreditNote = {
  id: 5,
  no: 'CN2026-7-00012',
  orderId: 731,
  orderNo: '2611-0482-7731',
  merchant,
  currency: 'CNY',
  untaxed: '164.38',
  freight: '0.00',
  tax: '21.37',
  amount: '185.75',
  issueTime: '2026-11-21T02:00:00.000Z',
};

/** A claim about a part of a line. */
const sampleClaim = (own: Partial<Claim> = {}): Claim => ({
  id: 71,
  kind: 'shortage',
  remedy: 'refund',
  returnTo: null,
  returnParcel: null,
  replacement: null,
  exchangeDeadline: null,
  creditNote: null,
  reason: 'AMS1117-3.3 少了一盘，箱子没有破损',
  lines: [{ lineId: 2, mpn: 'AMS1117-3.3', unit: '个', quantity: 500, amount: '185.75' }],
  files: [{ id: 81, name: '售后照片.jpg', type: 'image/jpeg', sizeBytes: 412_800, url: '/mall/goods/order/claim/content/81' }],
  asked: '185.75',
  refundedBefore: null,
  refund: null,
  isRefunded: null,
  answer: null,
  outcome: 'open',
  createTime: '2026-11-20T12:00:00.000Z',
  answerDeadline: '2026-11-23T12:00:00.000Z',
  stepInTime: null,
  decideTime: null,
  ...own,
});

/** What the claim comes to. */
export const sampleQuote: ClaimQuote = {
  lines: [{ lineId: 2, mpn: 'AMS1117-3.3', unit: '个', quantity: 500, amount: '185.75' }],
  freight: '0.00',
  amount: '185.75',
  refundedBefore: null,
};

/** The buyer is not satisfied. */
export const claimedOrder = sampleOrder({
  ...shippedOrder,
  state: 'AFTER_SALE',
  stateName: '售后中',
  actions: ['buy_again'],
  claimDeadline: '2026-11-23T12:00:00.000Z',
  hint: '等待卖家在 11-23 20:00 前答复，到期平台介入',
  steps: [...shippedOrder.steps.slice(0, 3), step('claim', '售后中', '2026-11-20T12:00:00.000Z', { state: 'current' }), ...shippedOrder.steps.slice(3)].map(
    (each) => (each.key === 'receive' ? { ...each, state: 'todo' as const } : each),
  ),
  claims: [sampleClaim()],
});

const exchange = {
  kind: 'quality' as const,
  remedy: 'exchange' as const,
  reason: '三百个引脚氧化，上不了锡',
  answer: '同意换货',
  returnTo: '示例电子 王工 13900139000 深圳市福田区示例路 1 号',
  decideTime: '2026-11-21T02:00:00.000Z',
  exchangeDeadline: '2026-12-05T02:00:00.000Z',
};
const back = { carrier: '顺丰速运', trackingNo: 'SF1234567890123', sendTime: '2026-11-21T06:00:00.000Z' };
const others = { carrier: '示例速运', trackingNo: 'SY-DEMO-88', sendTime: '2026-11-24T06:00:00.000Z' };

/** The merchant agreed to an exchange: the buyer sends the goods back. */
export const returningOrder = sampleOrder({
  ...claimedOrder,
  claimDeadline: null,
  actions: ['send_back', 'buy_again'],
  hint: '卖家同意换货，请在 12-05 10:00 前寄回并填写运单号',
  claims: [sampleClaim({ ...exchange, outcome: 'returning' })],
});

/** The goods are on their way back: the merchant sends the others. */
export const returnedOrder = sampleOrder({
  ...returningOrder,
  actions: ['buy_again'],
  hint: '已寄回，等待卖家在 12-05 14:00 前发出换货',
  claims: [sampleClaim({ ...exchange, outcome: 'returned', returnParcel: back, exchangeDeadline: '2026-12-05T06:00:00.000Z' })],
});

/** The other goods are on their way. */
export const replacedOrder = sampleOrder({
  ...returningOrder,
  actions: ['receive_replacement', 'buy_again'],
  hint: '换货已发出，收到后请确认；12-08 14:00 自动确认',
  claims: [sampleClaim({ ...exchange, outcome: 'replaced', returnParcel: back, replacement: others, exchangeDeadline: '2026-12-08T06:00:00.000Z' })],
});

/** The merchant did not answer in time: the platform decides. */
export const steppedInOrder = sampleOrder({
  ...claimedOrder,
  claimDeadline: null,
  hint: '卖家没有按时答复，平台已介入，等待平台裁决',
  claims: [sampleClaim({ outcome: 'platform', stepInTime: '2026-11-23T12:00:00.000Z' })],
});

/** The platform decided that the money goes back. */
export const judgedOrder = sampleOrder({
  ...steppedInOrder,
  hint: '平台裁决退款，正在退回',
  claims: [
    sampleClaim({
      outcome: 'refund',
      refund: '185.75',
      isRefunded: false,
      answer: '照片里少一盘，卖家没有答复，按申请退款',
      stepInTime: '2026-11-23T12:00:00.000Z',
      decideTime: '2026-11-24T02:00:00.000Z',
    }),
  ],
});

/** The merchant pays a part back, and the order goes on. */
export const partlyRefundedOrder = sampleOrder({
  ...shippedOrder,
  state: 'FINISHED',
  stateName: '已完成',
  actions: ['apply_invoice', 'buy_again', 'claim'],
  hint: '交易完成',
  refunded: '185.75',
  invoiceTotal: '1448.98',
  lines: shippedOrder.lines.map((line) => (line.id === 2 ? { ...line, refundedQuantity: 500 } : line)),
  steps: shippedOrder.steps.map(({ key, name }) => step(key, name, '2026-11-20T10:15:00.000Z')),
  claims: [
    sampleClaim({
      outcome: 'refund',
      refund: '185.75',
      isRefunded: true,
      answer: '核对无误，少的一盘退款',
      decideTime: '2026-11-21T02:00:00.000Z',
      creditNote,
    }),
  ],
  invoices: [{ ...invoice, no: '26332000000012345678', state: 'issued', isReversalDue: true, canBeIssued: false, issueTime: '2026-11-20T06:00:00.000Z' }],
});

/** All the money of the goods went back. */
export const refundedOrder = sampleOrder({
  ...shippedOrder,
  state: 'REFUNDED',
  stateName: '已退款',
  actions: ['buy_again'],
  hint: '已退款 ¥1,634.73',
  refunded: '1634.73',
  lines: shippedOrder.lines.map((line) => ({ ...line, refundedQuantity: line.quantity })),
  parcels: sampleParcels.map((parcel) => (parcel.state === 'moving' ? { ...parcel, state: 'ended' as const, stateName: '不再跟踪' } : parcel)),
  steps: [created, paidStep, step('ship', '卖家发货', '2026-11-17T09:52:00.000Z'), step('refund', '已退款', '2026-11-21T02:00:00.000Z', { state: 'current' })],
  claims: [
    sampleClaim({
      kind: 'wrong',
      reason: '批号和合同不一致，全部退回',
      lines: lines.map(({ id, mpn, unit, quantity, lineTotal }) => ({ lineId: id, mpn, unit, quantity, amount: lineTotal })),
      asked: '1634.73',
      outcome: 'refund',
      refund: '1634.73',
      isRefunded: true,
      answer: '核对无误，已退款',
      decideTime: '2026-11-21T02:00:00.000Z',
    }),
  ],
});

/** An order in dollars with delivery in 香港. */
export const dollarOrder = sampleOrder({
  id: 740,
  orderNo: '2611-0482-7740',
  currency: 'USD',
  merchant: { id: 8, name: '样例半导体（香港）有限公司', isSample: true },
  actions: ['pay', 'upload_receipt', 'make_pi', 'set_warehousing_no', 'close'],
  lines: [
    sampleOrderLine({
      mpn: 'MAX3232CPE+',
      brandName: 'Maxim',
      brandNameCn: '美信',
      packageCase: 'DIP-16',
      packing: 'tube',
      quantity: 50,
      unitPrice: '2.315',
      lineTotal: '115.75',
      taxMode: 'untaxed',
      hsCode: '8542.39',
      origin: 'PH',
      dateCode: null,
    }),
  ],
  total: '115.75',
  totals: { currency: 'USD', goods: '115.75', untaxed: '115.75', tax: null, freight: null, freightTerm: 'collect', total: '115.75', taxMode: 'untaxed' },
  totalInWords: '美元壹佰壹拾伍元柒角伍分',
  address: {
    ...sampleOrder().address,
    region: 'HK',
    areaCode: '+852',
    mobile: '61234567',
    province: null,
    city: null,
    district: '葵青区',
    detail: '示例工业大厦 3 楼 B 室',
  },
  title: null,
  forwarder: '示例货代（香港）',
  warehousingNo: 'HK-220415',
  remark: null,
});

/** Where to transfer to; the sample catalogue's accounts are made up. */
export const sampleBank = (own: Partial<BankAccount> = {}): BankAccount => ({
  beneficiary: '示例电子（深圳）有限公司',
  bankName: '示例银行深圳分行',
  bankAddress: null,
  account: '6200 0000 0000 0001',
  swift: null,
  currency: 'CNY',
  isSample: true,
  reference: '2611-0482-7731',
  amount: '1634.73',
  ...own,
});
