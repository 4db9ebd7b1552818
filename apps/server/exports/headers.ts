/** Headers that pages and data share. */
export { baseHeaders } from '../src/platform/headers.ts';
