/** The search for news, with history. */
export { newsSearchBoxMessages } from '../src/shell/news-search-box/messages.ts';
export { readNewsHistory } from '../src/shell/news-search-box/newsHistory.ts';
export { type NewsSearch, NewsSearchBox, type NewsSearchBoxProps } from '../src/shell/news-search-box/NewsSearchBox.tsx';
