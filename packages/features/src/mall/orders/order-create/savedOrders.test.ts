import { expect, test } from 'vitest';
import { type MadeOrder, madeText, parseMade, payParams } from './savedOrders.ts';

const order = (id: number, currency: MadeOrder['currency'] = 'CNY'): MadeOrder => ({ id, orderNo: `SO-${id}`, currency });

test('下成的订单按要买的东西记住；再下一次别的也还在', () => {
  const one = madeText(null, 'a', [order(1), order(2)]);
  const two = madeText(one, 'b', [order(3)]);
  expect(parseMade(two, 'a')).toEqual([order(1), order(2)]);
  expect(parseMade(two, 'b')).toEqual([order(3)]);
  expect(parseMade(two, 'c')).toBeNull();
  expect(parseMade(madeText(two, 'a', null), 'a')).toBeNull();
});

test('只记最近的二十次', () => {
  let text: string | null = null;
  for (let at = 0; at < 25; at += 1) text = madeText(text, `wish ${at}`, [order(at + 1)]);
  expect(parseMade(text, 'wish 4')).toBeNull();
  expect(parseMade(text, 'wish 5')).toEqual([order(6)]);
});

test('被改坏的内容不被相信', () => {
  for (const text of ['{', '7', '[{"wish":"a","orders":[]}]', '[{"wish":"a","orders":[{"id":-1,"orderNo":"x","currency":"CNY"}]}]']) {
    expect(parseMade(text, 'a')).toBeNull();
  }
});

test('人民币的一起付，美元的一张一张付', () => {
  expect(payParams([order(1), order(2), order(3, 'USD')])).toEqual({ id: 1, with: '2' });
  expect(payParams([order(1, 'USD'), order(2, 'USD')])).toEqual({ id: 1, with: null });
  expect(payParams([])).toBeNull();
});
