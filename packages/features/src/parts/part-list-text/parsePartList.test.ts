import { expect, test } from 'vitest';
import { parsePartList } from './parsePartList.ts';

test.each([
  ['STM32F103C8T6\t100', 'STM32F103C8T6', 100],
  ['LM358DR 2500', 'LM358DR', 2500],
  ['RC0402FR-0720KL, 10,000', 'RC0402FR-0720KL', 10_000],
  ['MAX3232CPE+ x50', 'MAX3232CPE+', 50],
  ['AMS1117-3.3；1000 个', 'AMS1117-3.3', 1000],
  ['74HCX 20pcs', '74HCX', 20],
  ['100 NE555DR', 'NE555DR', 100],
  ['1N4148 3000', '1N4148', 3000],
])('一行写法：%s', (text, mpn, quantity) => expect(parsePartList(text)).toEqual({ lines: [{ mpn, quantity }], unread: [] }));

test('同一个型号写两行合成一行；看不懂的留下原文，空行不算', () => {
  expect(parsePartList('LM358DR 100\r\n\nlm358dr 50\n只有型号ABC\nTL431 0')).toEqual({
    lines: [{ mpn: 'LM358DR', quantity: 150 }],
    unread: ['只有型号ABC', 'TL431 0'],
  });
});
