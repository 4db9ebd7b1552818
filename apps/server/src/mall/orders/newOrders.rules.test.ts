import { describe, expect, it } from 'vitest';
import type { Address } from '@chippage/api/types';
import { storedGoods } from '../../../test/storedGoods.ts';
import { priceGroups } from '../cart/cart.rules.ts';
import type { StoredGoods } from '../goods/goods.rules.ts';
import { type OrderTerms, requireOrderable, requireTotals, requireWithinLimit, toOrder, toRow } from './newOrders.rules.ts';

const now = new Date('2026-11-30T18:00:00Z');
const group = (quantity: number, stored: StoredGoods = storedGoods(), id = 1) =>
  priceGroups([
    {
      line: { id, goodsId: stored.goods.id, quantity, customerRef: 'A-1', isSelected: true, knownPrice: null, stockAtAdd: null, addedAt: now },
      stored,
    },
  ])[0]!;
const terms = { payMethod: 'online', poNo: '', forwarder: '', warehousingNo: '', expected: [] as OrderTerms['expected'] } as unknown as OrderTerms;
const address = { forwarder: '货代甲', warehousingNo: 'W-1' } as Address;
const frame = { number: { id: 41, at: 1 }, source: 'cart', terms, address, title: null, memberId: 7, requestId: null, termsId: null, now } as const;

describe('新订单', () => {
  it('合计来自购物车；单号里的月份按中国的日历；72 小时内付款', () => {
    expect(toOrder(group(100), frame)).toMatchObject({
      id: 41,
      orderNo: expect.stringMatching(/^2612-\d{4}-\d{4}$/),
      buyerId: 7,
      merchantId: 1,
      state: 'CREATED',
      goodsTotal: '150.00',
      freight: '10.00',
      total: '160.00',
      payDeadline: new Date('2026-12-03T18:00:00Z'),
      isHidden: false,
    });
  });

  it('一万个连续的编号没有两个相同的单号', () => {
    const numbers = Array.from({ length: 10_000 }, (_, at) => toOrder(group(100), { ...frame, number: { id: at, at } }).orderNo);
    expect(new Set(numbers).size).toBe(10_000);
  });

  it.each([
    ['在内地交货：没有', false, '货代乙', 'W-2', [null, null]],
    ['在香港交货：写了的', true, ' 货代乙 ', ' W-2 ', ['货代乙', 'W-2']],
    ['在香港交货：没有写就用地址里的', true, ' ', '', ['货代甲', 'W-1']],
  ])('货代与入仓号，%s', (_, isHongKong, forwarder, warehousingNo, expected) => {
    const stored = storedGoods();
    const made = toOrder(group(100, { ...stored, terms: stored.terms && { ...stored.terms, isHongKong } }), {
      ...frame,
      terms: { ...terms, forwarder, warehousingNo },
    });
    expect([made.forwarder, made.warehousingNo]).toEqual(expected);
  });

  it.each([
    ['同一卖家同一币种的', { merchantId: 1, currency: 'CNY', remark: ' 请防潮 ' }, '请防潮'],
    ['空白等于没有', { merchantId: 1, currency: 'CNY', remark: '  ' }, null],
    ['另一币种的不算', { merchantId: 1, currency: 'USD', remark: '请防潮' }, null],
    ['另一卖家的不算', { merchantId: 2, currency: 'CNY', remark: '请防潮' }, null],
  ] as const)('备注，%s', (_, seen, remark) =>
    expect(toOrder(group(100), { ...frame, terms: { ...terms, expected: [{ ...seen, total: '160.00' }] } }).remark).toBe(remark),
  );

  it('行上是下单时的型号、单价和客户料号', () => {
    const [line] = group(100).lines;
    expect(line && toRow(line, 41, 3)).toMatchObject({
      id: 3,
      orderId: 41,
      mpn: 'EX-1',
      quantity: 100,
      shippedQuantity: 0,
      unitPrice: '1.5',
      lineTotal: '150.00',
      customerRef: 'A-1',
    });
  });
});

const reasonOf = (work: () => void): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    const { reason, data } = error as { reason: string; data?: { goodsIds?: number[] } };
    return [reason, data?.goodsIds];
  }
};

it.each([
  ['都可以', [100], {}, null],
  ['不足起订量', [5], {}, ['order.not_orderable', [1]]],
  ['不是倍数', [15], {}, ['order.not_orderable', [1]]],
  ['超过最大数量，库存更多', [450], { maxQuantity: 400 }, ['order.not_orderable', [1]]],
  ['超过库存', [600], {}, ['order.out_of_stock', [1]]],
  ['下架', [100], { isOnSale: false }, ['order.not_orderable', [1]]],
  ['又缺货又不足起订量：先说要改的', [600, 5], {}, ['order.not_orderable', [2]]],
])('能不能下单，%s', (_, quantities, change, expected) => {
  const groups = quantities.map((quantity, at) => group(quantity, storedGoods({ id: at + 1, ...change }), at + 1));
  expect(reasonOf(() => requireOrderable(groups))).toEqual(expected);
});

it.each([
  ['与看到的相同', [{ merchantId: 1, currency: 'CNY', total: '160.00' }], null],
  ['另一个合计', [{ merchantId: 1, currency: 'CNY', total: '160.01' }], 'order.total_changed'],
  ['另一币种', [{ merchantId: 1, currency: 'USD', total: '160.00' }], 'order.total_changed'],
  ['少了一个', [], 'order.total_changed'],
  [
    '多了一个',
    [
      { merchantId: 1, currency: 'CNY', total: '160.00' },
      { merchantId: 2, currency: 'CNY', total: '1.00' },
    ],
    'order.total_changed',
  ],
] as const)('合计%s', (_, expected, reason) => {
  const refused = reasonOf(() => requireTotals([group(100)], [...expected]));
  expect(Array.isArray(refused) ? refused[0] : refused).toBe(reason);
});

it.each([
  ['没有企业', null, null],
  ['不限额', { spendLimit: null }, null],
  ['正好等于限额', { spendLimit: group(100).totals.total }, null],
  ['差一分', { spendLimit: (Number(group(100).totals.total) - 0.01).toFixed(2) }, 'order.over_limit'],
  ['每笔都要审批', { spendLimit: '0.00' }, 'order.over_limit'],
] as const)('限额：%s', (_, buyer, reason) => {
  const refused = reasonOf(() => requireWithinLimit(buyer, [group(100)]));
  expect(Array.isArray(refused) ? refused[0] : refused).toEqual(reason);
});
