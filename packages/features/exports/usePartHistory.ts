/** The history of a part as it is read; without its charts. */
export { type PartHistoryState, partHistoryVariables, usePartHistory } from '../src/mall/goods/part-history/usePartHistory.ts';
