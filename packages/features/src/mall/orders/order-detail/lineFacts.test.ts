import { expect, test } from 'vitest';
import { partlyShippedOrder, sampleOrder, sampleOrderLine, shippedOrder } from '../orders.fixtures.ts';
import { digitsOf, ghostZeros, isSentInParts, linesCsv } from './lineFacts.ts';

test('单价的小数点对齐：短的补上看不见的零', () => {
  expect(['6.85', '0.3715', '0.008087', '1.0324', '7'].map((price) => digitsOf(price) + ghostZeros(price, 6).length)).toEqual([6, 6, 6, 6, 6]);
});

test('只有分批发货时，各行才写已发数量', () => {
  expect([sampleOrder(), partlyShippedOrder, shippedOrder].map(({ lines }) => isSentInParts(lines))).toEqual([false, true, false]);
});

test('导出的 CSV：逗号和引号转义，公式不会执行', () => {
  const line = sampleOrderLine({ customerRef: '=HYPERLINK("x")', brandName: 'ST, Inc.', dateCode: null });
  const csv = linesCsv({ lines: [line], currency: 'CNY' }, ['型号', '品牌']);
  expect(csv.startsWith('\uFEFF型号,品牌\r\n')).toBe(true);
  expect(csv).toContain(`STM32F103C8T6,"ST, Inc.",LQFP-48,"'=HYPERLINK(""x"")",150,个,,6.85,1027.50,CNY,,`);
});
