import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { pictures } from './profile.schema.ts';

/** Writes a member's picture down; the same one again is one. */
export async function insertPicture(db: Db, picture: typeof pictures.$inferInsert): Promise<void> {
  await db.insert(pictures).values(picture).onConflictDoNothing();
}

/** The stored picture behind a digest, whoever uploaded it. */
export async function findPicture(db: Db, sha256: string): Promise<typeof pictures.$inferSelect | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.sha256, sha256)).limit(1);
  return row;
}

/** Whether a member uploaded the picture behind a digest. */
export async function isPictureOf(db: Db, memberId: number, sha256: string): Promise<boolean> {
  return (await db.$count(pictures, and(eq(pictures.sha256, sha256), eq(pictures.memberId, memberId)))) > 0;
}

/** Hashes of the pictures that a member brought. */
export async function pictureFilesOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: pictures.sha256 }).from(pictures).where(eq(pictures.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes of members' pictures. */
export const pictureBytes = bytesIn(pictures);
