import { expect, test } from 'vitest';
import { changedNumbers } from './changedNumbers.ts';
import { tableRows } from './tableRows.ts';

const run = (text: string, x: number, y: number, width = text.length * 6) => ({ text, x, y, width, height: 10 });

test('同一行的字按列分格，挨着的合成一格，上面的行在前', () =>
  expect(tableRows([run('V', 300, 600), run('电压上限', 40, 600.5, 40), run('5', 200, 600), run('.5', 206.2, 600), run('参数', 40, 700, 20)])).toEqual([
    ['参数'],
    ['电压上限', '5.5', 'V'],
  ]));

const rows = (page: number, ...all: string[][]) => [{ page, rows: all }];

test('数字变了的行列出来，带两边的页码；只是写法不同的不算', () => {
  const found = changedNumbers(
    rows(2, ['电压上限', '5.5', 'V'], ['闪存', '64', 'kB'], ['主频', '72.0', 'MHz'], ['封装', 'LQFP-48']),
    rows(3, ['电压上限', '3.6', 'V'], ['闪存', '６４', 'kB'], ['主频', '72', 'MHz'], ['封装', 'LQFP-48'], ['内核', '1', '个']),
  );
  expect(found).toEqual({ compared: 4, changed: [{ label: '电压上限', values: ['5.5  V', '3.6  V'], pages: [2, 3] }] });
});

test('同名的行按次序配对', () =>
  expect(changedNumbers(rows(1, ['最大', '1'], ['最大', '2']), rows(1, ['最大', '1'], ['最大', '3'])).changed.map(({ values }) => values)).toEqual([
    ['2', '3'],
  ]));

test('没有文字标签的行不比', () => expect(changedNumbers(rows(1, ['12', '3']), rows(1, ['12', '4'])).compared).toBe(0));
