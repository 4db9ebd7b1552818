/** All quotes on one demand side by side. */
export { type ComparedQuotes, QuoteCompare, type QuoteCompareProps } from '../src/inquiries/quote-compare/QuoteCompare.tsx';
export { type CompareSort, compareSorts } from '../src/inquiries/quote-compare/sortQuotes.ts';
export { useQuoteCompare } from '../src/inquiries/quote-compare/useQuoteCompare.ts';
export { quoteCompareMessages } from '../src/inquiries/quote-compare/messages.ts';
