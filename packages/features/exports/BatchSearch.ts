/** What the board has of many models at once. */
export { BatchSearch, type BatchSearchProps } from '../src/inquiries/tasks/batch-search/BatchSearch.tsx';
export { useBatchSearch } from '../src/inquiries/tasks/batch-search/useBatchSearch.ts';
export { batchSearchMessages } from '../src/inquiries/tasks/batch-search/messages.ts';
