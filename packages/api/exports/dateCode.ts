/** What is wrong with a date code; the server and the forms judge alike. */
export { dateCodeDoubt } from '../src/dateCode.ts';
