import { expect, test } from 'vitest';
import { translator } from '../../i18n/messages.ts';
import { readSheet } from '../../parts/sheet/readSheet.ts';
import { bomSheetMessages } from './messages.ts';
import { proposeColumns, sheetKey } from './proposeColumns.ts';
import { countDesignators, linesOf, pastedRows, readQuantity } from './sheetLines.ts';

const t = translator(bomSheetMessages);
const fieldsOf = (rows: string[][]) => proposeColumns(rows, t).columns.map(({ field }) => field);

test.each([
  [
    'KiCad 的表',
    [
      ['Reference', 'Qty', 'Value', 'Footprint', 'MPN', 'Manufacturer', 'Datasheet'],
      ['U1', '1', 'STM32', 'LQFP-48', 'STM32F103C8T6', 'ST', '~'],
    ],
    ['designators', 'quantity', 'value', 'footprint', 'mpn', 'brand', 'none'],
  ],
  [
    '立创 EDA 的表',
    [
      ['ID', 'Name', 'Designator', 'Footprint', 'Quantity', 'Manufacturer Part', 'Manufacturer', 'Supplier'],
      ['1', '100nF', 'C1,C2', 'C0402', '2', 'CL05B104KO5NNNC', 'SAMSUNG', 'LCSC'],
    ],
    ['none', 'description', 'designators', 'footprint', 'quantity', 'mpn', 'brand', 'none'],
  ],
  [
    '中文表头，上面还有标题',
    [['网关主板物料清单'], ['序号', '位号', '器件型号', '厂家', '用量', '备注'], ['1', 'R1', 'RC0402FR-0710KL', '国巨', '1', '']],
    ['none', 'designators', 'mpn', 'brand', 'quantity', 'note'],
  ],
  [
    '没有表头：按内容，序号不算用量',
    [
      ['1', 'R1,R2', '10k', 'RC0402FR-0710KL', '2'],
      ['2', 'C1-C4', '100nF', 'CL05B104KO5NNNC', '4'],
      ['3', 'U1', '4k7', 'STM32F103C8T6', '1'],
    ],
    ['none', 'designators', 'value', 'mpn', 'quantity'],
  ],
])('认出各列：%s', (_, rows, fields) => expect(fieldsOf(rows)).toEqual(fields));

test('上次的选择在前；列数变了就不用', () => {
  const rows = [
    ['Part', 'Qty'],
    ['NE555DR', '3'],
  ];
  expect(proposeColumns(rows, t, ['description', 'quantity']).columns).toEqual([
    { field: 'description', by: 'kept' },
    { field: 'quantity', by: 'kept' },
  ]);
  expect(proposeColumns(rows, t, ['mpn']).columns[0]).toEqual({ field: 'mpn', by: 'head' });
  expect(sheetKey(rows, 0)).toMatch(/^[0-9a-f]{16}$/);
  expect(sheetKey(rows, 0)).toBe(sheetKey([['part ', 'QTY']], 0));
  expect(sheetKey(rows, 0)).not.toBe(sheetKey([['Part', 'Value']], 0));
});

test.each([
  ['R1', 1],
  ['R1, R3-R5', 4],
  ['C1 C2;C3，C4', 4],
  ['R1-5', 5],
  ['U1A', 1],
])('位号几个：%s', (text, count) => expect(countDesignators(text)).toBe(count));

test.each([
  ['10', 10],
  ['1,000', 1000],
  ['3 pcs', 3],
  ['2.0', 2],
  ['约十个', null],
  ['', null],
  ['10K', 10_000],
  ['2.5k pcs', 2500],
  ['1.2万个', 12_000],
  ['10 kits', 10],
  ['1.5', null],
])('用量：%s', (text, count) => expect(readQuantity(text, t('tenThousand'))).toBe(count));

test('写了用量而读不懂的，就是不知道：不拿位号的个数顶替', () => {
  const rows = [['NE555DR', 'U1-U3', '1,5OO']];
  expect(linesOf(rows, -1, ['mpn', 'designators', 'quantity'], t)).toMatchObject([{ mpn: 'NE555DR', quantity: null }]);
});

test('空行不要，没有用量的按位号数，不贴的和 0 个的不采购，太长的截到能存', () => {
  const rows = [
    ['型号', '位号', '用量'],
    ['NE555DR', 'U1-U3', ''],
    ['', '', ''],
    ['DNP', 'R9', '1'],
    ['TL431', '', '0'],
    ['X'.repeat(80), '', '2'],
  ];
  const lines = linesOf(rows, 0, ['mpn', 'designators', 'quantity'], t);
  expect(lines.map(({ mpn, quantity, isSkipped }) => [mpn.length, quantity, isSkipped])).toEqual([
    [7, 3, false],
    [3, 1, true],
    [5, 0, true],
    [64, 2, false],
  ]);
});

test('粘贴：表格按表格读，每行型号和数量也行，看不懂的一行照样留着', async () => {
  expect(await pastedRows('MPN\tQty\nNE555DR\t3')).toEqual({ rows: [['MPN', 'Qty'], ['NE555DR', '3']], fields: null }); // prettier-ignore
  expect(await pastedRows('NE555DR 3\n10k 电阻')).toEqual({ rows: [['NE555DR', '3'], ['10k 电阻', '']], fields: ['mpn', 'quantity'] }); // prettier-ignore
});

test('UTF-16 的文件（立创 EDA 这样存）', async () => {
  const text = 'Designator\tQuantity\r\nC1\t2\r\n';
  const bytes = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((letter) => [letter.codePointAt(0) ?? 0, 0])]);
  expect((await readSheet(new File([bytes], 'BOM.csv'))).slice(0, 2)).toEqual([
    ['Designator', 'Quantity'],
    ['C1', '2'],
  ]);
});
