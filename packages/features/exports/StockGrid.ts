/** What a company has, kept in place. */
export { StockGrid, type StockGridProps } from '../src/inquiries/stock/stock-grid/StockGrid.tsx';
export { parseStockQuery, type StockQuery, stockParams } from '../src/inquiries/stock/stock-grid/stockQuery.ts';
export { useStockGrid } from '../src/inquiries/stock/stock-grid/useStockGrid.ts';
export { stockGridMessages, stockSaleMessages } from '../src/inquiries/stock/stock-grid/messages.ts';
