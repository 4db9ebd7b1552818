import type { Cart, CartLine } from '@chippage/api/types';
import { expect, test } from 'vitest';
import type { BrowserCartLine } from '../browser-cart/browserCart.ts';
import { withoutLines, withPricesSeen, withSelection } from './cartEdits.ts';
import { isCounted } from './cartLines.ts';
import { withStored, withQuantity, withShownPrices } from './visitorCart.ts';

const priceLadder = [
  { minQuantity: 1, unitPrice: '7.2' },
  { minQuantity: 100, unitPrice: '6.85' },
];
const shown = (id: number, own: Partial<CartLine> = {}) =>
  ({ id, goods: { id, priceLadder }, quantity: 10, unitPrice: '7.2', state: 'ok', isSelected: true, customerRef: null, ...own }) as CartLine;
const cart = (...groups: CartLine[][]) => ({ groups: groups.map((lines) => ({ lines })), totals: [], count: groups.flat().length }) as unknown as Cart;
const kept = (goodsId: number, own: Partial<BrowserCartLine> = {}): BrowserCartLine => ({ goodsId, quantity: 10, customerRef: '', isSelected: true, ...own });
const ids = ({ groups }: Cart) => groups.map(({ lines }) => lines.map(({ id }) => id));

test('移除最后一行，卖家也不再列出', () => {
  const less = withoutLines(cart([shown(1)], [shown(2), shown(3)]), [1, 2]);
  expect(ids(less)).toEqual([[3]]);
  expect(less.count).toBe(1);
});

test('不能下单的行不计入已选', () => {
  const selected = withSelection(cart([shown(1), shown(2, { state: 'off_sale' })]), [1, 2], true);
  expect(selected.groups[0]?.selectedCount).toBe(1);
  expect(isCounted(shown(3, { isSelected: false }))).toBe(false);
});

test('看过的新价格不再提示', () => {
  const seen = withPricesSeen(cart([shown(1, { state: 'changed' }), shown(2, { state: 'off_sale' })]), [1, 2]);
  expect(seen.groups[0]?.lines.map(({ state }) => state)).toEqual(['ok', 'off_sale']);
});

test('浏览器里改过的马上看到，不等回答', () => {
  const now = withStored(cart([shown(1), shown(2)], [shown(3)]), [kept(1, { isSelected: false }), kept(2, { customerRef: 'U-1' })]);
  expect(ids(now)).toEqual([[1, 2]]);
  expect(now.groups[0]?.lines.map(({ isSelected, customerRef }) => [isSelected, customerRef])).toEqual([
    [false, null],
    [true, 'U-1'],
  ]);
});

test('换到另一档不算涨价，同一档记住当时的价格', () => {
  expect(withQuantity(kept(1, { knownPrice: '7' }), 20, shown(1))).toEqual(kept(1, { quantity: 20, knownPrice: '7' }));
  expect(withQuantity(kept(1, { knownPrice: '7' }), 100, shown(1))).toEqual(kept(1, { quantity: 100 }));
});

test('第一次看到的价格被记住，之后不再改', () => {
  const unknown = ({ knownPrice }: BrowserCartLine) => knownPrice === undefined;
  const lines = [kept(1), kept(2, { knownPrice: '7' }), kept(3, { quantity: 99 })];
  const priced = withShownPrices(lines, cart([shown(1), shown(2), shown(3)]), unknown);
  expect(priced.map(({ knownPrice }) => knownPrice)).toEqual(['7.2', '7', undefined]);
  expect(withShownPrices(priced, cart([shown(1), shown(2)]), unknown)).toBe(priced);
});
