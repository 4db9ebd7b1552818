import type { Platform } from '../../platform/context.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { JOBS } from '../../platform/parsing/parsing.ts';
import type { ThumbnailReading } from '../../platform/parsing/pdf/drawThumbnail.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { findUndrawn, forgetThumbnailRows, writeThumbnail } from './thumbnails.queries.ts';

/** The queue in which first pages are drawn. */
const THUMBNAILS = 'datasheets.thumbnails';

/** Files of one turn: a stop waits for no more than the one under way. */
const TURN = 20;
/** A page of A4 is 339 high; longer ones are cut off. */
export const thumbnailPicture = { width: 240, mostHeight: 480, mostBytes: 20_000 };

type World = Pick<Platform, 'db' | 'files' | 'parsing' | 'clock' | 'log'>;

/** Draws one file, in a process of its own. @returns false when this system cannot draw at all */
async function drawOne(world: World, fileSha256: string): Promise<boolean> {
  const file = await world.files.locate(fileSha256);
  const parsed = file && (await world.parsing.parse('thumbnail', JOBS, file, thumbnailPicture));
  return keepThumbnail(world, fileSha256, parsed);
}

/** Keeps what was drawn of a file; null: its parser could not. @returns false when this system cannot draw at all */
export async function keepThumbnail(
  { db, files, clock }: Pick<World, 'db' | 'files' | 'clock'>,
  fileSha256: string,
  drawn: { answer: ThumbnailReading; bytes: Buffer } | null,
): Promise<boolean> {
  if (drawn && 'fault' in drawn.answer && drawn.answer.fault === 'no_canvas') return false;
  if (!drawn || 'fault' in drawn.answer) {
    await writeThumbnail(db, fileSha256, null, clock.now());
    return true;
  }
  const { width, height } = drawn.answer;
  await storeFile({ db, files }, drawn.bytes, (tx, kept) => writeThumbnail(tx, fileSha256, { ...kept, width, height }, clock.now()));
  return true;
}

/** Draws the first pages of files that have none yet. @returns how many it looked at; null: this system cannot draw */
export async function drawThumbnails(world: World): Promise<number | null> {
  const undrawn = await findUndrawn(world.db, TURN);
  for (const sha256 of undrawn) {
    if (await drawOne(world, sha256)) continue;
    world.log.warn('@napi-rs/canvas is not installed for this system: documents get no thumbnails');
    return null;
  }
  return undrawn.length;
}

/** Draws what came in, soon; the rest in further turns. */
export function registerThumbnailJobs(platform: Platform): void {
  let canDraw = true;
  platform.jobs.handle(
    THUMBNAILS,
    async () => {
      if (!canDraw) return;
      const count = await drawThumbnails(platform);
      canDraw = count !== null;
      if (count === TURN) await platform.jobs.send(THUMBNAILS, {}, { key: 'next' });
    },
    { everyCron: '* * * * *', retrySeconds: 30 },
  );
}

/** Drops thumbnails of files that nobody has any more. */
export async function forgetThumbnails(platform: Pick<Platform, 'db' | 'files'>): Promise<void> {
  for (const sha256 of await forgetThumbnailRows(platform.db)) await dropBytes(platform, sha256);
}
