/** A quote with its log. */
export { QuotePage, type QuotePageProps } from '../src/inquiries/quotes/quote-page/QuotePage.tsx';
export { useQuotePage } from '../src/inquiries/quotes/quote-page/useQuotePage.ts';
export { quotePageMessages } from '../src/inquiries/quotes/quote-page/messages.ts';
