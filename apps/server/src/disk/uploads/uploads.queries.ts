import type { DiskUpload } from '@chippage/api/types';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { type PartedRow, toParted } from '../../platform/parted/parted.queries.ts';
import { diskUploads } from '../disk.schema.ts';

/** What is said of an upload. */
export type UploadRow = typeof diskUploads.$inferSelect;

/** Writes down, or anew, what is said of an upload. */
export async function sayUpload(tx: Db, row: Omit<UploadRow, 'itemId'>): Promise<void> {
  await tx
    .insert(diskUploads)
    .values(row)
    .onConflictDoUpdate({ target: diskUploads.partedId, set: { folderId: row.folderId, name: row.name, onClash: row.onClash, itemId: null } });
}

/** What is said of an upload. */
export async function saidOf(db: Db, partedId: number): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(diskUploads).where(eq(diskUploads.partedId, partedId));
  return row;
}

/** Writes down what became of an upload. */
export async function markKept(tx: Db, partedId: number, itemId: number): Promise<void> {
  await tx.update(diskUploads).set({ itemId }).where(eq(diskUploads.partedId, partedId));
}

/** Uploads as their member sees them. */
export async function toUploads(db: Db, rows: readonly PartedRow[], isDirect: boolean): Promise<DiskUpload[]> {
  if (rows.length === 0) return [];
  const said = await db
    .select()
    .from(diskUploads)
    .where(
      inArray(
        diskUploads.partedId,
        rows.map(({ id }) => id),
      ),
    );
  const parted = await toParted(db, rows);
  return rows.flatMap(({ sha256 }, at) => {
    const [shown, own] = [parted[at], said.find(({ partedId }) => partedId === rows[at]?.id)];
    return shown && own ? [{ ...shown, name: own.name, folderId: own.folderId, onClash: own.onClash, sha256, isDirect }] : [];
  });
}
