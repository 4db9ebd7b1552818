import { lengthOf } from '@chippage/api/articleDocument';
import { ownArticleLimits } from '@chippage/api/limits';
import type { ArticleVersionRow } from '@chippage/api/types';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { versionNotFound } from './myArticles.errors.ts';
import { articleVersions, type Words } from './myArticles.schema.ts';
import { goesOn, surplus } from './versions.rules.ts';

type VersionRecord = typeof articleVersions.$inferSelect;
type Kind = VersionRecord['kind'];

const { id, kind, version, title, length, savedAt, begunAt } = articleVersions;

/** A kept version in a list. */
export const toVersionRow = (row: Pick<VersionRecord, 'id' | 'kind' | 'version' | 'title' | 'length' | 'savedAt'>): ArticleVersionRow => ({
  versionId: row.id,
  kind: row.kind,
  version: row.version,
  title: row.title,
  length: row.length,
  saveTime: row.savedAt.toISOString(),
});

/** Kept versions of an article, the newest first. */
export async function listVersions(db: Db, articleId: number): Promise<ArticleVersionRow[]> {
  const rows = await db
    .select({ id, kind, version, title, length, savedAt })
    .from(articleVersions)
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(savedAt), desc(id));
  return rows.map(toVersionRow);
}

/** A kept version of a member's article, or 404. */
export async function findVersion(db: Db, memberId: number, versionId: number): Promise<VersionRecord> {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(id, versionId), eq(articleVersions.memberId, memberId)));
  if (!row) throw versionNotFound();
  return row;
}

/** A kept version, whose article it may be, or 404. */
export async function findAnyVersion(db: Db, versionId: number): Promise<VersionRecord> {
  const [row] = await db.select().from(articleVersions).where(eq(id, versionId));
  if (!row) throw versionNotFound();
  return row;
}

/** The version that readers see; null: it is not kept any more. */
export async function findPublishedVersion(db: Db, articleId: number, published: number): Promise<VersionRecord | null> {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), eq(version, published), eq(kind, 'submit')))
    .limit(1);
  return row ?? null;
}

interface Keeping {
  articleId: number;
  memberId: number;
  version: number;
  words: Words;
  now: Date;
}

/** Keeps what was saved: within ten minutes of writing in the same version, otherwise in a new one. */
export async function keepVersion(tx: Db, as: Exclude<Kind, 'conflict' | 'submit'>, { articleId, memberId, version: no, words, now }: Keeping): Promise<void> {
  const [newest] = await tx
    .select({ id, kind, begunAt })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), ne(kind, 'conflict')))
    .orderBy(desc(id))
    .limit(1);
  const own = { version: no, title: words.title, words, length: lengthOf(words.document), savedAt: now };
  if (newest && as === 'writing' && goesOn(newest, now)) await tx.update(articleVersions).set(own).where(eq(id, newest.id));
  else await tx.insert(articleVersions).values({ ...own, articleId, memberId, kind: as, begunAt: now });
  await dropSurplus(tx, articleId);
}

/** Marks what was handed in: it is not written over any more. @returns its number */
export async function keepSubmitted(tx: Db, { articleId, memberId, version: no, words, now }: Keeping): Promise<number> {
  const [newest] = await tx
    .select({ id, kind, version })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), ne(kind, 'conflict')))
    .orderBy(desc(id))
    .limit(1);
  if (newest?.kind === 'writing' && newest.version === no) {
    await tx.update(articleVersions).set({ kind: 'submit' }).where(eq(id, newest.id));
    return newest.id;
  }
  const own = { version: no, title: words.title, words, length: lengthOf(words.document), savedAt: now, begunAt: now };
  const [row] = await tx
    .insert(articleVersions)
    .values({ ...own, articleId, memberId, kind: 'submit' })
    .returning({ id });
  if (!row) throw new Error('the version was not written');
  await dropSurplus(tx, articleId);
  return row.id;
}

/** Keeps what another tab wrote on an older version: one for each version that it was written on. @returns its number */
export async function keepConflict(tx: Db, { articleId, memberId, version: no, words, now }: Keeping): Promise<number> {
  const own = { title: words.title, words, length: lengthOf(words.document), savedAt: now };
  const [written] = await tx
    .update(articleVersions)
    .set(own)
    .where(and(eq(articleVersions.articleId, articleId), eq(kind, 'conflict'), eq(version, no)))
    .returning({ id });
  if (written) return written.id;
  const [row] = await tx
    .insert(articleVersions)
    .values({ ...own, articleId, memberId, kind: 'conflict', version: no, begunAt: now })
    .returning({ id });
  if (!row) throw new Error('the version was not written');
  await dropSurplus(tx, articleId);
  return row.id;
}

async function dropSurplus(tx: Db, articleId: number): Promise<void> {
  const kept = await tx.select({ id, kind }).from(articleVersions).where(eq(articleVersions.articleId, articleId)).orderBy(desc(id));
  const gone = surplus(kept, ownArticleLimits.versions).map((row) => row.id);
  if (gone.length > 0) await tx.delete(articleVersions).where(inArray(id, gone));
}
