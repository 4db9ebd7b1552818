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
  expect(relaxations[0]).toMatchObject({ tokens: ['1%'], rest: '0R 0805', facets: [], nearest: 'untold' });
  const others = relaxations.slice(1).map(({ count }) => count);
  expect(others).toEqual(others.toSorted((a, b) => b - a));
});

it('放宽后的个数，就是再搜剩下的词得到的', () => {
  for (const { rest, count } of search({ keywords: '0R 1% 0805' }).relaxations) expect(search({ keywords: rest ?? '' }).total).toBe(count);
});

it('筛选挡住了：去掉哪一个筛选有几个，与去掉后的结果相同', () => {
  const { total, relaxations } = search({ keywords: 'STM32F103', package: ['LQFP-48'], filter: ['flashKB:1024..'] });
  expect(total).toBe(0);
  expect(new Set(relaxations.flatMap(({ facets }) => facets))).toEqual(new Set(['flashKB', 'package']));
  const countOf = (code: string) => relaxations.find(({ facets: [facet] }) => facet === code)?.count;
  expect(countOf('package')).toBe(search({ keywords: 'STM32F103', filter: ['flashKB:1024..'] }).total);
  expect(countOf('flashKB')).toBe(search({ keywords: 'STM32F103', package: ['LQFP-48'] }).total);
});

it('没有的型号：最接近的在第一行', () => {
  const { rows, relaxations } = search({ keywords: 'STM32F103C8T9' });
  expect(textAt(searchable.index.mpns, rows[0]?.row ?? 0)).toMatch(/^STM32F103C8T/);
  expect(rows[0]?.match).toBe('similar');
  expect(relaxations).toEqual([]);
});

it.each([
  '0.1Ω 2512 1W 采样电阻',
  '10uH 3A 功率电感',
  '排针 2.54 40P',
  '精密电阻 0.1% 10k',
  '合金电阻 5mΩ',
  'NTC 10K 3950',
  'QFN-48 电阻',
  '晶振 8MHz',
  '南芯 充电管理',
  '电阻 电容 电感 芯片 STM32 QFN-48 5V 哈哈',
])('“%s”没有全部符合的：总有下一步，个数就是那一页的', (keywords) => {
  const { total, relaxations } = search({ keywords });
  expect(total + relaxations.length).toBeGreaterThan(0);
  for (const { rest, count } of relaxations) expect(`${rest} ${search({ keywords: rest ?? '' }).total}`).toBe(`${rest} ${count}`);
});

it('去掉一个不够：留下的词里，分类先于数值，空的分类换成上一级', () => {
  expect(search({ keywords: '哈哈哈 电阻 0.1% 10k' }).relaxations[0]).toMatchObject({ tokens: ['哈哈哈', '0.1%'], rest: '电阻 10k' });
  expect(search({ keywords: '拨码开关 5mΩ' }).relaxations).toMatchObject([{ tokens: ['拨码开关', '5mΩ'], rest: '开关' }]);
});

it('几个筛选一起挡住，词也不够：一起去掉的都说出来，个数与那一页相同', () => {
  const blocked = { package: ['LQFP-48'], filter: ['flashKB:999999..', 'ramKB:999999..'] };
  const two = search({ keywords: 'STM32F103', ...blocked }).relaxations;
  expect(two[0]).toMatchObject({ tokens: [], rest: null, facets: ['flashKB', 'ramKB'] });
  expect(two[0]?.count).toBe(search({ keywords: 'STM32F103', package: ['LQFP-48'] }).total);
  const [all] = search({ keywords: '哈哈哈 电阻 0.1% 10k', ...blocked }).relaxations;
  expect(all?.facets).toEqual(['package', 'flashKB', 'ramKB']);
  expect(all?.count).toBe(search({ keywords: all?.rest ?? '' }).total);
});

it.each(['stm32f103c8t6 lqfp64', 'STM32F103C8T6 LQFP-64 256KB', 'TI STM32F103C8T6'])('“%s”：有这个型号，放宽的是别的词', (keywords) => {
  const { rows, relaxations } = search({ keywords });
  expect(textAt(searchable.index.mpns, rows[0]?.row ?? 0)).toBe('STM32F103C8T6');
  expect(relaxations.flatMap(({ tokens }) => tokens.map((token) => token.toUpperCase()))).not.toContain('STM32F103C8T6');
  expect(relaxations[0]?.nearest).toBe('differs');
});
