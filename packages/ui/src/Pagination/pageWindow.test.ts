import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

const shown = (pageIndex: number, pageCount: number) => pageWindow(pageIndex, pageCount).map(({ page, isGap }) => (isGap ? null : page));

test('页数少时全列出', () => expect(shown(2, 5)).toEqual([1, 2, 3, 4, 5]));
test('中间有缺口，首尾都在', () => expect(shown(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]));
test('缺口只有一页时直接写出那一页', () => expect(shown(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]));
test('首页与末页', () => {
  expect(shown(1, 20)).toEqual([1, 2, null, 20]);
  expect(shown(20, 20)).toEqual([1, null, 19, 20]);
});
