import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { dataExports } from './dataExports.schema.ts';

/** The copy that a member asked for last. */
export async function findExport(db: Db, memberId: number): Promise<typeof dataExports.$inferSelect | undefined> {
  const [row] = await db.select().from(dataExports).where(eq(dataExports.memberId, memberId));
  return row;
}

/** Writes down that a member asks for a copy, in place of the one before. */
export async function beginExport(db: Db, memberId: number, askedAt: Date): Promise<typeof dataExports.$inferSelect> {
  const fresh = { askedAt, expiresAt: null, sha256: null, sizeBytes: null };
  const [row] = await db
    .insert(dataExports)
    .values({ memberId, ...fresh })
    .onConflictDoUpdate({ target: dataExports.memberId, set: fresh })
    .returning();
  if (!row) throw new Error('an upsert returned no row');
  return row;
}

/** Writes down that the copy which was asked for at `askedAt` is stored; false: another one was asked for, or it is there already. */
export async function finishExport(
  tx: Db,
  { memberId, askedAt, ...made }: Required<{ memberId: number; askedAt: Date; expiresAt: Date; sha256: string; sizeBytes: number }>,
): Promise<boolean> {
  const changed = await tx
    .update(dataExports)
    .set(made)
    .where(and(eq(dataExports.memberId, memberId), eq(dataExports.askedAt, askedAt), isNull(dataExports.expiresAt)))
    .returning({ memberId: dataExports.memberId });
  return changed.length > 0;
}

/** Lets go of the bytes of copies that expired. @returns Their digests. */
export async function releaseExports(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .select({ sha256: dataExports.sha256 })
    .from(dataExports)
    .where(and(lte(dataExports.expiresAt, now), isNotNull(dataExports.sha256)));
  await db.update(dataExports).set({ sha256: null, sizeBytes: null }).where(lte(dataExports.expiresAt, now));
  return due.flatMap(({ sha256 }) => sha256 ?? []);
}

/** Digests of a member's copies. */
export async function exportFilesOf(db: Db, memberId: number): Promise<string[]> {
  const row = await findExport(db, memberId);
  return row?.sha256 ? [row.sha256] : [];
}

/** Bytes of members' copies. */
export const exportBytes = bytesIn(dataExports);
