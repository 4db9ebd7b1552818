import { expect, test } from 'vitest';
import { sampleCart, sampleLine, yuanGroup } from '../cart.fixtures.ts';
import { isSameLine, linesOf, neighbourOf, selectionOf, tickedParts } from './cartLines.ts';

const line = (id: number, own = {}) => sampleLine({ id, ...own });

test('全选只看能下单的行', () => {
  expect(selectionOf(yuanGroup())).toEqual({ ids: [11, 12, 13], state: 'all' });
  expect(selectionOf(yuanGroup([line(1), line(2, { isSelected: false })])).state).toBe('some');
  expect(selectionOf(yuanGroup([line(1, { state: 'off_sale' })]))).toEqual({ ids: [], state: 'none' });
});

test('对比的是勾选且能下单的型号，每个一次；没有对应型号的商品不算', () => {
  const of = (id: number, partId: number | null, own = {}) => sampleLine({ id, ...own }, { partId });
  const group = yuanGroup([of(1, 5), of(2, 6), of(3, 5), of(4, null), of(5, 7, { isSelected: false }), of(6, 8, { state: 'off_sale' })]);
  expect(tickedParts(sampleCart({ groups: [group] }))).toEqual([5, 6]);
});

test('移除后焦点去下一行，没有就去上一行', () => {
  const lines = linesOf(sampleCart());
  expect(neighbourOf(lines, [11])?.id).toBe(12);
  expect(neighbourOf(lines, [14])?.id).toBe(21);
  expect(neighbourOf(lines, [23])?.id).toBe(22);
  expect(neighbourOf(lines, [12, 23])?.id).toBe(22);
  expect(neighbourOf([line(1)], [1])).toBeUndefined();
});

test('内容相同的新回复是同一行', () => {
  expect(isSameLine(line(1), line(1))).toBe(true);
  expect(isSameLine(line(1), line(1, { quantity: 2 }))).toBe(false);
});
