/** A seller's offer. */
export { QuoteForm, type QuoteFormProps } from '../src/inquiries/quotes/quote-form/QuoteForm.tsx';
export { useQuoteForm, type QuoteTarget } from '../src/inquiries/quotes/quote-form/useQuoteForm.ts';
export { quoteFormMessages } from '../src/inquiries/quotes/quote-form/messages.ts';
