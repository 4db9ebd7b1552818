import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { goodsSheetMessages } from './messages.ts';
import { readRows } from './readRows.ts';
import { readSheet, SheetError } from '../../../parts/sheet/readSheet.ts';
import { columnOf, findHead } from './sheetColumns.ts';
import { csvFile, excelFile } from '../../../parts/sheet/sheet.fixtures.ts';
import { sheetWordsOf } from './sheetWords.ts';

const words = sheetWordsOf(translator(goodsSheetMessages));
const read = async (file: File) => {
  const table = await readSheet(file);
  const head = findHead(table, words);
  return head && { unread: head.unread, rows: readRows(table, head, words) };
};
const asked = async (text: string) => (await read(csvFile(text)))?.rows.map((row) => ('asked' in row ? row.asked : [row.row, row.fault, row.cell]));

test('Excel 文件：认出表头在哪一行，数字没有尾巴，看不懂的列说出来', async () => {
  expect(await read(excelFile())).toEqual({
    unread: ['备注'],
    rows: [
      {
        row: 3,
        mpn: 'STM32F103C8T6',
        asked: {
          row: 3,
          mpn: 'STM32F103C8T6',
          brand: 'ST',
          taxMode: 'tax13',
          moq: 1,
          leadTimeDays: 0,
          stockSz: 1200,
          priceLadder: [
            { minQuantity: 1, unitPrice: '6.85' },
            { minQuantity: 100, unitPrice: '6.42' },
          ],
        },
      },
      expect.objectContaining({ row: 4, asked: expect.objectContaining({ priceLadder: [expect.objectContaining({ unitPrice: '0.6' }), expect.anything()] }) }),
      { row: 5, mpn: 'BAD-PRICE', fault: 'priceWrong', cell: '面议', column: '1+' },
    ],
  });
});

test('CSV：UTF-8、GB 18030、制表符和分号都读得出', async () => {
  const gbk = new Uint8Array([0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0xb5, 0xa5, 0xbc, 0xdb, 0x0a, 0x41, 0x42, 0x43, 0x2c, 0x32]);
  expect((await read(new File([gbk], 'a.csv')))?.rows).toMatchObject([{ row: 2, asked: { mpn: 'ABC', priceLadder: [{ minQuantity: 1, unitPrice: '2' }] } }]);
  expect(await asked('\uFEFF型号\t库存\nA1\t"1,200"\n\nA2\t')).toEqual([
    { row: 2, mpn: 'A1', stockSz: 1200 },
    { row: 4, mpn: 'A2' },
  ]);
  expect(await asked("型号;币种;库存\n'-X1;美元;5")).toEqual([{ row: 2, mpn: '-X1', currency: 'USD', stockHk: 5 }]);
});

test.each([
  ['型号,数量1,单价1\nA,10,', [2, 'stepWrong', '10']],
  ['型号,数量1,单价1\nA,十,2', [2, 'wholeNumber', '十']],
  ['型号,单价\nA,1.2345678', [2, 'priceWrong', '1.2345678']],
  ['型号,库存\n,5', [2, 'mpnMissing', '']],
  ['型号,库存\nA,-5', [2, 'stockWrong', '-5']],
  ['型号,交期\nA,400天', [2, 'days_', '400天']],
  ['型号,上架\nA,也许', [2, 'saleWrong', '也许']],
  ['型号,包装方式\nA,罐装', [2, 'packingWrong', '罐装']],
])('%j 说出是哪一格', async (text, fault) => expect(await asked(text)).toEqual([fault]));

test('表头的写法', () => {
  expect(['MPN', '厂家型号 *', '起订量（MOQ）', '阶梯数量2', '单价 10', '1k+', '备注'].map((head) => columnOf(head, words))).toEqual([
    { field: 'mpn' },
    { field: 'mpn' },
    { field: 'moq' },
    { field: 'stepQuantity', step: 2 },
    { field: 'stepPrice', step: 10 },
    { field: 'priceFrom', quantity: '1000' },
    null,
  ]);
});

test('读不了的文件说出为什么', async () => {
  const faultOf = (file: File) => readSheet(file).catch((error: unknown) => (error instanceof SheetError ? error.fault : error));
  expect(await faultOf(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])], 'a.xls'))).toBe('oldExcel');
  expect(await faultOf(new File([new Uint8Array([0x50, 0x4b, 3, 4, 9])], 'a.xlsx'))).toBe('unreadable');
  expect(await faultOf(new File([new Uint8Array([0x89, 0x50, 0, 1])], 'a.png'))).toBe('unreadable');
  expect(await faultOf(csvFile(' , \n'))).toBe('noRows');
  expect(await faultOf(new File([new Uint8Array(5_000_001)], 'a.csv'))).toBe('tooLarge');
});
