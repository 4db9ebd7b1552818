/** Stock, date code and lead time. */
export { StockLine, type StockLineProps } from '../src/mall/stock-line/StockLine.tsx';
export { stockLineMessages } from '../src/mall/stock-line/messages.ts';
