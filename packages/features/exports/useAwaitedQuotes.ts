/** How many quotes wait for the member's company, for badges. */
export { useAwaitedQuotes } from '../src/inquiries/quote-list/useAwaitedQuotes.ts';
