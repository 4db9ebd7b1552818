import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { blobs } from '../../platform/files.schema.ts';
import { lockKey } from '../../platform/rateLimits.ts';
import { documentUploads } from './uploads.schema.ts';

const DAY = 86_400_000;
/** How long what was refused or taken back can still be looked up. */
const MEMORY_DAYS = 30;

/** Between a file's bytes and their row nobody else may decide that they are of no use. */
export const lockBytes = (tx: Db, sha256: string) => lockKey(tx, `bytes ${sha256}`);

/** Removes bytes that nothing on the site refers to any more. */
export async function dropBytes({ db, files }: Pick<Platform, 'db' | 'files'>, sha256: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBytes(tx, sha256);
    const { rows } = await tx.execute(sql`
      select 1 from documents where sha256 = ${sha256} union all select 1 from spec_uploads where sha256 = ${sha256} and state <> 'withdrawn'
      union all select 1 from pictures where sha256 = ${sha256} union all select 1 from receipt_files where sha256 = ${sha256} limit 1`);
    if (rows.length > 0) return;
    await tx.delete(blobs).where(eq(blobs.sha256, sha256));
    await files.remove(sha256);
  });
}

/** Files of a member that nobody else can read: they go with the account. */
export async function unpublishedFilesOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: documentUploads.sha256 }).from(documentUploads).where(eq(documentUploads.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

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
