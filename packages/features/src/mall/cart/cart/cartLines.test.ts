import { expect, test } from 'vitest';
import { sampleCart, sampleLine, yuanGroup } from '../cart.fixtures.ts';
import { isSameLine, linesOf, neighbourOf, selectionOf } from './cartLines.ts';

const line = (id: number, own = {}) => sampleLine({ id, ...own });

test('全选只看能下单的行', () => {
  expect(selectionOf(yuanGroup())).toEqual({ ids: [11, 12, 13], state: 'all' });
  expect(selectionOf(yuanGroup([line(1), line(2, { isSelected: false })])).state).toBe('some');
  expect(selectionOf(yuanGroup([line(1, { state: 'off_sale' })]))).toEqual({ ids: [], state: 'none' });
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
