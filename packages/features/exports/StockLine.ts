/** Stock, date code and lead time. */
export { StockLine, type StockLineProps } from '../src/mall/parts/stock-line/StockLine.tsx';
export { stockLineMessages } from '../src/mall/parts/stock-line/messages.ts';
