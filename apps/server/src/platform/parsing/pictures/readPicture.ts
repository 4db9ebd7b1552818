import sharp, { type Metadata } from 'sharp';
import type { ParserReply, ParserRoom, ParserTasks } from '../parserTasks.ts';
import { carriesDocument } from './carriesDocument.ts';
import { decodingBytes } from './decodingBytes.ts';

/** A picture was decoded, or why not. */
export type PictureReading = { format: string; width: number; height: number } | { fault: 'unreadable' | 'too_large' };

/** What the program itself takes of a room. */
const PROGRAM_MB = 80;

/** Decodes a picture wholly, so that what is no picture to its end, or more than one, is found out, and encodes it anew where that is asked. */
export async function readPicture(
  input: Buffer,
  { formats, pixels, side }: ParserTasks['picture']['settings'],
  { memoryMb, isLarge }: ParserRoom,
): Promise<ParserReply<PictureReading>> {
  if (carriesDocument(input)) return { answer: { fault: 'unreadable' } };
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    const source = sharp(input, { limitInputPixels: pixels, failOn: 'error', pages: 1 });
    const metadata = await source.metadata();
    const format = formatOf(metadata);
    if (!formats.includes(format)) return { answer: { fault: 'unreadable' } };
    if (metadata.width * metadata.height > pixels) return { answer: { fault: 'too_large' } };
    if (decodingBytes(metadata) > (memoryMb - PROGRAM_MB) * 1024 * 1024) return { answer: isLarge ? { fault: 'too_large' } : 'needsMore' };
    const turned = source.rotate();
    if (side === undefined) {
      await turned.resize(16, 16).raw().toBuffer();
      return { answer: { format, width: metadata.width, height: metadata.height } };
    }
    const made = await turned
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { answer: { format, width: made.info.width, height: made.info.height }, bytes: made.data };
  } catch (error) {
    const says = error instanceof Error ? error.message : '';
    if (/pixel limit/i.test(says)) return { answer: { fault: 'too_large' } };
    // A library that gets no memory often calls the picture broken; only what it does not know at all needs none.
    if (!isLarge && !/unsupported image format/i.test(says)) return { answer: 'needsMore' };
    return { answer: { fault: /memory/i.test(says) ? 'too_large' : 'unreadable' } };
  }
}

/** HEIF holds pictures of several kinds; AVIF is the free one. */
const formatOf = ({ format, compression }: Metadata) => (format === 'heif' && compression === 'av1' ? 'avif' : format);
