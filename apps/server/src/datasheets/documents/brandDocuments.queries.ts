import { type SQL, sql } from 'drizzle-orm';
import type { Document, DocumentGroup, DocumentTypeCount } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { findDocuments, isOnSite, selectDocuments } from './documents.queries.ts';

interface BrandDocumentsWish {
  brandId: number;
  keywords: string;
  /** Of a part, or the one above it. */
  category?: string | undefined;
  docType?: Document['docType'] | undefined;
  isHosted?: boolean | undefined;
  limit: number;
  offset: number;
}

function conditionsOf({ brandId, keywords, category, docType, isHosted }: Omit<BrandDocumentsWish, 'limit' | 'offset'>): SQL {
  const aboutPart = (condition: SQL) =>
    sql`exists (select from document_parts l join parts q on q.id = l.part_id left join categories c on c.id = q.category_id where l.document_id = d.id and ${condition})`;
  const words = literalLike(keywords);
  return sql.join(
    [
      sql`d.brand_id = ${brandId} and ${isOnSite}`,
      ...(keywords.trim() === '' ? [] : [sql`(d.title ilike ${words} or ${aboutPart(sql`q.mpn ilike ${words}`)})`]),
      ...(category === undefined ? [] : [aboutPart(sql`${category} in (c.id, c.parent_id)`)]),
      ...(docType === undefined ? [] : [sql`d.doc_type = ${docType}`]),
      ...(isHosted === undefined ? [] : [sql`(d.sha256 is not null) = ${isHosted}`]),
    ],
    sql` and `,
  );
}

/** A page of a brand's documents; words are looked for in titles and part numbers. */
export async function listDocumentsOfBrand(db: Db, { limit, offset, ...wish }: BrandDocumentsWish): Promise<{ documents: Document[]; total: number }> {
  const where = conditionsOf(wish);
  const [documents, counted] = await Promise.all([
    selectDocuments(db, sql`where ${where} order by d.sha256 is null, d.title, d.id limit ${limit} offset ${offset}`),
    db.execute<{ total: string }>(sql`select count(*) as total from documents d where ${where}`),
  ]);
  return { documents, total: Number(counted.rows[0]?.total ?? 0) };
}

/** How many of a brand's documents there are of each kind, whichever kind is wished for. */
export async function countDocumentTypesOfBrand(db: Db, wish: Omit<BrandDocumentsWish, 'docType' | 'limit' | 'offset'>): Promise<DocumentTypeCount[]> {
  const { rows } = await db.execute<{ docType: Document['docType']; count: string }>(sql`
    select d.doc_type as "docType", count(*) as count from documents d where ${conditionsOf(wish)} group by d.doc_type order by count(*) desc, d.doc_type`);
  return rows.map(({ docType, count }) => ({ docType, count: Number(count) }));
}

/** How many documents of a brand open in the reader, and when the newest one came. */
export async function sumUpDocumentsOfBrand(db: Db, brandId: number): Promise<{ total: number; hosted: number; last: string | null }> {
  const { rows } = await db.execute<{ total: string; hosted: string; last: string | null }>(sql`
    select count(*) as total, count(d.sha256) as hosted, max(d.created_at) as last from documents d where d.brand_id = ${brandId} and ${isOnSite}`);
  const [row] = rows;
  return { total: Number(row?.total ?? 0), hosted: Number(row?.hosted ?? 0), last: row?.last ? new Date(row.last).toISOString() : null };
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
