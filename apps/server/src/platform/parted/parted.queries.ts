import type { PartedUpload } from '@chippage/api/types';
import { and, asc, count, eq, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm';
import type { Db } from '../database/connect.ts';
import { bytesIn } from '../storedBytes.queries.ts';
import { partBytes, partCountOf } from './parted.rules.ts';
import { partedUploads, uploadParts } from './parted.schema.ts';

/** A row of the table. */
export type PartedRow = typeof partedUploads.$inferSelect;

/** Whose files, and what for. */
export type Purpose = Pick<PartedRow, 'memberId' | 'purpose'>;

/** How long a file that stopped on its way is kept after its last part. */
export const PARTS_KEPT_MS = 7 * 86_400_000;

/** Bytes of parts. */
export const partBytesUsed = bytesIn(uploadParts);

/** The parts of files, by the number of the file, in their order. */
export async function readParts(db: Db, ids: readonly number[]): Promise<(typeof uploadParts.$inferSelect)[]> {
  return db
    .select()
    .from(uploadParts)
    .where(inArray(uploadParts.partedId, [...ids]))
    .orderBy(asc(uploadParts.partedId), asc(uploadParts.part));
}

/** Rows as their member sees them. */
export async function toParted(db: Db, rows: readonly PartedRow[]): Promise<PartedUpload[]> {
  const parts =
    rows.length === 0
      ? []
      : await readParts(
          db,
          rows.map(({ id }) => id),
        );
  return rows.map(({ id, name, sizeBytes, createdAt, touchedAt }) => {
    const own = parts.filter(({ partedId }) => partedId === id);
    return {
      id,
      name,
      sizeBytes,
      partBytes,
      partCount: partCountOf(sizeBytes),
      received: own.map(({ part }) => part),
      receivedBytes: own.reduce((sum, part) => sum + part.sizeBytes, 0),
      createTime: createdAt.toISOString(),
      expireTime: new Date(touchedAt.getTime() + PARTS_KEPT_MS).toISOString(),
    };
  });
}

/** One file that comes in parts, as its member sees it. */
export async function findParted(db: Db, id: number): Promise<PartedUpload | undefined> {
  return (await toParted(db, await db.select().from(partedUploads).where(eq(partedUploads.id, id))))[0];
}

/** The row of a member's file; for others there is none. */
export async function readParted(db: Db, id: number, { memberId, purpose }: Purpose): Promise<PartedRow | undefined> {
  const [row] = await db
    .select()
    .from(partedUploads)
    .where(and(eq(partedUploads.id, id), eq(partedUploads.memberId, memberId), eq(partedUploads.purpose, purpose)));
  return row;
}

const underWay = ({ memberId, purpose }: Purpose) =>
  and(eq(partedUploads.memberId, memberId), eq(partedUploads.purpose, purpose), isNull(partedUploads.finishedAt));

/** Files of a member that are not whole yet, the newest first. */
export async function listParted(db: Db, whose: Purpose, page: { limit: number; offset: number }): Promise<{ rows: PartedRow[]; total: number }> {
  const rows = await db
    .select()
    .from(partedUploads)
    .where(underWay(whose))
    .orderBy(sql`${partedUploads.touchedAt} desc, ${partedUploads.id} desc`)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await countUnderWay(db, whose) };
}

/** How many files of a member are on their way. */
export async function countUnderWay(db: Db, whose: Purpose): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(partedUploads).where(underWay(whose));
  return counted?.total ?? 0;
}

/** Bytes of the files of a member that are on their way, one left out. */
export async function bytesUnderWay(db: Db, whose: Purpose, but: number): Promise<number> {
  const [counted] = await db
    .select({ bytes: sum(partedUploads.sizeBytes) })
    .from(partedUploads)
    .where(and(underWay(whose), sql`${partedUploads.id} <> ${but}`));
  return Number(counted?.bytes ?? 0);
}

/** What tells a file from others. */
export type FileMark = Pick<PartedRow, 'memberId' | 'purpose' | 'place' | 'sha256' | 'sizeBytes'>;

/** The number of the same file of the member, when it began to come. */
export async function findSame(db: Db, { memberId, purpose, place, sha256, sizeBytes }: FileMark): Promise<PartedRow | undefined> {
  const [row] = await db
    .select()
    .from(partedUploads)
    .where(
      and(
        eq(partedUploads.memberId, memberId),
        eq(partedUploads.purpose, purpose),
        eq(partedUploads.place, place),
        eq(partedUploads.sha256, sha256),
        eq(partedUploads.sizeBytes, sizeBytes),
      ),
    );
  return row;
}

/** Begins a file, or goes on with the same one. @returns its number */
export async function beginParted(db: Db, file: FileMark & { name: string }, now: Date): Promise<number> {
  const [row] = await db
    .insert(partedUploads)
    .values({ ...file, createdAt: now, touchedAt: now })
    .onConflictDoUpdate({
      target: [partedUploads.memberId, partedUploads.purpose, partedUploads.place, partedUploads.sha256, partedUploads.sizeBytes],
      set: { name: file.name, touchedAt: now, finishedAt: null },
    })
    .returning({ id: partedUploads.id });
  if (!row) throw new Error('the file was not begun');
  return row.id;
}

/** Writes down that a part is here. */
export async function keepPart(tx: Db, part: typeof uploadParts.$inferInsert, now: Date): Promise<void> {
  const { sha256, sizeBytes } = part;
  await tx
    .insert(uploadParts)
    .values(part)
    .onConflictDoUpdate({ target: [uploadParts.partedId, uploadParts.part], set: { sha256, sizeBytes } });
  await tx.update(partedUploads).set({ touchedAt: now }).where(eq(partedUploads.id, part.partedId));
}

/** Writes down that a file needs its parts no more. */
export async function markFinished(db: Db, id: number, now: Date): Promise<void> {
  await db.update(partedUploads).set({ finishedAt: now }).where(eq(partedUploads.id, id));
}

/** Deletes a file with its parts. @returns digests of the parts */
export async function deleteParted(db: Db, id: number): Promise<string[]> {
  const parts = await readParts(db, [id]);
  await db.delete(partedUploads).where(eq(partedUploads.id, id));
  return parts.map(({ sha256 }) => sha256);
}

/** Numbers of the files that finished, or stopped on their way, before. */
export async function oldParted(db: Db, before: { finished: Date; stopped: Date }): Promise<number[]> {
  const rows = await db
    .select({ id: partedUploads.id })
    .from(partedUploads)
    .where(or(lt(partedUploads.finishedAt, before.finished), lt(partedUploads.touchedAt, before.stopped)));
  return rows.map(({ id }) => id);
}

/** Digests of all parts of a member. */
export async function partsOfMember(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .select({ sha256: uploadParts.sha256 })
    .from(uploadParts)
    .innerJoin(partedUploads, eq(partedUploads.id, uploadParts.partedId))
    .where(eq(partedUploads.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}
