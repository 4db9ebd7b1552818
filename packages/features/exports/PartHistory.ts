/** What a part cost before now. */
export { PartHistory, type PartHistoryProps } from '../src/mall/goods/part-history/PartHistory.tsx';
export { partHistoryMessages } from '../src/mall/goods/part-history/messages.ts';
