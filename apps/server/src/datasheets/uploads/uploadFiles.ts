import type { Platform } from '../../platform/context.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { closeWithdrawn, deleteOldUploads } from './uploads.queries.ts';

const DAY = 86_400_000;
/** How long what was refused or taken back can still be looked up. */
const MEMORY_DAYS = 30;

/** Drops drafts that were never handed in, files that were taken back a day ago, and after a month what was refused or taken back, with their files. */
export async function forgetUploads(platform: Pick<Platform, 'db' | 'files' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(platform.clock.now().getTime() - ms);
  for (const sha256 of await closeWithdrawn(platform.db, ago(DAY))) await dropBytes(platform, sha256);
  const gone = await deleteOldUploads(platform.db, { drafts: ago(DAY), closed: ago(MEMORY_DAYS * DAY) });
  for (const sha256 of gone) await dropBytes(platform, sha256);
}
