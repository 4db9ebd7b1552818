/** A seller's offer. */
export { QuoteForm, type QuoteFormProps } from '../src/inquiries/quote-form/QuoteForm.tsx';
export { useQuoteForm, type QuoteTarget } from '../src/inquiries/quote-form/useQuoteForm.ts';
export { quoteFormMessages } from '../src/inquiries/quote-form/messages.ts';
