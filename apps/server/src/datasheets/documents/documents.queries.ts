import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Document, LinkStatus } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import type { FindThings } from '../../platform/domain.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { brandName } from '../parts/brandNames.queries.ts';
import { brands } from '../parts/brands.schema.ts';
import { thumbnailAt } from './thumbnails.queries.ts';
import { documentParts, documents } from './documents.schema.ts';
import { linkHealthOf } from './links.rules.ts';

interface DocumentRow extends Record<string, unknown> {
  id: number;
  title: string;
  docType: Document['docType'];
  language: 'zh' | 'en';
  version: string | null;
  publishedOn: string | null;
  edition: Document['edition'];
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
  linkStatus: LinkStatus | null;
  checkedAt: string | null;
  movedTo: string | null;
  archivedAt: string | null;
  licence: string | null;
  thumbnailSha256: string | null;
  thumbnailWidth: number | null;
  thumbnailHeight: number | null;
  outline: Document['outline'];
  createdAt: string;
  total?: string;
}

/** At most so many part numbers travel with a document; some outside files describe hundreds. */
const mpnLimit = 20;

/** Whether a newer revision of the sheet is on the site; `d` is the document. */
const isSuperseded = sql`exists (
  select from documents n where n.brand_id = d.brand_id and n.series = d.series and n.published_on > d.published_on and n.taken_down_at is null)`;

/** What a document is among its revisions; the newest has a later day than another. */
const edition = sql`case
  when ${isSuperseded} then 'superseded'
  when exists (select from documents o where o.brand_id = d.brand_id and o.series = d.series and o.published_on < d.published_on and o.taken_down_at is null) then 'current'
  else 'only' end`;

const columns = sql`
  d.id, d.title, d.doc_type as "docType", d.language, d.version, d.published_on::text as "publishedOn", ${edition} as edition, d.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn",
  coalesce(p.ids, '{}') as "partIds", coalesce(p.mpns, '{}') as mpns,
  d.page_count as "pageCount", d.size_bytes as "sizeBytes", d.sha256, d.is_sample as "isSample",
  coalesce(k.address, d.outside_url) as "outsideUrl", coalesce(k.host, d.host) as host, k.status as "linkStatus", k.checked_at as "checkedAt", k.moved_to as "movedTo",
  h.sha256 as "thumbnailSha256", h.width as "thumbnailWidth", h.height as "thumbnailHeight",
  k.archived_at as "archivedAt", k.licence, d.outline, d.created_at as "createdAt"`;

const joins = sql`
  join brands b on b.id = d.brand_id
  left join document_links k on k.document_id = d.id
  left join document_thumbnails h on h.file_sha256 = d.sha256
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
    version: row.version,
    publishedOn: row.publishedOn,
    edition: row.edition,
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
    link: linkHealthOf(row),
    archive: row.archivedAt === null || row.licence === null ? null : { licence: row.licence, time: new Date(row.archivedAt).toISOString() },
    fileUrl: row.sha256 === null ? null : `/api/file/spec/v1/content/${row.id}`,
    thumbnail: thumbnailAt(`/api/file/spec/v1/thumbnail/${row.id}/${row.thumbnailSha256}`, { width: row.thumbnailWidth, height: row.thumbnailHeight }),
    outline: row.outline,
    createTime: new Date(row.createdAt).toISOString(),
  };
}

/** What visitors see of documents; `d` is the document. */
export const isOnSite = sql`d.taken_down_at is null`;

/** Documents `d` of brands `b` by what follows `where`. */
export async function selectDocuments(db: Db, rest: SQL): Promise<Document[]> {
  const { rows } = await db.execute<DocumentRow>(sql`select ${columns} from documents d ${joins} ${rest}`);
  return rows.map(toDocument);
}

/** One document, or undefined. */
export async function findDocument(db: Db, id: number): Promise<Document | undefined> {
  return (await selectDocuments(db, sql`where d.id = ${id} and ${isOnSite}`))[0];
}

/** Documents by number, in the order asked for; missing ones are left out. */
export async function findDocuments(db: Db, ids: readonly number[]): Promise<Document[]> {
  const found = await selectDocuments(db, sql`where d.id = any(${sql.param([...ids])}) and ${isOnSite}`);
  return ids.flatMap((id) => found.find((document) => document.id === id) ?? []);
}

/** Documents of a part, ours before those of others. */
export async function findDocumentsOfPart(db: Db, partId: number): Promise<Document[]> {
  return selectDocuments(
    db,
    sql`where d.id in (select document_id from document_parts where part_id = ${partId}) and ${isOnSite} order by d.sha256 is null, d.id`,
  );
}

/** The revisions of the sheet that a document is one of, the newest first. */
export async function findRevisions(db: Db, id: number): Promise<Document[]> {
  return selectDocuments(
    db,
    sql`where ${isOnSite} and (d.id = ${id} or (d.brand_id, d.series) in (select k.brand_id, k.series from documents k where k.id = ${id}))
      order by d.published_on desc nulls last, d.id desc limit 100`,
  );
}

/** The documents that came last, those that open in the reader first. */
export async function newestDocuments(db: Db, size: number): Promise<Document[]> {
  return selectDocuments(db, sql`where d.sha256 is not null and ${isOnSite} and not ${isSuperseded} order by d.created_at desc, d.id desc limit ${size}`);
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
