import type { OrderRequestDetail, OrderRequestLine, OrderRequestRow } from '@chippage/api/types';
import { sampleAddress, sampleTitle } from '../papers/papers.fixtures.ts';

/** A line of a request, unchanged since it was handed in. */
export const requestLine = (own: Partial<OrderRequestLine> = {}): OrderRequestLine => ({
  goodsId: 1,
  partId: 5,
  mpn: 'STM32F103C8T6',
  brandName: 'ST',
  packageCase: 'LQFP-48',
  unit: '个',
  quantity: 200,
  customerRef: 'U-100-0047',
  unitPrice: '6.42',
  lineTotal: '1284.00',
  nowUnitPrice: '6.42',
  nowLineTotal: '1284.00',
  nowState: 'ok',
  stock: 3120,
  ...own,
});

const second = requestLine({
  goodsId: 2,
  mpn: 'GD32F303RCT6',
  brandName: '兆易创新',
  packageCase: 'LQFP-64',
  quantity: 100,
  customerRef: null,
  unitPrice: '8.5',
  lineTotal: '850.00',
  nowUnitPrice: '8.5',
  nowLineTotal: '850.00',
  stock: 900,
});

/** A request as a list shows it. */
export const requestRow = (own: Partial<OrderRequestRow> = {}): OrderRequestRow => ({
  id: 81,
  state: 'waiting',
  stateName: '待审批',
  requester: { id: 9, nickName: '林工' },
  isMine: false,
  company: '样例智控科技（深圳）有限公司',
  totals: [{ merchantId: 7, currency: 'CNY', total: '2149.00' }],
  mpn: 'STM32F103C8T6',
  lineCount: 2,
  note: 'V2 主板试产 100 套，预算在 P-2611 里',
  reason: 'limit',
  limit: '1000.00',
  submitTime: '2026-11-20T10:15:00.000Z',
  expireTime: '2026-11-27T10:15:00.000Z',
  actions: ['approve', 'refuse'],
  ...own,
});

const amounts = { goods: '2134.00', freight: '15.00', total: '2149.00', nowGoods: '2134.00', nowFreight: '15.00', nowTotal: '2149.00' };
const merchant = { id: 7, name: '示例电子（深圳）有限公司', isSample: true };

/** A request that waits for who looks at it. */
export const sampleRequest = (own: Partial<OrderRequestDetail> = {}): OrderRequestDetail => ({
  ...requestRow(),
  orders: [{ merchant, currency: 'CNY', lines: [requestLine(), second], ...amounts, remark: '芯片请真空包装' }],
  payMethod: 'transfer',
  address: sampleAddress(),
  title: sampleTitle(),
  forwarder: null,
  warehousingNo: null,
  revision: 1,
  isOrderable: true,
  isPriceAgreed: false,
  isFromCart: true,
  payHours: 72,
  cannotDecide: null,
  decider: null,
  answer: null,
  decideTime: null,
  made: [],
  events: [{ time: '2026-11-20T10:15:00.000Z', text: '提交审批', who: '林工', note: 'V2 主板试产 100 套，预算在 P-2611 里' }],
  ...own,
});

/** Its price went up since it was handed in. */
export const changedRequest = sampleRequest({
  orders: [
    {
      merchant,
      currency: 'CNY',
      lines: [requestLine({ nowUnitPrice: '7.05', nowLineTotal: '1410.00', nowState: 'changed' }), second],
      ...amounts,
      nowGoods: '2260.00',
      nowTotal: '2275.00',
      remark: null,
    },
  ],
});

/** Less is left than was asked for, and one is gone. */
export const blockedRequest = sampleRequest({
  isOrderable: false,
  orders: [
    {
      merchant,
      currency: 'CNY',
      lines: [requestLine({ nowState: 'above_stock', stock: 150 }), { ...second, nowUnitPrice: null, nowLineTotal: null, nowState: null, stock: null }],
      ...amounts,
      nowGoods: null,
      nowFreight: null,
      nowTotal: null,
      remark: null,
    },
  ],
});
