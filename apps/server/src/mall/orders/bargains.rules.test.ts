import { expect, it } from 'vitest';
import { storedGoods } from '../../../test/storedGoods.ts';
import { judgeBargain, toBargain } from './bargains.rules.ts';

const now = new Date('2026-11-16T02:00:00Z');

it.each([
  ['比现价低', { quantity: 10, unitPrice: '1.99' }, {}, null],
  ['等于现价', { quantity: 10, unitPrice: '2.00' }, {}, 'bargain.not_lower'],
  ['比现价高', { quantity: 10, unitPrice: '2.01' }, {}, 'bargain.not_lower'],
  ['现价是这个数量的阶梯的', { quantity: 100, unitPrice: '1.60' }, {}, 'bargain.not_lower'],
  ['零元', { quantity: 10, unitPrice: '0' }, {}, 'bargain.not_lower'],
  ['不足起订量', { quantity: 5, unitPrice: '1.00' }, {}, 'bargain.quantity'],
  ['不是倍数', { quantity: 15, unitPrice: '1.00' }, {}, 'bargain.quantity'],
  ['超过库存也可以议', { quantity: 600, unitPrice: '1.00' }, {}, null],
  ['下架', { quantity: 10, unitPrice: '1.00' }, { isOnSale: false }, 'goods.off_sale'],
])('能不能报这个价：%s', (_, wish, change, reason) => expect(judgeBargain(storedGoods(change), wish)?.reason ?? null).toBe(reason));

it('缺货也可以议', () => expect(judgeBargain(storedGoods({}, { stocks: [{ code: 'SZ', quantity: 0 }] }), { quantity: 10, unitPrice: '1.00' })).toBe(null));

it('列出时带着现价和小计', () => {
  const row = {
    id: 3,
    memberId: 7,
    goodsId: 1,
    merchantId: 1,
    quantity: 100,
    unitPrice: '1.250000',
    note: '',
    state: 'asked',
    answer: null,
    createdAt: now,
    validUntil: null,
  };
  expect(toBargain(row as unknown as Parameters<typeof toBargain>[0], storedGoods(), now)).toMatchObject({
    unitPrice: '1.25',
    listPrice: '1.50',
    lineTotal: '125.00',
    state: 'asked',
    createTime: now.toISOString(),
    validUntil: null,
  });
});
