// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Asks for a quote on what a company offers. Asked again, the one that is open is answered. 422 `quote.wrong_fact` names the field. */
export const askQuote = /* @__PURE__ */ mutation<'askQuote'>('askQuote', 'POST /demand/enquiry');

/** Accepts a quote: the price holds until it is ordered or runs out, the demand is dealt, its other quotes end, and the seller learns
who the buyer is. 409 `quote.changed` when the price is not the one that the page showed. */
export const acceptQuote = /* @__PURE__ */ mutation<'acceptQuote'>('acceptQuote', 'POST /demand/enquiry/accept', { encoding: 'json', isIdempotent: true });

/** Quotes on a demand; a company has one open quote for each. 422 `quote.wrong_fact` names the field. */
export const addQuote = /* @__PURE__ */ mutation<'addQuote'>('addQuote', 'POST /demand/enquiry/add', { encoding: 'json', isIdempotent: true });

/** Whether a distributor or trader can be asked. */
export const askableAgentQuery = /* @__PURE__ */ query<'askableAgent'>('askableAgent', 'GET /demand/enquiry/agent');

/** Asks it: a demand that it alone reads, with a quote that waits for it. Asked again for the same number, the one that is open is answered. */
export const askAgent = /* @__PURE__ */ mutation<'askAgent'>('askAgent', 'POST /demand/enquiry/agent');

/** Answers a request for a quote, or puts another offer in place of one. 409 `quote.state` when its state does not allow it. */
export const answerQuote = /* @__PURE__ */ mutation<'answerQuote'>('answerQuote', 'POST /demand/enquiry/answer', { encoding: 'json', isIdempotent: true });

/** Asks for another price. */
export const counterQuote = /* @__PURE__ */ mutation<'counterQuote'>('counterQuote', 'POST /demand/enquiry/counter');

/** How many of them stand where, on the sides on which the member may act; none for who may do neither. */
export const quoteCountsQuery = /* @__PURE__ */ query<'quoteCounts'>('quoteCounts', 'GET /demand/enquiry/counts');

/** One of them with its log. */
export const quoteDetailQuery = /* @__PURE__ */ query<'quoteDetail'>('quoteDetail', 'GET /demand/enquiry/detail');

/** Stores a photograph or certificate for a quote of the member. */
export const uploadQuoteFile = /* @__PURE__ */ mutation<'uploadQuoteFile'>('uploadQuoteFile', 'POST /demand/enquiry/file', { encoding: 'multipart' });

/** The bytes of one; for both sides of the quote. */
export const quoteFile = /* @__PURE__ */ mutation<'quoteFile'>('quoteFile', 'GET /demand/enquiry/file/{id}', { isFile: true });

/** Quotes of the member's company, those with the newest event first. */
export const quotesQuery = /* @__PURE__ */ paged<'quotes'>('quotes', 'GET /demand/enquiry/list');

/** Takes the buyer's price or keeps the own one, declines to quote, takes a quote back, or refuses one. */
export const moveQuote = /* @__PURE__ */ mutation<'moveQuote'>('moveQuote', 'POST /demand/enquiry/move');

/** Brings a deal into the mall when what was missing is there now. */
export const openDeal = /* @__PURE__ */ mutation<'openDeal'>('openDeal', 'POST /demand/enquiry/order');

/** Says something to the other side; it stands in the log of both. */
export const sayInQuote = /* @__PURE__ */ mutation<'sayInQuote'>('sayInQuote', 'POST /demand/message');
