import { expect, it } from 'vitest';
import { textAt } from '../catalogue/textColumn.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { type SearchInput, searchParts } from './searchParts.ts';

const searchable = sampleSearchable();
const search = (input: Partial<SearchInput>) => searchParts(searchable, { keywords: '', pageIndex: 1, pageSize: 20, sort: 'relevance', ...input });

it('能全部满足时，没有什么要放宽', () => {
  expect(search({ keywords: '10K 0603 1%' }).relaxations).toEqual([]);
  expect(search({ keywords: 'STM32F103C8T6' }).relaxations).toEqual([]);
  expect(search({ keywords: '' }).relaxations).toEqual([]);
});

it('矛盾的词：先说第一行放宽的那个，后面的按放宽后的个数', () => {
  const { rows, relaxations } = search({ keywords: '0R 1% 0805' });
  expect(rows.length).toBeGreaterThan(0);
  expect(relaxations[0]).toMatchObject({ token: '1%', rest: '0R 0805', facet: null });
  const others = relaxations.slice(1).map(({ count }) => count);
  expect(others).toEqual(others.toSorted((a, b) => b - a));
});

it('放宽后的个数，就是再搜剩下的词得到的', () => {
  for (const { rest, count } of search({ keywords: '0R 1% 0805' }).relaxations) expect(search({ keywords: rest ?? '' }).total).toBe(count);
});

it('筛选挡住了：去掉哪一个筛选有几个，与去掉后的结果相同', () => {
  const { total, relaxations } = search({ keywords: 'STM32F103', package: ['LQFP-48'], filter: ['flashKB:1024..'] });
  expect(total).toBe(0);
  expect(new Set(relaxations.map(({ facet }) => facet))).toEqual(new Set(['flashKB', 'package']));
  const countOf = (code: string) => relaxations.find(({ facet }) => facet === code)?.count;
  expect(countOf('package')).toBe(search({ keywords: 'STM32F103', filter: ['flashKB:1024..'] }).total);
  expect(countOf('flashKB')).toBe(search({ keywords: 'STM32F103', package: ['LQFP-48'] }).total);
});

it('没有的型号：最接近的在第一行', () => {
  const { rows, relaxations } = search({ keywords: 'STM32F103C8T9' });
  expect(textAt(searchable.index.mpns, rows[0]?.row ?? 0)).toMatch(/^STM32F103C8T/);
  expect(rows[0]?.match).toBe('similar');
  expect(relaxations).toEqual([]);
});
