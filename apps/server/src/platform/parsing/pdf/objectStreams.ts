import { Readable } from 'node:stream';
import { createInflate, constants } from 'node:zlib';
import { objectHead } from './objectHead.ts';
import { decodeName } from './pdfNames.ts';

/** How much of an object is read to find out what it is; more where that does not do. */
const HEADS = [4096, 64 * 1024, 1024 * 1024];
/** Bytes that all object streams of a file may hold. */
const UNPACKED_MAX = 64 * 1024 * 1024;

/** A stream with objects in it cannot be looked into. */
export class UnreadableObjects extends Error {
  override name = 'UnreadableObjects';
}

/**
 * Gives what is packed in the object streams of a PDF, piece by piece with some overlap. Every place that may begin an
 * object is tried, because a reader that repairs a file does the same.
 * @throws UnreadableObjects for one that is packed in another way, or holds too much
 */
export async function* objectStreams(bytes: Buffer): AsyncGenerator<Buffer> {
  let left = UNPACKED_MAX;
  for (let at = bytes.indexOf('obj'); at >= 0; at = bytes.indexOf('obj', at + 3)) {
    if (!mayBeginObject(bytes, at)) continue;
    const start = dataOfObjectStream(bytes, at + 3);
    if (start < 0) continue;
    for await (const piece of inflate(bytes.subarray(start))) {
      left -= piece.byteLength;
      if (left < 0) throw new UnreadableObjects();
      yield piece;
    }
  }
}

/** A number that stands alone before the word, as every reader asks for; a remark may stand around it. */
const AFTER_NUMBER = /[\0\t\n\f\r ][+-]?\d[\d.]*[\0\t\n\f\r ]*$/;
const AFTER_REMARK = /%[^\r\n]*[\r\n][\0\t\n\f\r ]*$/;
const BEFORE = 256;

/** Pictures and fonts have the word by chance, once in 16 MB: there no reader would begin an object. */
function mayBeginObject(bytes: Buffer, at: number): boolean {
  if (/\w/.test(bytes.toString('latin1', at + 3, at + 4))) return false;
  const before = bytes.toString('latin1', Math.max(0, at - BEFORE), at);
  // What stands before so much white space cannot be seen.
  return AFTER_NUMBER.test(before) || AFTER_REMARK.test(before) || /^[\0\t\n\f\r ]{200}/.test(before) || isLongRemark(bytes, at, before);
}

/** A line too long to be seen whole, right before the word: its beginning may be a remark. */
function isLongRemark(bytes: Buffer, at: number, before: string): boolean {
  if (!/[\r\n][\0\t\n\f\r ]*$/.test(before) || /[\r\n][^\r\n]*[^\s\0][^\r\n]*[\r\n][\0\t\n\f\r ]*$/.test(before)) return false;
  return bytes.toString('latin1', Math.max(0, at - 64 * 1024), at).includes('%');
}

/** Where the packed bytes of an object stream begin; -1 for any other object. */
function dataOfObjectStream(bytes: Buffer, start: number): number {
  for (const length of HEADS) {
    const head = objectHead(bytes.toString('latin1', start, start + length));
    if (head === 'noStream') return -1;
    if (head === 'cut') {
      if (start + length >= bytes.byteLength) return -1;
      continue;
    }
    const names = head.names.map(decodeName);
    if (!names.includes('/First') && !names.includes('/ObjStm')) return -1;
    requirePlainPacking(names);
    return start + head.dataAt;
  }
  throw new UnreadableObjects();
}

/** Every program packs objects with Flate alone, or not at all; in another dress nobody could look at them. */
function requirePlainPacking(names: readonly string[]): void {
  if (!names.includes('/Filter')) return;
  const flates = names.filter((name) => name === '/FlateDecode' || name === '/Fl').length;
  const others = names.some((name) => /^\/(ASCIIHexDecode|AHx|ASCII85Decode|A85|LZWDecode|LZW|RunLengthDecode|RL|Crypt|Predictor)$/.test(name));
  if (flates !== 1 || others) throw new UnreadableObjects();
}

/** What comes out before the data ends or breaks: readers use a broken stream as far as it goes. */
async function* inflate(packed: Buffer): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  try {
    for await (const chunk of Readable.from([packed], { objectMode: false }).pipe(createInflate({ finishFlush: constants.Z_SYNC_FLUSH }))) {
      const piece = Buffer.concat([rest, chunk as Buffer]);
      yield piece;
      rest = piece.subarray(-256);
    }
  } catch {
    // What came before it was looked at.
  }
}
