import { describe, expect, it } from 'vitest';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { valueOf } from '../catalogue/catalogueIndex.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { isNumberLike } from './nearKeys.ts';
import { findMeant, searchParts } from './searchParts.ts';

const searchable = sampleSearchable();
const { index } = searchable;
const search = (keywords: string) => searchParts(searchable, { keywords, pageIndex: 1, pageSize: 100, sort: 'relevance' });

describe('什么像一个型号', () => {
  it.each(['2N7002', 'BSS138', 'LM358', 'NE555', '1N4148', 'A4988', 'BC547', '0022232031'])('%s', (key) => expect(isNumberLike(key)).toBe(true));
  it.each(['X2', 'Y1', '10K', '0805', '2512', '3950', '7805', 'FLASH', '精密'])('%s 不像', (key) => expect(isNumberLike(key)).toBe(false));
  it('目录里的型号几乎都像', () => {
    const odd = Array.from({ length: index.size }, (_, row) => textAt(index.keys, row)).filter((key) => !isNumberLike(key));
    expect(odd.length, odd.join('、')).toBeLessThan(index.size / 500);
  });
});

it('“安规电容 X2”：X2 不是型号，不列名字里有 X2 的芯片', () => {
  const { rows, total, uncollected } = search('安规电容 X2');
  expect({ rows, total }).toEqual({ rows: [], total: 0 });
  expect(uncollected).toMatchObject({ name: '安规电容', parent: { id: 'capacitor', name: '电容' } });
});

it.each([
  '晶振 8MHz',
  '红外接收头 38kHz',
  '比较器 开漏',
  '模拟开关 SPDT',
  '数字隔离器 双通道',
  '8位移位寄存器',
  '双向可控硅 600V',
  'LED 恒流驱动 350mA',
  'IGBT 600V',
])('“%s”：没有标明的先列出来，标为近似，说出放宽了什么', (keywords) => {
  const { rows, total, relaxations } = search(keywords);
  expect(total).toBeGreaterThan(0);
  if (relaxations.length === 0) return;
  expect(rows.every(({ match }) => match === 'similar')).toBe(true);
  expect(relaxations[0]).toMatchObject({ nearest: 'untold', facets: [] });
  expect(relaxations[0]?.count).toBeGreaterThanOrEqual(total);
});

/** The parts that near misses show, as `number case`. */
const near = (keywords: string) =>
  search(keywords).rows.map(({ row }) => `${textAt(index.mpns, row)} ${index.dictionary.packages[index.package[row] ?? -1] ?? '—'}`);
const chipValue = (row: number, code: string) => {
  const parameter = index.parameters.findIndex((candidate) => candidate.code === code);
  return valueOf(index, row, parameter)?.number;
};

describe('近似的器件只差一条', () => {
  it.each([
    ['3.3V LDO 500mA SOT-23', 3.3, 0.5],
    ['5V LDO 1A SOT-23', 5, 1],
  ])('“%s”：没有放弃的条件每一行都满足', (keywords, voltage, current) => {
    const { rows, total, relaxations } = search(keywords);
    expect(rows.length).toBeGreaterThan(5);
    for (const { row } of rows) {
      const misses = [
        chipValue(row, 'voutV') !== voltage,
        chipValue(row, 'ioutA') !== current,
        !/^T?SOT-23$/.test(index.dictionary.packages[index.package[row] ?? -1] ?? ''),
      ];
      expect(misses.filter(Boolean), textAt(index.mpns, row)).toHaveLength(1);
    }
    // Each row is what one of the words is given up for.
    expect(relaxations.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it('引脚多少不同的同一种封装比别的封装近', () => {
    const found = near('3.3V LDO 500mA SOT-23');
    expect(found.slice(0, 2)).toEqual(['SPX3819M5-L-3-3 SOT-23-5', 'TLV75533PDBV SOT-23-5']);
    expect(found.findIndex((row) => row.endsWith('MSOP-8'))).toBeGreaterThan(found.findIndex((row) => row.startsWith('AP2127N-3.3')));
  });
});

it('标明是别的值的，不算没有标明', () => {
  const { rows } = search('晶振 8MHz');
  const frequency = index.parameters.findIndex(({ code }) => code === 'freqMHz');
  expect(frequency).toBeGreaterThanOrEqual(0);
  const told = rows.filter(({ row }) =>
    Array.from(index.entries.subarray(index.entryStarts[row], index.entryStarts[row + 1])).some((value) => index.parameterOfValue[value] === frequency),
  );
  expect(told).toEqual([]);
});

describe('认得、但一个型号也没有', () => {
  it.each([
    ['拨码开关', '拨码开关', 'switch'],
    ['NAND FLASH', 'NAND Flash', 'memory'],
    ['电池座', '电池座', 'electromech'],
  ])('分类 %s', (keywords, name, parentId) => {
    const { uncollected } = search(keywords);
    expect(uncollected).toMatchObject({ name, brandId: null, parent: { id: parentId } });
    expect(uncollected?.parent?.count).toBe(searchParts(searchable, { keywords: '', category: parentId, pageIndex: 1, pageSize: 1, sort: 'mpn' }).total);
  });
  it.each(['国民技术', '南芯'])('品牌 %s', (keywords) => {
    const { total, uncollected } = search(keywords);
    expect(total).toBe(0);
    expect(uncollected?.name).toContain(keywords);
    expect(uncollected?.brandId).toBeGreaterThan(0);
  });
  it.each(['电阻', 'zzzz不存在zzzz', ''])('“%s”不是', (keywords) => expect(search(keywords).uncollected).toBeNull());
});

it('近似的器件也是这些词说的：只在没有别的时候', () => {
  expect(findMeant(searchable, '0R 1% 0805')).toMatchObject({ isNear: true });
  expect(findMeant(searchable, '0R 1% 0805').ids.length).toBe(search('0R 1% 0805').total);
  expect(findMeant(searchable, 'STM32F103C8T6')).toMatchObject({ isNear: false });
  expect(findMeant(searchable, 'zzzz不存在zzzz')).toEqual({ ids: [], isNear: false });
});
