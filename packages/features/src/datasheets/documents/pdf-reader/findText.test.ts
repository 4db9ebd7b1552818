import { describe, expect, it } from 'vitest';
import { findInPage } from './findText.ts';

describe('在页内查找', () => {
  it('跨越文字段落、忽略大小写与空白', () => {
    const [hit, ...more] = findInPage(3, ['Pin P', 'A9 / US', 'ART1'], 'pa9');
    expect(more).toEqual([]);
    expect(hit).toEqual({ page: 3, start: { run: 0, offset: 4 }, end: { run: 1, offset: 2 } });
  });

  it('全角与半角视为相同', () => {
    expect(findInPage(1, ['ＳＴＭ３２Ｆ１０３'], 'stm32f103')).toHaveLength(1);
    expect(findInPage(1, ['供电 2.0 至 3.6 V'], '２．０至３．６ｖ')).toHaveLength(1);
  });

  it('只有空白时不命中，重叠只算一次', () => {
    expect(findInPage(1, ['a b'], '   ')).toEqual([]);
    expect(findInPage(1, ['aaaa'], 'aa')).toHaveLength(2);
  });

  it('增补平面汉字不会错位', () => {
    const [hit] = findInPage(1, ['𠮷野家 IC'], '家ic');
    expect(hit).toEqual({ page: 1, start: { run: 0, offset: 3 }, end: { run: 0, offset: 7 } });
  });
});
