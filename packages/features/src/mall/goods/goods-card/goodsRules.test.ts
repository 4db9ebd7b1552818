import { expect, test } from 'vitest';
import { dollarGoods, goneGoods, unpricedGoods } from '../goods.fixtures.ts';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { bestStep, entryOf, obstacleOf } from './goodsRules.ts';

test('为什么不能下单：先看下架，再看报价，再看库存', () => {
  expect(obstacleOf(sampleGoods({ isOnSale: false, stock: 0 }))).toBe('off_sale');
  expect(obstacleOf({ ...unpricedGoods, stock: 0 })).toBe('no_price');
  expect(obstacleOf(goneGoods)).toBe('out_of_stock');
  expect(obstacleOf(sampleGoods({ moq: 100, multiple: 100, stock: 99 }))).toBe('too_little');
  expect(obstacleOf(sampleGoods())).toBeNull();
});

test('库存未知也可以下单', () => expect(obstacleOf(dollarGoods)).toBeNull());

test('最小的数量在倍数上，价格按那一档', () => {
  expect(entryOf(sampleGoods({ moq: 95, multiple: 50 }))).toEqual({ quantity: 100, step: { minQuantity: 100, unitPrice: '6.85' } });
  expect(entryOf(unpricedGoods).step).toBeNull();
});

test('最低的价只在有多档时另写', () => {
  expect(bestStep(sampleGoods())?.unitPrice).toBe('6.42');
  expect(bestStep(sampleGoods({ priceLadder: [{ minQuantity: 1, unitPrice: '7' }] }))).toBeNull();
});
