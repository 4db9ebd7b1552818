import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { productionFiles, productionLines } from './production.schema.ts';

type FileRecord = typeof productionFiles.$inferSelect;

/** Keeps a file that is to prove a certificate. */
export async function insertFile(tx: Db, row: typeof productionFiles.$inferInsert): Promise<{ id: number; name: string }> {
  const [written] = await tx.insert(productionFiles).values(row).returning({ id: productionFiles.id, name: productionFiles.name });
  if (!written) throw new Error('the file was not written');
  return written;
}

/** A member's files that prove nothing yet, held; 404 when one of them is not there. */
export async function lockFreeFiles(tx: Db, memberId: number, ids: readonly number[]): Promise<FileRecord[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select()
    .from(productionFiles)
    .where(and(inArray(productionFiles.id, [...ids]), eq(productionFiles.memberId, memberId), isNull(productionFiles.lineId)))
    .for('update');
  if (rows.length !== new Set(ids).size) throw notFound('文件');
  return rows;
}

/** Files that prove the certificates of a production line. */
export const listFiles = (db: Db, lineId: number): Promise<FileRecord[]> =>
  db.select().from(productionFiles).where(eq(productionFiles.lineId, lineId)).orderBy(productionFiles.id);

/** Lets files prove a production line, in place of those that did. */
export async function replaceFiles(tx: Db, lineId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(productionFiles).where(eq(productionFiles.lineId, lineId));
  await tx
    .update(productionFiles)
    .set({ lineId })
    .where(inArray(productionFiles.id, [...ids]));
}

/** One file, with the company whose production line it proves; null: it proves none yet. */
export async function findFile(db: Db, id: number): Promise<(FileRecord & { enterpriseId: number | null }) | undefined> {
  const [row] = await db
    .select({ file: productionFiles, enterpriseId: productionLines.enterpriseId })
    .from(productionFiles)
    .leftJoin(productionLines, eq(productionLines.id, productionFiles.lineId))
    .where(eq(productionFiles.id, id));
  return row && { ...row.file, enterpriseId: row.enterpriseId };
}

/** Drops files that prove nothing. */
export async function forgetLooseFiles(db: Db, before: Date): Promise<void> {
  await db.delete(productionFiles).where(and(isNull(productionFiles.lineId), lt(productionFiles.createdAt, before)));
}

/** The files that go with a member. */
export async function productionFilesOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: productionFiles.sha256 }).from(productionFiles).where(eq(productionFiles.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes that prove certificates. */
export const productionBytes = bytesIn(productionFiles);
