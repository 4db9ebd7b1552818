import { describe, expect, it } from 'vitest';
import { alternativesOf } from '../alternatives.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { searchParts } from './searchParts.ts';

const searchable = sampleSearchable();
const { index } = searchable;
const search = (keywords: string) => searchParts(searchable, { keywords, pageIndex: 1, pageSize: 100, sort: 'relevance' });
const rowsOf = (keywords: string) => search(keywords).rows.map(({ row }) => row);
const mpnsOf = (keywords: string) => rowsOf(keywords).map((row) => textAt(index.mpns, row));
const chips = (keywords: string) => search(keywords).understood.map(({ label, text }) => `${label}:${text}`);

const row = Array.from({ length: index.size }, (_, at) => at).find((at) => textAt(index.mpns, at) === 'STM32F103C8T6') ?? -1;
const { packing, pin_compatible, functional, domestic } = alternativesOf(index, index.ids[row] ?? 0);
const numbersOf = (kinds: readonly { row: number }[]) => kinds.map((other) => textAt(index.mpns, other.row));

describe('型号加“替代”这样的词：列出它的替代料，次序与它的页面相同', () => {
  it.each(['STM32F103C8T6 国产替代', '国产替代 stm32f103c8t6', 'STM32F103C8T6 国产 代替', 'ST STM32F103C8T6 国产替代', '替换 STM32F103C8T6 的国产芯片'])(
    '“%s”是页面上的国产替代',
    (keywords) => {
      expect(domestic.length).toBeGreaterThan(0);
      const { rows, relaxations } = search(keywords);
      expect(rows.map((found) => textAt(index.mpns, found.row))).toEqual(numbersOf(domestic));
      expect({ near: rows.filter(({ match }) => match === 'similar'), relaxations }).toEqual({ near: [], relaxations: [] });
    },
  );

  it.each(['STM32F103C8T6 替代', '代替 STM32F103C8T6', '替换STM32F103C8T6', 'STM32F103C8T6 兼容', '可替代STM32F103C8T6的型号'])('“%s”是全部四类', (keywords) =>
    expect(mpnsOf(keywords)).toEqual(numbersOf([...packing, ...pin_compatible, ...functional, ...domestic])),
  );

  it('pin to pin 的封装相同', () => {
    const found = rowsOf('STM32F103C8T6 pin to pin');
    expect(found).toEqual(expect.arrayContaining(pin_compatible.map((other) => other.row)));
    expect(found.filter((other) => index.package[other] !== index.package[row])).toEqual([]);
  });

  it('别的词是对替代料的要求', () => {
    expect(mpnsOf('STM32F103C8T6 替代 兆易')).toEqual(numbersOf(domestic).filter((mpn) => mpn.startsWith('GD32')));
    expect(mpnsOf('STM32F103C8T6 国产替代 LQFP-48')).toEqual(numbersOf(domestic));
  });

  it.each(['国产 MCU 代替 STM32F103', '国产 MCU 替换 STM32F103', '国产 MCU 替代 STM32F103'])('“%s”：系列里最常用的型号的国产替代', (keywords) => {
    const found = rowsOf(keywords);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((other) => index.brands[index.brand[other] ?? 0]?.isDomestic)).toBe(true);
    expect(mpnsOf(keywords)).toContain('CH32F103C8T6');
  });

  it('标签说出要的是替代料', () => {
    expect(chips('STM32F103C8T6 国产替代')).toEqual(['型号:STM32F103C8T6', '替代料:国产替代']);
    expect(chips('国产 MCU 代替 STM32F103')).toEqual(['品牌:国产品牌', '分类:微控制器 MCU', '替代料:代替', '型号:STM32F103']);
    expect(chips('国产替代 LDO')).toEqual(['品牌:国产品牌', '分类:线性稳压器 LDO']);
  });
});

it('没有合要求的替代料：列出这个型号，说出放宽了什么', () => {
  const { rows, relaxations } = search('STM32F103C8T6 国产替代 DIP-8');
  expect(textAt(index.mpns, rows[0]?.row ?? 0)).toBe('STM32F103C8T6');
  expect(rows.every(({ match }) => match === 'similar')).toBe(true);
  expect(relaxations[0]).toMatchObject({ tokens: ['DIP-8'], rest: 'STM32F103C8T6 国产替代', count: domestic.length });
});
