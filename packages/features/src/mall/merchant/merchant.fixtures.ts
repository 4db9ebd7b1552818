import type { Bargain, Invoice, Merchant, OrderCount, OrderDetail, OrderRow } from '@chippage/api/types';
import { sampleGoods } from '../cart/cart.fixtures.ts';
import {
  claimedOrder,
  dollarOrder,
  finishedOrder,
  paidOrder,
  partlyShippedOrder,
  sampleOrder,
  returnedOrder,
  steppedInOrder,
} from '../orders/orders.fixtures.ts';

/** A merchant, made up. */
export const sampleMerchant = (own: Partial<Merchant> = {}): Merchant => ({
  id: 7,
  name: '示例电子（深圳）有限公司',
  isSample: true,
  creditCode: null,
  place: '广东省深圳市',
  address: null,
  phone: null,
  intro: '示例商家',
  currencies: ['CNY'],
  goodsCount: 128,
  shipping: '深圳仓，今日 17:00 前下单当日发货',
  serviceHours: null,
  returnPolicy: null,
  followers: 36,
  isFollowed: false,
  createTime: '2026-01-05T02:00:00.000Z',
  licence: null,
  ...own,
});

/** The same order as its merchant gets it: the actions and the words are the merchant's. */
const forMerchant = (order: OrderDetail, actions: OrderDetail['actions'], hint: string): OrderDetail => ({ ...order, actions, hint });

/** Paid: to be confirmed and shipped. */
export const merchantPaidOrder = forMerchant(paidOrder, ['confirm', 'ship'], '买家已付款，请确认并发货');
/** One parcel went, two lines are left. */
export const merchantPartlyOrder = forMerchant(partlyShippedOrder, ['ship', 'report_parcel'], '一部分已发出，请发出其余的');
/** The buyer has a claim. */
export const merchantClaimedOrder = forMerchant(claimedOrder, ['report_parcel', 'resolve'], '买家申请售后，请在 11-23 20:00 前答复，到期平台介入');

/** The merchant did not answer in time. */
export const merchantSteppedInOrder = forMerchant(steppedInOrder, ['report_parcel'], '你没有按时答复，平台已介入，等待平台裁决');
/** The buyer asks for an exchange. */
export const merchantExchangeOrder = forMerchant(
  { ...claimedOrder, claims: claimedOrder.claims.map((claim) => ({ ...claim, kind: 'quality' as const, remedy: 'exchange' as const })) },
  ['report_parcel', 'resolve'],
  '买家申请售后，请在 11-23 20:00 前答复，到期平台介入',
);
/** The goods come back: the others are to be sent. */
export const merchantReturnedOrder = forMerchant(returnedOrder, ['send_replacement', 'report_parcel'], '买家已寄回，请在 12-05 14:00 前发出换货，到期平台介入');
/** Done. */
export const merchantFinishedOrder = forMerchant(finishedOrder, [], '交易完成');
/** To 香港, and the buyer has not given the number of the warehouse. */
export const merchantHongKongOrder = forMerchant(
  { ...dollarOrder, state: 'PAID', stateName: '待发货', warehousingNo: null },
  ['confirm', 'ship'],
  '买家已付款，请确认并发货',
);

const rowOf = (order: OrderDetail, own: Partial<OrderRow>): OrderRow => ({ ...order, ...own });

/** Orders to the merchant. */
export const merchantOrderRows: OrderRow[] = [
  rowOf(merchantPaidOrder, { id: 731 }),
  rowOf(merchantPartlyOrder, { id: 732, orderNo: '2611-0482-7732' }),
  rowOf(merchantClaimedOrder, { id: 733, orderNo: '2611-0482-7733' }),
  rowOf(sampleOrder({ actions: [] }), {
    id: 734,
    orderNo: '2611-0482-7734',
    lines: sampleOrder().lines.slice(0, 1),
    hint: '等待买家付款，11-19 10:42 到期自动关闭',
  }),
  rowOf(merchantFinishedOrder, { id: 735, orderNo: '2611-0482-7735' }),
];

/** How many stand where. */
export const merchantCounts: OrderCount[] = [
  { state: 'PAID', count: 1 },
  { state: 'PARTLY_SHIPPED', count: 1 },
  { state: 'AFTER_SALE', count: 1 },
  { state: 'CREATED', count: 1 },
  { state: 'FINISHED', count: 1204 },
];

/** Goods: in one warehouse, in two, unknown, off sale. */
export const merchantGoodsRows = [
  sampleGoods(),
  sampleGoods({
    id: 2,
    mpn: 'AMS1117-3.3',
    brandName: 'Advanced Monolithic Systems',
    brandNameCn: null,
    packageCase: 'SOT-223-3',
    sku: 'SZ-000002',
    warehouses: [
      { code: 'SZ', name: '深圳仓', quantity: 26_500 },
      { code: 'HK', name: '香港仓', quantity: 0 },
    ],
  }),
  sampleGoods({ id: 3, mpn: 'NE555DR', brandName: 'TI', brandNameCn: '德州仪器', packageCase: 'SOIC-8', sku: 'SZ-000003', stock: null, warehouses: [] }),
  sampleGoods({ id: 4, mpn: 'LM358DR', brandName: 'TI', brandNameCn: '德州仪器', packageCase: null, sku: 'SZ-000004', isOnSale: false, priceLadder: [] }),
];

/** A price that a buyer asks for. */
export const sampleBargain = (own: Partial<Bargain> = {}): Bargain => ({
  id: 61,
  goods: sampleGoods(),
  quantity: 2000,
  unitPrice: '6.1',
  listPrice: '6.42',
  lineTotal: '12200.00',
  state: 'asked',
  note: '每月固定采购 2000 片，可签年框',
  answer: null,
  createTime: '2026-11-20T06:00:00.000Z',
  validUntil: null,
  ...own,
});

/** Bargains of each state. */
export const merchantBargainRows: Bargain[] = [
  sampleBargain(),
  sampleBargain({ id: 62, state: 'accepted', answer: '可以，三天内有效', validUntil: '2026-11-24T06:00:00.000Z' }),
  sampleBargain({ id: 63, state: 'refused', listPrice: null, note: null, answer: '低于成本，最低 6.30' }),
  sampleBargain({ id: 64, state: 'ordered', note: null }),
  sampleBargain({ id: 65, state: 'expired', note: null }),
];

/** An invoice that a buyer applied for. */
export const sampleInvoice = (own: Partial<Invoice> = {}): Invoice => ({
  id: 41,
  no: null,
  kind: 81,
  state: 'applied',
  buyerName: '示例仪器（杭州）有限公司',
  taxNo: '91330100MA2H00000L',
  merchant: { id: 7, name: '示例电子（深圳）有限公司', isSample: true },
  orderIds: [731, 735],
  orderNos: ['2611-0482-7731', '2611-0482-7735'],
  untaxed: '1446.66',
  tax: '188.07',
  total: '1634.73',
  freightLeftOut: null,
  remark: '请在备注栏写合同号 HT-2611',
  reason: null,
  reversal: null,
  reverses: null,
  reversalReason: null,
  isReversalDue: false,
  canBeIssued: own.state === undefined || own.state === 'applied' || own.state === 'issuing',
  files: [],
  applyTime: '2026-11-20T02:00:00.000Z',
  issueTime: null,
  ...own,
});

/** Invoices: applied for, issued with files, refused. */
export const merchantInvoiceRows: Invoice[] = [
  sampleInvoice(),
  sampleInvoice({
    id: 42,
    kind: 82,
    state: 'issued',
    buyerName: '样例实验室',
    taxNo: null,
    no: '26332000000012345678',
    remark: null,
    files: [
      { id: 71, kind: 'ofd', sizeBytes: 81_000 },
      { id: 72, kind: 'pdf', sizeBytes: 92_000 },
    ],
    issueTime: '2026-11-21T02:00:00.000Z',
  }),
  sampleInvoice({ id: 43, state: 'refused', buyerName: '示例科技（苏州）有限公司', remark: null, reason: '税号与名称不符，请改正后重新申请' }),
];
