import { expect, it } from 'vitest';
import { cartOf, sampleLine } from '../cart.fixtures.ts';
import { plainComparison } from './plainComparison.ts';

const line = (id: number, partId: number | null, isSelected = true) => sampleLine({ id, isSelected }, { id, partId });
const tickedOf = (...lines: ReturnType<typeof line>[]) => [...plainComparison(cartOf(lines))].map(([id, { partId, isTicked }]) => [id, partId, isTicked]);

it('每个型号一行，勾着要下单的', () =>
  expect(tickedOf(line(1, 5), line(2, 6, false), line(3, 5), line(4, null), line(5, 7))).toEqual([
    [1, 5, true],
    [2, 6, false],
    [5, 7, true],
  ]));

it('要下单的比能对比的多，或者不到两个：先勾前六个', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((id) => line(id, id));
  expect(tickedOf(...many).filter(([, , isTicked]) => isTicked)).toHaveLength(6);
  expect(tickedOf(line(1, 5), line(2, 6, false))).toEqual([
    [1, 5, true],
    [2, 6, true],
  ]);
});

it('只有一个型号，或者没有购物车：不能对比', () => {
  expect(tickedOf(line(1, 5), line(2, 5), line(3, null))).toEqual([]);
  expect(plainComparison(null).size).toBe(0);
});
