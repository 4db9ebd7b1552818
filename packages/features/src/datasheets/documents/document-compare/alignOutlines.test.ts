import { describe, expect, test } from 'vitest';
import { alignOutlines, otherPage } from './alignOutlines.ts';

const item = (title: string, page: number, level = 1) => ({ title, page, level });
const older = [item('1 概述', 1), item('2 参数表', 2), item('3 封装', 5), item('4 说明', 9)];
const newer = [item('1 概述', 1), item('2 勘误', 2), item('3 参数表', 4), item('4 封装', 8)];

describe('目录对齐', () => {
  test('同样的标题在一行，编号变了也认得；只有一边有的各占一行', () =>
    expect(alignOutlines(older, newer).map(({ title, pages }) => [title, ...pages])).toEqual([
      ['1 概述', 1, 1],
      ['2 勘误', null, 2],
      ['2 参数表', 2, 4],
      ['3 封装', 5, 8],
      ['4 说明', 9, null],
    ]));

  test('同名的标题按次序配对，次序不倒', () =>
    expect(alignOutlines([item('说明', 1), item('说明', 3)], [item('说明', 2), item('说明', 6)]).map(({ pages }) => pages)).toEqual([
      [1, 2],
      [3, 6],
    ]));

  test('一边没有目录', () => expect(alignOutlines([], newer)).toHaveLength(4));
});

describe('翻到对应的页', () => {
  const rows = alignOutlines(older, newer);
  test.each([
    ['标题所在的页', 0, 2, 4],
    ['标题后面的页，差几页就差几页', 0, 3, 5],
    ['不越过下一个共同的标题', 0, 4, 6],
    ['从右边翻', 1, 8, 5],
    ['右边独有的一节停在前一个共同标题之后', 1, 3, 1],
    ['不超过总页数', 0, 30, 12],
  ] as const)('%s', (_, from, page, expected) => expect(otherPage(rows, from, page, 12)).toBe(expected));
  test('没有目录：同一页', () => expect(otherPage([], 0, 7, 12)).toBe(7));
});
