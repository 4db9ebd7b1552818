import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Document, DocumentGroup } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { FindThings } from '../../platform/domain.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { brandName } from '../parts/brandNames.queries.ts';
import { brands } from '../parts/brands.schema.ts';
import { documentParts, documents } from './documents.schema.ts';

interface DocumentRow extends Record<string, unknown> {
  id: number;
  title: string;
  docType: Document['docType'];
  language: 'zh' | 'en';
  brandId: number;
  brandName: string;
  brandNameCn: string | null;
  partIds: number[];
  mpns: string[];
  pageCount: number | null;
  sizeBytes: string | null;
  sha256: string | null;
  isSample: boolean;
  outsideUrl: string | null;
  host: string | null;
  outline: Document['outline'];
  createdAt: string;
  total?: string;
}

/** At most so many part numbers travel with a document; some outside files describe hundreds. */
const mpnLimit = 20;

const columns = sql`
  d.id, d.title, d.doc_type as "docType", d.language, d.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn",
  coalesce(p.ids, '{}') as "partIds", coalesce(p.mpns, '{}') as mpns,
  d.page_count as "pageCount", d.size_bytes as "sizeBytes", d.sha256, d.is_sample as "isSample",
  d.outside_url as "outsideUrl", d.host, d.outline, d.created_at as "createdAt"`;

const joins = sql`
  join brands b on b.id = d.brand_id
  left join lateral (
    select array_agg(found.id order by found.mpn) as ids, array_agg(found.mpn order by found.mpn) as mpns
    from (select q.id, q.mpn from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id order by q.mpn limit ${mpnLimit}) found
  ) p on true`;

function toDocument(row: DocumentRow): Document {
  return {
    id: row.id,
    title: row.title,
    docType: row.docType,
    language: row.language,
    brandId: row.brandId,
    brandName: row.brandName,
    brandNameCn: row.brandNameCn,
    partIds: row.partIds,
    mpns: row.mpns,
    pageCount: row.pageCount,
    sizeBytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    sha256: row.sha256,
    isHosted: row.sha256 !== null,
    isSample: row.isSample,
    outsideUrl: row.outsideUrl,
    host: row.host,
    fileUrl: row.sha256 === null ? null : `/api/file/spec/v1/content/${row.id}`,
    outline: row.outline,
    createTime: new Date(row.createdAt).toISOString(),
  };
}

/** What visitors see of documents; `d` is the document. */
const isOnSite = sql`d.taken_down_at is null`;

async function select(db: Db, rest: SQL): Promise<Document[]> {
  const { rows } = await db.execute<DocumentRow>(sql`select ${columns} from documents d ${joins} ${rest}`);
  return rows.map(toDocument);
}

/** One document, or undefined. */
export async function findDocument(db: Db, id: number): Promise<Document | undefined> {
  return (await select(db, sql`where d.id = ${id} and ${isOnSite}`))[0];
}

/** Documents by number, in the order asked for; missing ones are left out. */
export async function findDocuments(db: Db, ids: readonly number[]): Promise<Document[]> {
  const found = await select(db, sql`where d.id = any(${sql.param([...ids])}) and ${isOnSite}`);
  return ids.flatMap((id) => found.find((document) => document.id === id) ?? []);
}

/** Documents of a part, ours before those of others. */
export async function findDocumentsOfPart(db: Db, partId: number): Promise<Document[]> {
  return select(db, sql`where d.id in (select document_id from document_parts where part_id = ${partId}) and ${isOnSite} order by d.sha256 is null, d.id`);
}

/** The documents that came last, those that open in the reader first. */
export async function newestDocuments(db: Db, size: number): Promise<Document[]> {
  return select(db, sql`where d.sha256 is not null and ${isOnSite} order by d.created_at desc, d.id desc limit ${size}`);
}

/** A page of a brand's documents whose title or part numbers hold the words. */
export async function listDocumentsOfBrand(
  db: Db,
  brandId: number,
  keywords: string,
  page: { limit: number; offset: number },
): Promise<{ documents: Document[]; total: number }> {
  const where =
    keywords.trim() === ''
      ? sql`d.brand_id = ${brandId} and ${isOnSite}`
      : sql`d.brand_id = ${brandId} and ${isOnSite} and (d.title ilike ${literalLike(keywords)} or exists (select from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id and q.mpn ilike ${literalLike(keywords)}))`;
  const [documents, counted] = await Promise.all([
    select(db, sql`where ${where} order by d.sha256 is null, d.title, d.id limit ${page.limit} offset ${page.offset}`),
    db.execute<{ total: string }>(sql`select count(*) as total from documents d where ${where}`),
  ]);
  return { documents, total: Number(counted.rows[0]?.total ?? 0) };
}

/** A brand's documents by the category of their parts: the count of each, and its first few. */
export async function groupDocumentsOfBrand(db: Db, brandId: number, perGroup: number): Promise<DocumentGroup[]> {
  const { rows } = await db.execute<{ category: string; name: string; count: string; ids: number[] }>(sql`
    select c.id as category, c.name, count(*) as count, (array_agg(x.id order by x.is_outside, x.title))[1:${sql.raw(String(perGroup))}] as ids
    from (
      select distinct d.id, d.title, d.sha256 is null as is_outside, q.category_id
      from documents d join document_parts l on l.document_id = d.id join parts q on q.id = l.part_id
      where d.brand_id = ${brandId} and ${isOnSite}
    ) x join categories c on c.id = x.category_id
    group by c.id, c.name, c.no order by count(*) desc, c.no`);
  const known = new Map(
    (
      await findDocuments(
        db,
        rows.flatMap((row) => row.ids),
      )
    ).map((document) => [document.id, document]),
  );
  return rows.map((row) => ({ category: row.category, name: row.name, count: Number(row.count), documents: row.ids.flatMap((id) => known.get(id) ?? []) }));
}

/** Whether a member may ask for this zip now; the same one within the window is refused, whichever process answers. */
export async function claimDownload(db: Db, key: string, now: Date, windowMs: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into download_requests as r (key, asked_at) values (${key}, ${now.toISOString()})
    on conflict (key) do update set asked_at = excluded.asked_at where r.asked_at <= ${new Date(now.getTime() - windowMs).toISOString()}`);
  return rowCount === 1;
}

/** Documents with the words that a list of favourites shows. */
export const findDocumentThings: FindThings = (db, ids) =>
  db
    .select({ id: documents.id, title: documents.title, detail: brandName, brandId: documents.brandId })
    .from(documents)
    .innerJoin(brands, eq(brands.id, documents.brandId))
    .where(inArray(documents.id, ids));

/** Bytes of documents. */
export const documentBytes = bytesIn(documents);

/** Writes a document down with the parts that it is about. @returns its number; undefined where it is there already */
export async function insertDocument(tx: Db, document: typeof documents.$inferInsert, partIds: readonly number[]): Promise<number | undefined> {
  const [row] = await tx.insert(documents).values(document).onConflictDoNothing().returning({ id: documents.id });
  if (row && partIds.length > 0) await tx.insert(documentParts).values(partIds.map((partId) => ({ documentId: row.id, partId })));
  return row?.id;
}

/** Removes a document. @returns numbers of the parts that it was about */
export async function deleteDocument(tx: Db, id: number): Promise<number[]> {
  const linked = await tx.select({ partId: documentParts.partId }).from(documentParts).where(eq(documentParts.documentId, id));
  await tx.delete(documents).where(eq(documents.id, id));
  return linked.map(({ partId }) => partId);
}
