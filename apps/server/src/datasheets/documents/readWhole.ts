import type { Platform } from '../../platform/context.ts';
import type { StoredBytes } from '../../platform/files.ts';
import { JOBS } from '../../platform/parsing/parsing.ts';
import type { PdfTextReading } from '../../platform/parsing/pdf/readPdfText.ts';
import { keepThumbnail, thumbnailPicture } from './drawThumbnails.ts';
import { findUnreadOf, readFactNames, writeEvidence } from './evidence.queries.ts';
import { foundOf, PARTS_AT_ONCE, wantedOf } from './readEvidence.ts';
import { isDrawn } from './thumbnails.queries.ts';

/** A document that nobody read, and its file. */
interface Untouched {
  id: number;
  sha256: string;
  file: StoredBytes;
}

/**
 * Reads all of a document in one process, because starting one costs more than reading a sheet: its text, and its first
 * picture and the facts of its parts where they are missing. These are kept here. What this process could not do, each
 * of the jobs tries by itself, with all of the room and time that one file may have.
 * @returns its text, for the caller to keep last: before that, no job takes the document; null when it has to be read in parts
 */
export async function readWhole(
  world: Pick<Platform, 'db' | 'files' | 'parsing' | 'clock'>,
  { id, sha256, file }: Untouched,
  mostPages: number,
): Promise<PdfTextReading> {
  const { db, parsing, clock } = world;
  const unread = await findUnreadOf(db, id);
  const isAsked = unread !== undefined && unread.parts.length <= PARTS_AT_ONCE;
  const wanted = isAsked ? wantedOf(unread.parts, await readFactNames(db)) : null;
  const thumbnail = (await isDrawn(db, sha256)) ? null : thumbnailPicture;
  const parsed = await parsing.parse('document', JOBS, file, { mostPages, wanted, thumbnail });
  if (!parsed?.answer) return null;
  const { answer, bytes } = parsed;
  if (answer.thumbnail) await keepThumbnail(world, sha256, { answer: answer.thumbnail, bytes });
  if (isAsked && answer.values) await writeEvidence(db, unread, foundOf(unread.parts, answer.values), clock.now());
  return answer.text;
}
