import { expect, test } from 'vitest';
import { withGoods, withList } from './addedLines.ts';
import { type BrowserCartLine, browserCartText, notTaken, parseBrowserCart } from './browserCart.ts';

const line = (goodsId: number, own: Partial<BrowserCartLine> = {}): BrowserCartLine => ({ goodsId, quantity: 10, customerRef: '', isSelected: true, ...own });
const full = Array.from({ length: 200 }, (_, index) => line(index + 1));

test('存下的购物车原样读回，空的不占地方', () => {
  const lines = [line(1, { knownPrice: '0.008087' }), line(2, { customerRef: 'U-100', isSelected: false })];
  expect(parseBrowserCart(browserCartText(lines))).toEqual(lines);
  expect(browserCartText([])).toBeNull();
  expect(parseBrowserCart(null)).toEqual([]);
});

test('被改坏的内容不被相信', () => {
  expect(parseBrowserCart('{')).toEqual([]);
  expect(parseBrowserCart('{"v":2,"lines":[]}')).toEqual([]);
  const lines = [null, { goodsId: -1, quantity: 1 }, { goodsId: 1, quantity: 0 }, { goodsId: 2, quantity: 1.5 }, { goodsId: 3, quantity: 1e9 }];
  expect(parseBrowserCart(JSON.stringify({ v: 1, lines }))).toEqual([]);
  const odd = [
    { goodsId: 1, quantity: 5, customerRef: 'x'.repeat(99), knownPrice: 'javascript:' },
    { goodsId: 1, quantity: 6 },
  ];
  expect(parseBrowserCart(JSON.stringify({ v: 1, lines: odd }))).toEqual([line(1, { quantity: 5, customerRef: 'x'.repeat(72) })]);
});

test('再加同一种物料是加数量，新的放在最前', () => {
  const lines = withGoods([line(1)], { goodsId: 2, quantity: 3 }) ?? [];
  expect(lines.map(({ goodsId }) => goodsId)).toEqual([2, 1]);
  const more = withGoods(lines, { goodsId: 1, quantity: 5, customerRef: 'A' });
  expect(more?.[1]).toEqual(line(1, { quantity: 15, customerRef: 'A' }));
});

test('最多 200 种；已有的还能加数量', () => {
  expect(withGoods(full, { goodsId: 999, quantity: 1 })).toBeNull();
  expect(withGoods(full, { goodsId: 5, quantity: 1 })?.[4]?.quantity).toBe(11);
});

test('并入账户后浏览器里不留，除非账户的购物车已满', () => {
  expect(notTaken([line(1), line(2)], new Set([1]), 12)).toEqual([]);
  expect(notTaken([line(1), line(2)], new Set([1]), 200)).toEqual([line(2)]);
});

test('清单并入：已有的改成清单的数量，多了少了都一样；放不下的给出来', () => {
  const kept = withGoods([], { goodsId: 1, quantity: 100 }) ?? [];
  const { lines, left } = withList(kept, [
    { goodsId: 1, quantity: 40 },
    { goodsId: 2, quantity: 7 },
  ]);
  expect([lines.map(({ goodsId, quantity }) => [goodsId, quantity]), left]).toEqual([
    [
      [2, 7],
      [1, 40],
    ],
    [],
  ]);
  expect(withList(lines, [{ goodsId: 1, quantity: 250 }]).lines.find(({ goodsId }) => goodsId === 1)?.quantity).toBe(250);
  const many = Array.from({ length: 203 }, (_, at) => ({ goodsId: at + 1, quantity: 1 }));
  expect(withList([], many).left).toEqual(many.slice(200));
});
