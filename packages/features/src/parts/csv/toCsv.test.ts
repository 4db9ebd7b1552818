import { expect, it } from 'vitest';
import { toCsv, toTsv } from './toCsv.ts';

it('像公式的文字写成文字，负数仍是数', () => {
  const csv = toCsv({ head: ['a'], rows: [['=HYPERLINK("http://x")'], ['-40'], ['@cmd'], ['+1.5']] });
  expect(csv).toBe('\uFEFFa\r\n"\'=HYPERLINK(""http://x"")"\r\n-40\r\n\'@cmd\r\n+1.5\r\n');
});

it('单元格里的制表符与换行不会错行', () => {
  expect(toTsv({ head: ['a', 'b'], rows: [['1\t2', '3\n4']] })).toBe('a\tb\n1 2\t3 4');
});
