/** The quotes of a company. */
export { QuoteList, type QuoteListProps } from '../src/inquiries/quotes/quote-list/QuoteList.tsx';
export { parseQuoteListQuery, quoteListParams, type QuoteListQuery } from '../src/inquiries/quotes/quote-list/quoteListQuery.ts';
export { useQuoteList } from '../src/inquiries/quotes/quote-list/useQuoteList.ts';
export { quoteListMessages } from '../src/inquiries/quotes/quote-list/messages.ts';
