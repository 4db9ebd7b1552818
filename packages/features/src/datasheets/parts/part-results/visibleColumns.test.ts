import { expect, it } from 'vitest';
import { f103Results } from './PartResults.fixtures.ts';
import { columnScope, readColumns, writeColumns } from './visibleColumns.ts';

const inCategories = (...ids: string[]) =>
  f103Results.facets.map((facet) => (facet.code === 'category' ? { ...facet, options: ids.map((value) => ({ value, label: value, count: 1 })) } : facet));

it('每个分类各记各的列：MCU 的选择不影响二极管', () => {
  expect(columnScope(null, inCategories('mcu/arm-32'))).toBe('mcu/arm-32');
  expect(columnScope(null, inCategories('diodes/zener'))).toBe('diodes/zener');
});

it('网址里定了分类的按它记：那时筛选里还列着别的分类', () => {
  expect(columnScope('diodes/schottky', inCategories('mcu/arm-32', 'diodes/zener', 'diodes/schottky'))).toBe('diodes/schottky');
});

it('几个分类在同一大类里，按大类记', () => {
  expect(columnScope(null, inCategories('diodes/zener', 'diodes/schottky'))).toBe('diodes');
});

it('混合的列表另记一份', () => {
  expect(columnScope(null, inCategories('mcu/arm-32', 'mcux/other'))).toBe('all');
  expect(columnScope(null, [])).toBe('all');
});

it('记下的能读回来，别的东西当作没有', () => {
  expect(readColumns(writeColumns(new Set(['brand', 'vMin'])))).toEqual(new Set(['brand', 'vMin']));
  expect(readColumns('{"brand":1}')).toBeNull();
  expect(readColumns('not json')).toBeNull();
});
