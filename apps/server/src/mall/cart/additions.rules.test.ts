import { describe, expect, it } from 'vitest';
import { storedGoods } from '../../../test/storedGoods.ts';
import { addToLines, CART_LIMIT, knownPriceAfter, toAddition } from './additions.rules.ts';
import type { UnpricedLine } from './cart.rules.ts';

const now = new Date('2026-11-16T02:00:00Z');
const before = new Date('2026-11-01T02:00:00Z');
const add = (there: number, more: number) => there + more;
const line = (change: Partial<UnpricedLine> = {}): UnpricedLine => ({
  id: 5,
  goodsId: 1,
  quantity: 20,
  customerRef: null,
  isSelected: false,
  knownPrice: '2.00',
  stockAtAdd: 400,
  addedAt: before,
  ...change,
});
const goods = new Map([1, 2, 3].map((id) => [id, storedGoods({ id, isOnSale: id !== 3 })]));
const adding = (additions: { goodsId: number; quantity: number; customerRef?: string; knownPrice?: string }[], lines: UnpricedLine[] = [], together = add) =>
  addToLines(additions.map(toAddition), { lines, goods, together, now });

describe('加入购物车', () => {
  it.each([
    [
      '新的一行：记下现在的价格、库存和时间',
      [{ goodsId: 1, quantity: 100 }],
      [],
      { quantity: 100, knownPrice: '1.50', stockAtAdd: 500, createdAt: now, isSelected: true },
    ],
    [
      '已有的一行：数量相加，价格、库存、时间是原来的',
      [{ goodsId: 1, quantity: 30 }],
      [line()],
      { quantity: 50, knownPrice: '2.00', stockAtAdd: 400, createdAt: before, isSelected: true },
    ],
    [
      '同一商品加两次：只有一行',
      [
        { goodsId: 1, quantity: 10 },
        { goodsId: 1, quantity: 20 },
      ],
      [],
      { quantity: 30 },
    ],
    ['数量封顶', [{ goodsId: 1, quantity: 999_999_990 }], [line()], { quantity: 999_999_999 }],
    ['客户料号：新的代替旧的', [{ goodsId: 1, quantity: 1, customerRef: ' B-2 ' }], [line({ customerRef: 'A-1' })], { customerRef: 'B-2' }],
    ['客户料号：没有写就留着旧的', [{ goodsId: 1, quantity: 1, customerRef: '  ' }], [line({ customerRef: 'A-1' })], { customerRef: 'A-1' }],
    ['浏览器记得的价格', [{ goodsId: 1, quantity: 10, knownPrice: '1.900000' }], [], { knownPrice: '1.9' }],
  ])('%s', (_, additions, lines, row) => {
    const { rows, refused } = adding(additions, lines);
    expect([refused, rows]).toEqual([null, [expect.objectContaining({ goodsId: 1, ...row })]]);
  });

  it('合并取大的那个数量', () => expect(adding([{ goodsId: 1, quantity: 10 }], [line()], Math.max).rows[0]?.quantity).toBe(20));

  it.each([
    ['只有下架的', [{ goodsId: 3, quantity: 1 }], 'off_sale', []],
    ['只有不存在的', [{ goodsId: 9, quantity: 1 }], 'off_sale', []],
    [
      '下架的略过，其余照加',
      [
        { goodsId: 3, quantity: 1 },
        { goodsId: 2, quantity: 10 },
      ],
      null,
      [2],
    ],
    ['什么也没有', [], null, []],
  ] as const)('%s', (_, additions, refused, ids) => {
    const result = adding([...additions]);
    expect([result.refused, result.rows.map(({ goodsId }) => goodsId)]).toEqual([refused, ids]);
  });

  it('满了以后不再加新的，已有的行仍可以加', () => {
    const full = [line(), ...Array.from({ length: CART_LIMIT - 1 }, (_, at) => line({ id: at + 10, goodsId: at + 100 }))];
    const { rows, refused } = adding(
      [
        { goodsId: 1, quantity: 10 },
        { goodsId: 2, quantity: 10 },
      ],
      full,
    );
    expect([refused, rows.map(({ goodsId, quantity }) => [goodsId, quantity])]).toEqual(['full', [[1, 30]]]);
  });
});

it.each([
  ['同一阶梯：仍是看到的价格', 20, '2.10', '2.10'],
  ['到了下一阶梯：那里的价格', 100, '2.10', '1.50'],
  ['没有看到过价格，也没有换阶梯', 20, null, null],
])('改数量以后记得的价格，%s', (_, next, knownPrice, expected) => expect(knownPriceAfter({ quantity: 10, knownPrice }, storedGoods(), next)).toBe(expected));
