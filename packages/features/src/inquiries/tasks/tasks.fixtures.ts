import type { BatchSearchResult, ExcelTask, ExcelTaskDetail, ExcelTaskRow } from '@chippage/api/types';

/** A sheet of a stock that was checked. */
export const task = (own: Partial<ExcelTask> = {}): ExcelTask => ({
  id: 7,
  kind: 'stock',
  fileName: '十一月库存.xlsx',
  sizeBytes: 1_482_310,
  state: 'checking',
  isAnonymous: false,
  isReady: true,
  progress: 40,
  total: 20_000,
  ok: 0,
  failed: 120,
  counts: { new: 812, changed: 3_068, same: 16_000, wrong: 120, missing: 45 },
  missing: null,
  fault: null,
  faultText: null,
  actions: ['map', 'start', 'cancel'],
  createdBy: '林工',
  createTime: '2026-11-20T02:10:00.000Z',
  startTime: null,
  endTime: null,
  ...own,
});

/** The same with its columns and first errors. */
export const taskDetail = (own: Partial<ExcelTaskDetail> = {}): ExcelTaskDetail => ({
  ...task(),
  headRow: 2,
  obstacle: null,
  columns: [
    { head: '型号', field: 'model', samples: ['STM32F103C8T6', 'LM358DR', 'TPS7A4700RGWR', 'NE555P', 'AMS1117-3.3'] },
    { head: '厂牌', field: 'brand', samples: ['ST', 'TI', 'TI', 'TI', 'AMS'] },
    { head: '库存', field: 'quantity', samples: ['10,000', '2.5K', '300', '5000', '12000'] },
    { head: '单价(RMB)', field: 'price', samples: ['6.85', '0.42', '18.6', '', '0.21'] },
    { head: 'D/C', field: 'dateCode', samples: ['2435+', '2401', '23+', '', '24+'] },
    { head: '内部料号', field: null, samples: ['W-0001', 'W-0002', 'W-0003', 'W-0004', 'W-0005'] },
  ],
  errors: [],
  ...own,
});

/** Rows of it that are wrong. */
export const wrongRows: ExcelTaskRow[] = [
  {
    row: 14,
    cells: ['STM32F103RCT6', 'ST', '很多', '=D13*1.1', '2560', 'W-0012'],
    outcome: 'wrong',
    errors: [
      { row: 14, column: '库存', code: 'format', message: '数量要是整数，如 1000 或 2.5K', value: '很多' },
      { row: 14, column: '单价(RMB)', code: 'formula', message: '这一格是公式，没有算好的值；请在 Excel 里粘贴为数值', value: '=D13*1.1' },
    ],
    changes: null,
    boardRowId: null,
  },
  {
    row: 166,
    cells: ['', 'TI', '300'],
    outcome: 'wrong',
    errors: [{ row: 166, column: '型号', code: 'missing', message: '请填写型号', value: '' }],
    changes: null,
    boardRowId: null,
  },
];

/** Rows of it that change what is on the board. */
export const changedRows: ExcelTaskRow[] = [
  {
    row: 3,
    cells: ['STM32F103C8T6', 'ST', '10,000', '6.85', '2435+', 'W-0001'],
    outcome: 'changed',
    errors: [],
    changes: [
      { field: 'quantity', before: '8000', after: '10000' },
      { field: 'price', before: null, after: '6.85' },
      { field: 'packing', before: 'tray', after: 'reel' },
    ],
    boardRowId: 1_000_101,
  },
];

/** What the board has of three models. */
export const searchResults: BatchSearchResult[] = [
  {
    no: 1,
    model: 'STM32F103C8T6',
    quantity: 1000,
    rows: 12,
    supply: [],
    best: [
      { currency: 'CNY', unitPrice: '6.85', taxMode: 'tax13', rowId: 1_000_101 },
      { currency: 'USD', unitPrice: '0.89', taxMode: 'untaxed', rowId: 1_000_102 },
    ],
    depth: { model: 'STM32F103C8T6', rows: 9, companies: 6, quantity: 182_000, unknownRows: 2, demands: 4, asOf: '2026-11-20T02:10:00.000Z' },
    partId: 17,
  },
  {
    no: 2,
    model: 'LM358DR',
    quantity: 50_000,
    rows: 1,
    supply: [],
    best: [],
    depth: { model: 'LM358DR', rows: 1, companies: 1, quantity: 2500, unknownRows: 0, demands: 0, asOf: '2026-11-20T02:10:00.000Z' },
    partId: 18,
  },
  {
    no: 3,
    model: 'XYZ-NOT-THERE',
    quantity: null,
    rows: 0,
    supply: [],
    best: [],
    depth: { model: 'XYZ-NOT-THERE', rows: 0, companies: 0, quantity: 0, unknownRows: 0, demands: 0, asOf: '2026-11-20T02:10:00.000Z' },
    partId: null,
  },
];
