import { expect, it } from 'vitest';
import type { Address } from '@chippage/api/types';
import { storedGoods } from '../../../test/storedGoods.ts';
import { priceGroups } from '../cart/cart.rules.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { draftOfCart, draftOfOrder, requireOneGroup, type StoredPi, toPi } from './pis.rules.ts';

const now = new Date('2026-11-16T02:00:00Z');
const groupsOf = (entries: { quantity: number; merchantId?: number }[]) =>
  priceGroups(
    entries.map(({ quantity, merchantId = 1 }, at) => ({
      line: { id: at, goodsId: at + 1, quantity, customerRef: null, isSelected: true, knownPrice: null, stockAtAdd: null, addedAt: now },
      stored: storedGoods({ id: at + 1, merchantId }),
    })),
  );

it.each([
  ['还没有付款', 'CREATED', {}, 'valid'],
  ['凭证在审', 'RECEIPT_REVIEW', {}, 'valid'],
  ['付了款', 'PAID', {}, 'paid'],
  ['付了款，即使过期、作废', 'SHIPPED', { isVoided: true, validUntil: '2026-11-01' }, 'paid'],
  ['订单关闭', 'CLOSED', {}, 'voided'],
  ['作废', 'CREATED', { isVoided: true }, 'voided'],
  ['不属于订单', null, {}, 'valid'],
  ['最后一天仍有效', null, { validUntil: '2026-11-16' }, 'valid'],
  ['过了最后一天', null, { validUntil: '2026-11-15' }, 'expired'],
  ['作废先于过期', null, { isVoided: true, validUntil: '2026-11-15' }, 'voided'],
] as const)('形式发票的状态：%s', (_, orderState, change, state) => {
  const pi = {
    id: 9,
    piNo: 'PI-1',
    orderId: null,
    currency: 'CNY',
    total: '160.00',
    lines: [],
    issuedOn: '2026-11-10',
    validUntil: '2026-11-17',
    createdAt: now,
    isVoided: false,
    ...change,
  };
  const stored = { pi, merchant: { id: 1, name: '例商', isSample: false }, orderNo: null, orderState } as unknown as StoredPi;
  expect(toPi(stored, now)).toMatchObject({ state, url: '/mall/user/pi/file/9' });
});

it('同一卖家、同一币种、都能下单的行是一组', () => expect(requireOneGroup(groupsOf([{ quantity: 100 }, { quantity: 10 }])).lines).toHaveLength(2));

it.each([
  ['两个卖家', [{ quantity: 100 }, { quantity: 100, merchantId: 2 }], '形式发票只能包含同一个卖家、同一种币种的物料'],
  ['什么也没有', [], '形式发票只能包含同一个卖家、同一种币种的物料'],
  ['有一行不能下单', [{ quantity: 100 }, { quantity: 5 }], '有物料不能下单，请先修正数量或移除'],
])('购物车里的行不能开形式发票：%s', (_, entries, msg) => expect(() => requireOneGroup(groupsOf(entries))).toThrow(msg));

it('来自购物车的草稿：合计、描述和交期是商品的', () => {
  const [group] = groupsOf([{ quantity: 100 }]);
  expect(group && draftOfCart(group, null, null)).toMatchObject({
    merchantId: 1,
    orderId: null,
    goods: '150.00',
    untaxed: '132.74',
    tax: '17.26',
    freight: '10.00',
    total: '160.00',
    address: null,
    title: null,
    lines: [{ mpn: 'EX-1', description: 'LQFP-48', quantity: 100, unitPrice: '1.5', amount: '150.00', leadTimeDays: 3 }],
  });
});

it('来自订单的草稿：付款以后和关闭的订单没有', () => {
  const order = {
    id: 41,
    state: 'CREATED',
    merchantId: 1,
    currency: 'CNY',
    goodsTotal: '150.00',
    freight: '10.00',
    total: '160.00',
    taxMode: 'tax13',
    address: {} as Address,
  };
  const draft = (state: string) => draftOfOrder({ ...order, state } as unknown as OrderRecord, []);
  expect(draft('CREATED')).toMatchObject({ orderId: 41, goods: '150.00', total: '160.00' });
  for (const state of ['CLOSED', 'PAID', 'REFUNDED']) expect(() => draft(state)).toThrow('付款前的订单才能生成形式发票');
});
