/** The quotes of a company. */
export { QuoteList, type QuoteListProps } from '../src/inquiries/quote-list/QuoteList.tsx';
export { parseQuoteListQuery, quoteListParams, type QuoteListQuery } from '../src/inquiries/quote-list/quoteListQuery.ts';
export { useQuoteList } from '../src/inquiries/quote-list/useQuoteList.ts';
export { quoteListMessages } from '../src/inquiries/quote-list/messages.ts';
