import { expect, test } from 'vitest';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { searchResults } from '../tasks.fixtures.ts';
import { translator } from '../../../i18n/messages.ts';
import { batchSearchMessages } from './messages.ts';
import { searchLines, searchTable } from './searchLines.ts';

test.each([
  ['LM358DR', [{ model: 'LM358DR', quantity: null }]],
  [
    'LM358DR 1,000\r\n\r\nAMS1117-3.3；50 个',
    [
      { model: 'LM358DR', quantity: 1000 },
      { model: 'AMS1117-3.3', quantity: 50 },
    ],
  ],
  ['LM358DR\t不知道几个', [{ model: 'LM358DR', quantity: null }]],
  ['x'.repeat(100), [{ model: 'x'.repeat(80), quantity: null }]],
  [' \n ', []],
])('每行一个型号：%s', (text, lines) => expect(searchLines(text)).toEqual(lines));

test('存下的表格：一行一个型号，公式只是文字', () => {
  const { head, rows } = searchTable([{ ...searchResults[0]!, model: '=1+1' }], translator(batchSearchMessages));
  expect(rows).toEqual([['=1+1', 1000, 12, 6.85, 0.89, 182_000, 6]]);
  expect(toCsv({ head, rows: rows.map((row) => row.map(String)) })).toContain("'=1+1,1000");
});
