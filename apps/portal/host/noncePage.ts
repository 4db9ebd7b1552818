import { createHash } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Stands for the nonce in rendered HTML. As long as a nonce, and of characters that no page contains. */
export const NONCE_MARK =
  '\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0001\u0003\u0005\u0007\u0002\u0004\u0006\u0001\u0004\u0007\u0003\u0006\u0002\u0005\u0001\u0006\u0003';

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
const NONCE_LENGTH = NONCE_MARK.length;

/**
 * A page that is rendered and compressed once and sent many times, each time with its own nonce.
 * In the compressed form every nonce is a deflate block of the kind "stored" (RFC 1951, 3.2.4), whose bytes can be replaced in place;
 * only the checksum at the end is computed per response. That costs microseconds where compressing anew costs milliseconds.
 */
export class NoncePage {
  readonly #plain: Buffer;
  readonly #plainAt: number[] = [];
  readonly #gzip: Buffer;
  readonly #gzipAt: number[] = [];

  /** @param html with {@link NONCE_MARK} wherever the nonce belongs. */
  constructor(html: string) {
    this.#plain = Buffer.from(html);
    const blocks: Buffer[] = [GZIP_HEAD];
    let length = GZIP_HEAD.length;
    const add = (block: Buffer): void => {
      blocks.push(block);
      length += block.length;
    };
    const mark = Buffer.from(NONCE_MARK);
    let from = 0;
    for (;;) {
      const at = this.#plain.indexOf(mark, from);
      const piece = this.#plain.subarray(from, at === -1 ? undefined : at);
      // Each piece is compressed on its own, so no later piece can refer to the bytes of a nonce.
      // Level 5: a page is often sent once only, and level 8 takes a third longer for half a per cent.
      add(deflateRawSync(piece, { level: 5, finishFlush: at === -1 ? constants.Z_FINISH : constants.Z_FULL_FLUSH }));
      if (at === -1) break;
      this.#plainAt.push(at);
      add(Buffer.from([0, NONCE_LENGTH, 0, 255 - NONCE_LENGTH, 255]));
      this.#gzipAt.push(length);
      add(mark);
      from = at + NONCE_LENGTH;
    }
    add(Buffer.alloc(8));
    this.#gzip = Buffer.concat(blocks, length);
  }

  /** Bytes that this page keeps in memory. */
  get byteLength(): number {
    return this.#plain.length + this.#gzip.length;
  }

  /** Names the page, whatever its nonces: of the compressed form, which is a fifth to read. */
  get hash(): string {
    return createHash('sha1').update(this.#gzip).digest('base64url');
  }

  /** The page with this nonce, uncompressed. */
  plain(nonce: string): Buffer {
    const page = Buffer.from(this.#plain);
    for (const at of this.#plainAt) page.write(nonce, at, 'latin1');
    return page;
  }

  /** The page with this nonce, as gzip. */
  gzip(nonce: string): Buffer {
    const page = Buffer.from(this.#gzip);
    for (const at of this.#gzipAt) page.write(nonce, at, 'latin1');
    page.writeUInt32LE(this.#checksum(nonce), page.length - 8);
    page.writeUInt32LE(this.#plain.length >>> 0, page.length - 4);
    return page;
  }

  /** Goes over the pieces between the nonces: a copy of the page for it would be garbage of its size for every visitor. */
  #checksum(nonce: string): number {
    let sum = 0;
    let from = 0;
    for (const at of this.#plainAt) {
      sum = crc32(nonce, crc32(this.#plain.subarray(from, at), sum));
      from = at + NONCE_LENGTH;
    }
    return crc32(this.#plain.subarray(from), sum);
  }
}
