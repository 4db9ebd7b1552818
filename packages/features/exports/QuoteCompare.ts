/** All quotes on one demand side by side. */
export { type ComparedQuotes, QuoteCompare, type QuoteCompareProps } from '../src/inquiries/quotes/quote-compare/QuoteCompare.tsx';
export { type CompareSort, compareSorts } from '../src/inquiries/quotes/quote-compare/sortQuotes.ts';
export { useQuoteCompare } from '../src/inquiries/quotes/quote-compare/useQuoteCompare.ts';
export { quoteCompareMessages } from '../src/inquiries/quotes/quote-compare/messages.ts';
