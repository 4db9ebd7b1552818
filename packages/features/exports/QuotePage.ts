/** A quote with its log. */
export { QuotePage, type QuotePageProps } from '../src/inquiries/quote-page/QuotePage.tsx';
export { useQuotePage } from '../src/inquiries/quote-page/useQuotePage.ts';
export { quotePageMessages } from '../src/inquiries/quote-page/messages.ts';
