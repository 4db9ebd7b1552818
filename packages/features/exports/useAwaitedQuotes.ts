/** How many quotes wait for the member's company, for badges. */
export { useAwaitedQuotes } from '../src/inquiries/quotes/quote-list/useAwaitedQuotes.ts';
