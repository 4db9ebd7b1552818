import { brotliCompressSync, constants } from 'node:zlib';

/** What a text weighs on the way, in kB of 1,000 bytes. */
export const brotliKb = (text: string | Uint8Array): number => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;
