import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Platform } from './context.ts';
import type { Db } from './database/connect.ts';
import type { UsesBytes } from './files.ts';
import { blobs } from './files.schema.ts';
import { lockKey } from './rateLimits.queries.ts';

/** Digests that are asked for at once. */
const BATCH = 500;

/** Between a file's bytes and their row nobody else may decide that they are of no use. */
export const lockBytes = (tx: Db, sha256: string) => lockKey(tx, `bytes ${sha256}`);

/** Writes down that bytes are in the store. */
export async function insertBytes(tx: Db, { sha256, sizeBytes }: typeof blobs.$inferInsert): Promise<void> {
  await tx.insert(blobs).values({ sha256, sizeBytes }).onConflictDoNothing();
}

/** Says which bytes the rows of a table refer to. @param more Which of its rows count. */
export const bytesIn =
  (table: PgTable & { sha256: PgColumn }, more?: SQL): UsesBytes =>
  async (db, hashes) => {
    const rows = await db
      .selectDistinct({ sha256: table.sha256 })
      .from(table)
      .where(and(inArray(table.sha256, [...hashes]), more));
    return rows.map(({ sha256 }) => String(sha256));
  };

/** Removes bytes that no domain uses any more. @param olderThanMs Only where they were not stored since then. */
export async function dropBytes({ db, files }: Pick<Platform, 'db' | 'files'>, sha256: string, olderThanMs?: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockBytes(tx, sha256);
    if ((await files.unused(tx, [sha256])).length === 0) return;
    if (olderThanMs !== undefined && !(await files.isOlderThan(sha256, olderThanMs))) return;
    await tx.delete(blobs).where(eq(blobs.sha256, sha256));
    await files.remove(sha256);
  });
}

/** Removes files without a row: of rows that are gone, and of a process that was killed before it wrote the row. */
export async function sweepBytes({ db, files }: Pick<Platform, 'db' | 'files'>, olderThanMs: number): Promise<void> {
  const old: string[] = [];
  for await (const sha256 of files.olderThan(olderThanMs)) old.push(sha256);
  for (let at = 0; at < old.length; at += BATCH)
    for (const sha256 of await files.unused(db, old.slice(at, at + BATCH))) await dropBytes({ db, files }, sha256, olderThanMs);
}
