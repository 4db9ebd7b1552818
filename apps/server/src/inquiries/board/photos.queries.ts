import type { BoardPhoto } from '@chippage/api/types';
import { and, asc, eq, isNull, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { boardPhotos, boardRows } from './board.schema.ts';

type PhotoRecord = typeof boardPhotos.$inferSelect;

/** A photograph as pages show it. */
export const toPhoto = ({ id, width, height }: Pick<PhotoRecord, 'id' | 'width' | 'height'>): BoardPhoto => ({
  id,
  url: `/api/demand/photo/${id}`,
  width,
  height,
});

/** The photographs of a row, in its order. */
export async function photosOf(db: Db, rowId: number): Promise<BoardPhoto[]> {
  const rows = await db
    .select({ id: boardPhotos.id, width: boardPhotos.width, height: boardPhotos.height })
    .from(boardPhotos)
    .where(eq(boardPhotos.rowId, rowId))
    .orderBy(asc(boardPhotos.position), asc(boardPhotos.id));
  return rows.map(toPhoto);
}

/** Writes down a photograph that belongs to no row yet. */
export async function insertPhoto(tx: Db, photo: typeof boardPhotos.$inferInsert): Promise<PhotoRecord> {
  const [made] = await tx.insert(boardPhotos).values(photo).returning();
  if (!made) throw new Error('the photograph was not written');
  return made;
}

/** Gives a row exactly these photographs: its own, and those that the member uploaded; 404 for any other. */
export async function setPhotos(tx: Db, { rowId, memberId, photoIds }: { rowId: number; memberId: number; photoIds: readonly number[] }): Promise<void> {
  const ids = [...new Set(photoIds)];
  await tx.delete(boardPhotos).where(and(eq(boardPhotos.rowId, rowId), ids.length === 0 ? undefined : notInArray(boardPhotos.id, ids)));
  for (const [position, id] of ids.entries()) {
    const isTheirs = or(eq(boardPhotos.rowId, rowId), and(isNull(boardPhotos.rowId), eq(boardPhotos.memberId, memberId)));
    const taken = await tx
      .update(boardPhotos)
      .set({ rowId, position })
      .where(and(eq(boardPhotos.id, id), isTheirs))
      .returning({ id: boardPhotos.id });
    if (taken.length === 0) throw notFound('照片');
  }
}

const isForAll = and(ne(boardRows.state, 'removed'), eq(boardRows.isAnonymous, false), isNull(boardRows.addresseeId));

/**
 * A photograph that a company may see: of a row that is there, was not taken off and is for everybody. The row's own company sees those of
 * any row that it did not delete.
 * @param reader the number of the company; null for everybody else
 */
export async function findShownPhoto(db: Db, id: number, reader: number | null): Promise<PhotoRecord | undefined> {
  const [found] = await db
    .select({ photo: boardPhotos })
    .from(boardPhotos)
    .innerJoin(boardRows, eq(boardRows.id, boardPhotos.rowId))
    .where(and(eq(boardPhotos.id, id), isNull(boardRows.deletedAt), reader === null ? isForAll : or(isForAll, eq(boardRows.enterpriseId, reader))));
  return found?.photo;
}

/** Photographs that were never handed in. */
export async function forgetLoosePhotos(db: Db, before: Date): Promise<void> {
  await db.delete(boardPhotos).where(and(isNull(boardPhotos.rowId), lt(boardPhotos.createdAt, before)));
}

/** Bytes that photographs of the board use. */
export const boardPhotoBytes = bytesIn(boardPhotos);
