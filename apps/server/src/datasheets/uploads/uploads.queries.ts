import type { DocumentTwin, DocumentUpload, TakeDownKind } from '@chippage/api/types';
import { and, count, desc, eq, ilike, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { brands } from '../parts/brands.schema.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { thumbnailAt } from '../documents/thumbnails.queries.ts';
import { documentThumbnails } from '../documents/thumbnails.schema.ts';
import { documentUploads } from './uploads.schema.ts';

/** A row of the table. */
export type UploadRow = typeof documentUploads.$inferSelect;

const select = (db: Db) =>
  db
    .select({ upload: documentUploads, knownBrand: brands.name, width: documentThumbnails.width, height: documentThumbnails.height })
    .from(documentUploads)
    .leftJoin(brands, eq(brands.id, documentUploads.brandId))
    .leftJoin(documentThumbnails, eq(documentThumbnails.fileSha256, documentUploads.sha256));

interface SelectedUpload {
  upload: UploadRow;
  knownBrand: string | null;
  width: number | null;
  height: number | null;
}

const toUpload = ({ upload, knownBrand, ...size }: SelectedUpload): DocumentUpload => ({
  id: upload.id,
  state: upload.state,
  title: upload.title,
  docType: upload.docType,
  language: upload.language,
  brandId: upload.brandId,
  brandName: knownBrand ?? upload.brandName,
  mpns: upload.mpns,
  category: upload.categoryId,
  sizeBytes: upload.sizeBytes,
  pageCount: upload.pageCount,
  thumbnail: upload.state === 'withdrawn' ? null : thumbnailAt(`/api/spec/user/v1/thumbnail/${upload.id}`, size),
  reason: upload.reason,
  documentId: upload.documentId,
  isRestorable: upload.stateBefore !== null,
  createTime: (upload.submittedAt ?? upload.createdAt).toISOString(),
  reviewTime: upload.reviewedAt?.toISOString() ?? null,
});

/** One upload as its member sees it. */
export async function findUpload(db: Db, id: number): Promise<DocumentUpload | undefined> {
  const [row] = await select(db).where(eq(documentUploads.id, id));
  return row && toUpload(row);
}

/** Which of a member's uploads are meant. */
export interface UploadWish {
  state?: DocumentUpload['state'] | undefined;
  keywords: string;
}

/** Rows that have the words in their title, brand or part numbers. */
function withWords(keywords: string) {
  if (keywords === '') return undefined;
  const pattern = literalLike(keywords);
  return or(
    ilike(documentUploads.title, pattern),
    ilike(documentUploads.brandName, pattern),
    ilike(brands.name, pattern),
    sql`array_to_string(${documentUploads.mpns}, ' ') ilike ${pattern}`,
  );
}

/** A member's uploads that were handed in, the newest first. */
export async function listUploads(
  db: Db,
  memberId: number,
  { state, keywords }: UploadWish,
  page: { limit: number; offset: number },
): Promise<{ rows: DocumentUpload[]; total: number }> {
  const where = and(
    eq(documentUploads.memberId, memberId),
    ne(documentUploads.state, 'draft'),
    state && eq(documentUploads.state, state),
    withWords(keywords.trim()),
  );
  const [rows, [counted]] = await Promise.all([
    select(db).where(where).orderBy(desc(documentUploads.submittedAt), desc(documentUploads.id)).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(documentUploads).leftJoin(brands, eq(brands.id, documentUploads.brandId)).where(where),
  ]);
  return { rows: rows.map(toUpload), total: counted?.total ?? 0 };
}

/** The row itself, held until the transaction ends; only its member finds it. */
export async function lockUpload(tx: Db, id: number, memberId: number | 'anybody'): Promise<UploadRow | undefined> {
  const where = and(eq(documentUploads.id, id), memberId === 'anybody' ? undefined : eq(documentUploads.memberId, memberId));
  const [row] = await tx.select().from(documentUploads).where(where).for('update');
  return row;
}

/** A document with the bytes of an upload. */
interface Twin {
  twin: DocumentTwin;
  /** Why it is off the site; null: visitors see it. */
  takenDown: TakeDownKind | null;
}

/** The published document that has these very bytes, also when it was taken down since. */
export async function findTwin(db: Db, sha256: string): Promise<Twin | undefined> {
  const { rows } = await db.execute<DocumentTwin & { takenDown: TakeDownKind | null } & Record<string, unknown>>(sql`
    select d.id as "documentId", d.title, d.brand_id as "brandId", b.name as "brandName", d.taken_down_kind as "takenDown"
    from documents d join brands b on b.id = d.brand_id where d.sha256 = ${sha256} order by d.id limit 1`);
  if (!rows[0]) return undefined;
  const { takenDown, ...twin } = rows[0];
  return { twin, takenDown };
}

/** Parts of a brand by the key of their number. */
export async function findPartsByKey(db: Db, brandId: number, keys: readonly string[]): Promise<{ id: number; key: string }[]> {
  const { rows } = await db.execute<{ id: number; key: string }>(
    sql`select id, mpn_key as key from parts where brand_id = ${brandId} and mpn_key = any(${sql.param([...keys])})`,
  );
  return rows;
}

/** Files of a member that nobody else can read: they go with the account. */
export async function unpublishedFilesOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: documentUploads.sha256 }).from(documentUploads).where(eq(documentUploads.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes of uploads that were not taken back, or can be brought back. */
export const uploadBytes = bytesIn(documentUploads, or(ne(documentUploads.state, 'withdrawn'), isNotNull(documentUploads.stateBefore)));

/** The row itself. */
export async function readUpload(db: Db, id: number): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(documentUploads).where(eq(documentUploads.id, id));
  return row;
}

/** Deletes a draft. */
export async function deleteUpload(tx: Db, id: number): Promise<void> {
  await tx.delete(documentUploads).where(eq(documentUploads.id, id));
}

/** Writes down that a member took an upload back. */
export async function markWithdrawn(tx: Db, id: number, before: { stateBefore: UploadRow['stateBefore']; withdrawnAt: Date }): Promise<void> {
  await tx
    .update(documentUploads)
    .set({ ...before, state: 'withdrawn', documentId: null })
    .where(eq(documentUploads.id, id));
}

/** Brings one back in the state in which it was, or another one. */
export async function markRestored(tx: Db, id: number, state: 'reviewing' | 'refused'): Promise<void> {
  await tx.update(documentUploads).set({ state, stateBefore: null, withdrawnAt: null }).where(eq(documentUploads.id, id));
}

/** Ends the time in which what was taken back can be brought back. @returns digests of the files */
export async function closeWithdrawn(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .update(documentUploads)
    .set({ stateBefore: null })
    .where(and(isNotNull(documentUploads.stateBefore), lt(documentUploads.withdrawnAt, before)))
    .returning({ sha256: documentUploads.sha256 });
  return rows.map(({ sha256 }) => sha256);
}

/** A member's upload of these bytes that is not decided yet. */
export async function findOpenUpload(db: Db, memberId: number, sha256: string): Promise<DocumentUpload | undefined> {
  const [row] = await select(db)
    .where(and(eq(documentUploads.memberId, memberId), eq(documentUploads.sha256, sha256), inArray(documentUploads.state, ['draft', 'reviewing'])))
    .orderBy(desc(documentUploads.id))
    .limit(1);
  return row && toUpload(row);
}

/** Writes a draft down, unless another request brought the same file meanwhile. */
export async function insertDraft(tx: Db, draft: Omit<typeof documentUploads.$inferInsert, 'state'>): Promise<void> {
  await tx
    .insert(documentUploads)
    .values({ ...draft, state: 'draft' })
    .onConflictDoNothing();
}

/** What a member says of a file when handing it in. */
type Submission = Pick<UploadRow, 'title' | 'docType' | 'language' | 'brandId' | 'brandName' | 'mpns' | 'categoryId' | 'submittedAt' | 'rightEdition'>;

/** Writes down that an upload was handed in. */
export async function markSubmitted(tx: Db, id: number, words: Submission): Promise<void> {
  await tx
    .update(documentUploads)
    .set({ ...words, state: 'reviewing', hasRight: true, reason: null, reviewedAt: null })
    .where(eq(documentUploads.id, id));
}

/** Writes down what an operator decided. */
export async function markReviewed(
  tx: Db,
  id: number,
  decided: Pick<UploadRow, 'reviewedAt'> &
    (
      | { state: 'refused'; reason: string }
      | (Partial<Submission> & { state: 'published'; documentId: number; brandId: number; hasMadeDocument: boolean; reason?: string | null })
    ),
): Promise<void> {
  await tx
    .update(documentUploads)
    .set({ ...decided, stateBefore: null, withdrawnAt: null })
    .where(eq(documentUploads.id, id));
}

/** Deletes drafts and closed uploads that are older. @returns hashes of their files */
export async function deleteOldUploads(db: Db, before: { drafts: Date; closed: Date }): Promise<string[]> {
  const old = or(
    and(eq(documentUploads.state, 'draft'), lt(documentUploads.createdAt, before.drafts)),
    and(inArray(documentUploads.state, ['refused', 'withdrawn']), lt(documentUploads.createdAt, before.closed), lt(documentUploads.submittedAt, before.closed)),
  );
  const gone = await db.delete(documentUploads).where(old).returning({ sha256: documentUploads.sha256 });
  return gone.map(({ sha256 }) => sha256);
}

/** Parts that a text may name, by key. */
export async function findNamedParts(db: Db, keys: readonly string[]): Promise<{ brandId: number; mpn: string; key: string }[]> {
  const { rows } = await db.execute<{ brandId: number; mpn: string; key: string }>(
    sql`select brand_id as "brandId", mpn, mpn_key as key from parts where mpn_key = any(${sql.param([...keys])}) order by mpn`,
  );
  return rows;
}
