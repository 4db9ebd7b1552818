/** Headers that pages and data share. */
export { baseHeaders, connectOrigins, frameOrigins } from '../src/platform/headers.ts';
