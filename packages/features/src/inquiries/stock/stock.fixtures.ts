import type { StockLine, StockSaleResult } from '@chippage/api/types';
import { ago, DAY_MS } from '../../parts/loaded/loaded.fixtures.ts';
import { ownRow } from '../inquiries.fixtures.ts';

/** A line of a stock. */
export const stockLine = (own: Partial<StockLine> = {}): StockLine => ({
  ...ownRow({ type: 0, quoteCount: 0, waitingQuotes: 0, invoiceNeed: null }),
  updateTime: ago(DAY_MS),
  goods: null,
  ageDays: 1,
  sheet: { taskId: 7, fileName: '十一月库存.xlsx', row: 12, outcome: 'changed' },
  saleFault: null,
  ...own,
});

/** Lines in every state that a grid shows. */
export const stockLines: readonly StockLine[] = [
  stockLine({ goods: { id: 31, sku: 'SZ-0012', isOnSale: true } }),
  stockLine({
    id: 1_000_102,
    model: 'LM358DR',
    brandName: '德州仪器',
    packageCase: 'SOIC-8',
    quantity: 12_000,
    price: '0.42',
    dateCode: null,
    partId: null,
    sheet: null,
  }),
  stockLine({
    id: 1_000_103,
    model: 'TPS7A4700RGWR',
    quantity: null,
    price: null,
    grade: 'd1',
    place: 'HK',
    leadTimeDays: null,
    ageDays: 34,
    updateTime: ago(34 * DAY_MS),
    saleFault: '旧货不能在商城上架，只能在供求里出',
  }),
  stockLine({
    id: 1_000_104,
    model: 'NE555P',
    state: 'removed',
    removedReason: '被举报，经查看后下架',
    actions: ['remove'],
    saleFault: '进行中的库存才能上架',
  }),
];

/** What lines would become in the mall. */
export const saleResults: readonly StockSaleResult[] = [
  { id: 1_000_101, outcome: 'changed', goodsId: 31, changes: [{ field: 'stockSz', before: '3000', after: '5000' }], fault: null },
  { id: 1_000_102, outcome: 'created', goodsId: null, changes: [], fault: null },
  { id: 1_000_103, outcome: 'refused', goodsId: null, changes: [], fault: '旧货不能在商城上架，只能在供求里出' },
];
