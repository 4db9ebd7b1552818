import type { CheckedImport, ImportedRow } from './importState.ts';

const row = (own: Partial<ImportedRow>): ImportedRow => ({
  row: 2,
  mpn: 'STM32F103C8T6',
  brandName: '意法半导体',
  outcome: 'created',
  changes: [],
  goodsId: null,
  fault: null,
  ...own,
});

/** One row of each kind, made up. */
export const importedRows: ImportedRow[] = [
  row({
    changes: [
      { field: 'priceLadder', before: null, after: '1:6.85 100:6.42' },
      { field: 'moq', before: null, after: '1' },
      { field: 'packing', before: null, after: 'tray' },
      { field: 'taxMode', before: null, after: 'tax13' },
      { field: 'leadTimeDays', before: null, after: '7' },
      { field: 'stockSz', before: null, after: '12000' },
      { field: 'isOnSale', before: null, after: 'true' },
    ],
  }),
  row({
    row: 3,
    mpn: 'LM358DR',
    brandName: '德州仪器',
    outcome: 'changed',
    goodsId: 12,
    changes: [
      { field: 'priceLadder', before: '1:0.62', after: '1:0.58 100:0.51' },
      { field: 'dateCode', before: null, after: '2435+' },
      { field: 'stockSz', before: '1200', after: '900' },
      { field: 'isOnSale', before: 'false', after: 'true' },
    ],
  }),
  row({ row: 4, mpn: 'LM358', brandName: null, outcome: 'refused', fault: 'LM358 有几个品牌：德州仪器、意法半导体。请填品牌' }),
  row({ row: 5, mpn: 'GD32F103C8T6', brandName: null, outcome: 'refused', fault: { fault: 'priceWrong', cell: '面议', column: '单价1' } }),
  row({ row: 6, mpn: 'CH340C', brandName: '南京沁恒', outcome: 'same', goodsId: 14 }),
];

/** A list that was tried. */
export const checkedImport: CheckedImport = { stage: 'checked', file: '现货表.xlsx', rows: importedRows, unread: ['备注', '联系人'], stopped: null };

/** As many rows as a trader has. */
export const manyRows: ImportedRow[] = Array.from({ length: 2400 }, (_, at) => row({ row: at + 2, mpn: `SAMPLE-${at + 1}`, outcome: 'same', goodsId: at + 1 }));
