import { eq } from 'drizzle-orm';
import type { Platform } from './context.ts';
import type { Db } from './database/connect.ts';
import { blobs } from './files.schema.ts';
import { lockKey } from './rateLimits.queries.ts';

/** Between a file's bytes and their row nobody else may decide that they are of no use. */
export const lockBytes = (tx: Db, sha256: string) => lockKey(tx, `bytes ${sha256}`);

/** Writes down that bytes are in the store. */
export async function insertBytes(tx: Db, { sha256, sizeBytes }: typeof blobs.$inferInsert): Promise<void> {
  await tx.insert(blobs).values({ sha256, sizeBytes }).onConflictDoNothing();
}

/** Removes bytes that no domain uses any more. */
export async function dropBytes({ db, files }: Pick<Platform, 'db' | 'files'>, sha256: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBytes(tx, sha256);
    if (await files.isUsed(tx, sha256)) return;
    await tx.delete(blobs).where(eq(blobs.sha256, sha256));
    await files.remove(sha256);
  });
}
