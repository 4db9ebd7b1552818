/** A buyer's request for a quote. */
export { AskForm, type AskFormProps, type QuoteWanted } from '../src/inquiries/quotes/ask-form/AskForm.tsx';
export { useAgentAsk } from '../src/inquiries/quotes/ask-form/useAgentAsk.ts';
export { useAskForm } from '../src/inquiries/quotes/ask-form/useAskForm.ts';
export { askFormMessages } from '../src/inquiries/quotes/ask-form/messages.ts';
