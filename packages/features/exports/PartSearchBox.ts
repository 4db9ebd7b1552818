/** The search for parts, with hints and history. */
export { goodsSearchBoxMessages, merchantSearchBoxMessages, partSearchBoxMessages } from '../src/shell/part-search-box/messages.ts';
export { PartSearchBox, type PartSearchBoxProps } from '../src/shell/part-search-box/PartSearchBox.tsx';
export { forgetSearch, HISTORY_LIMIT, readHistory, rememberSearch } from '../src/shell/part-search-box/searchHistory.ts';
export { usePartSearchBox } from '../src/shell/part-search-box/usePartSearchBox.ts';
