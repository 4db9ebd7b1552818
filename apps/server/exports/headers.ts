/** Headers that pages and data share. */
export { baseHeaders, frameOrigins } from '../src/platform/headers.ts';
