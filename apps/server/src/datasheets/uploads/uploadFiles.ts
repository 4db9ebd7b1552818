import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Platform } from '../../platform/context.ts';
import { dropBytes } from '../../platform/storedBytes.ts';
import { documentUploads } from './uploads.schema.ts';

const DAY = 86_400_000;
/** How long what was refused or taken back can still be looked up. */
const MEMORY_DAYS = 30;

/** Drops drafts that were never handed in, and after a month what was refused or taken back, with their files. */
export async function forgetUploads(platform: Pick<Platform, 'db' | 'files' | 'clock'>): Promise<void> {
  const ago = (ms: number) => new Date(platform.clock.now().getTime() - ms);
  const old = or(
    and(eq(documentUploads.state, 'draft'), lt(documentUploads.createdAt, ago(DAY))),
    and(
      inArray(documentUploads.state, ['refused', 'withdrawn']),
      lt(documentUploads.createdAt, ago(MEMORY_DAYS * DAY)),
      lt(documentUploads.submittedAt, ago(MEMORY_DAYS * DAY)),
    ),
  );
  const gone = await platform.db.delete(documentUploads).where(old).returning({ sha256: documentUploads.sha256 });
  for (const { sha256 } of gone) await dropBytes(platform, sha256);
}
