import { articlePictureLimits } from '@chippage/api/limits';
import type { StoredFigure } from '@chippage/api/types';
import type { Platform } from '../../platform/context.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { insertPicture } from './pictures.queries.ts';

/** What is decoded: raster formats only, by their content and not their name. */
const FORMATS = ['png', 'jpeg', 'webp', 'avif'];

/** Decodes a picture of an article and keeps it anew, without place, device or anything else that was hidden in it. */
export async function keepPicture(
  { db, files, clock, parsing }: Pick<Platform, 'db' | 'files' | 'clock' | 'parsing'>,
  memberId: number,
  bytes: Uint8Array,
): Promise<StoredFigure | 'unreadable' | 'too_large'> {
  const { pixels, side } = articlePictureLimits;
  if (bytes.byteLength > articlePictureLimits.bytes) return 'too_large';
  const parsed = await parsing.parse('picture', `${memberId}`, bytes, { formats: FORMATS, pixels, side });
  if (!parsed) return 'unreadable';
  if ('fault' in parsed.answer) return parsed.answer.fault;
  const { width, height } = parsed.answer;
  return storeFile({ db, files }, parsed.bytes, (tx, kept) => insertPicture(tx, { ...kept, memberId, width, height, createdAt: clock.now() }));
}
