import { describe, expect, it } from 'vitest';
import {
  chosenRange,
  chosenValues,
  countFilters,
  emptyPartQuery,
  parsePartQuery,
  type PartQuery,
  partQueryParams,
  partSearchVariables,
  withRange,
  withValues,
} from './partQuery.ts';

function search(query: PartQuery, fixed: Partial<PartQuery> = {}): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(partQueryParams(query, fixed)))
    for (const each of value === null || value === undefined ? [] : [value].flat()) params.append(key, String(each));
  return params;
}

const full: PartQuery = {
  keywords: 'STM32 & 48',
  category: 'mcu/arm-32',
  brandIds: [12, 7],
  packages: ['LQFP-48', '_unknown'],
  lifecycles: ['active', 'unknown'],
  datasheet: 'hosted',
  isInStock: true,
  quantity: 2500,
  filters: { flashKB: '32..1024', core: 'Arm Cortex-M3|Arm Cortex-M4', vMin: '..3.3' },
  sort: '-flashKB',
  page: 3,
  pageSize: 50,
};

describe('结果页的网址', () => {
  it('写出再读回，什么都不丢', () => {
    expect(parsePartQuery(search(full))).toEqual(full);
    expect(parsePartQuery(search(emptyPartQuery()))).toEqual(emptyPartQuery());
    expect(search(emptyPartQuery()).toString()).toBe('');
  });

  it('路径里已有的不再写进参数', () => {
    const fixed = { keywords: 'STM32 & 48' };
    expect(search(full, fixed).has('keywords')).toBe(false);
    expect(parsePartQuery(search(full, fixed), fixed)).toEqual(full);
  });

  it('看不懂的参数忽略，不报错', () => {
    const query = parsePartQuery(new URLSearchParams('brand=x&brand=-1&lifecycle=soon&datasheet=all&filter=flashKB&filter=:3&page=0&size=7'));
    expect(query).toEqual(emptyPartQuery());
  });
});

it('没有脚本时，表单把同一参数的每个值分开写，读回来合在一起', () => {
  expect(parsePartQuery(new URLSearchParams('filter=core:Arm Cortex-M3&filter=core:Arm Cortex-M4&filter=flashKB:32..')).filters).toEqual({
    core: 'Arm Cortex-M3|Arm Cortex-M4',
    flashKB: '32..',
  });
});

describe('筛选', () => {
  it('换筛选条件回到第一页', () => {
    expect(withValues(full, 'package', ['LQFP-64'])).toMatchObject({ packages: ['LQFP-64'], page: 1 });
    expect(withRange(full, 'ramKB', { from: 10, to: null })).toMatchObject({ page: 1, filters: { ramKB: '10..' } });
  });

  it('勾选值与范围各认各的写法', () => {
    expect(chosenValues(full, 'core')).toEqual(['Arm Cortex-M3', 'Arm Cortex-M4']);
    expect(chosenValues(full, 'flashKB')).toEqual([]);
    expect(chosenRange(full, 'flashKB')).toEqual({ from: 32, to: 1024 });
    expect(chosenRange(full, 'vMin')).toEqual({ from: null, to: 3.3 });
    expect(chosenRange(full, 'core')).toEqual({ from: null, to: null });
  });

  it('清空一组即去掉条件', () => {
    expect(withValues(full, 'core', []).filters).not.toHaveProperty('core');
    expect(withRange(full, 'flashKB', { from: null, to: null }).filters).not.toHaveProperty('flashKB');
    expect(countFilters(full)).toBe(12);
    expect(countFilters(full, { category: full.category, brandIds: full.brandIds })).toBe(12 - 1 - full.brandIds.length);
  });

  it('接口变量只带有用的', () => {
    expect(partSearchVariables(emptyPartQuery({ keywords: 'LM358' }))).toEqual({ keywords: 'LM358', pageIndex: 1, pageSize: 20 });
    expect(partSearchVariables(full)).toMatchObject({ filter: ['flashKB:32..1024', 'core:Arm Cortex-M3|Arm Cortex-M4', 'vMin:..3.3'], brandId: [12, 7] });
  });
});
