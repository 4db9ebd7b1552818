/** What a member lacks to quote or to ask. */
export { useQuoteNeed } from '../src/inquiries/quotes/quote-form/useQuoteNeed.ts';
