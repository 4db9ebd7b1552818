import { and, eq, sql } from 'drizzle-orm';
import type { CollectedDocument, Document } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { findDocuments } from '../documents/documents.queries.ts';
import { collectedDocuments as collected } from './collected.schema.ts';

/** Collects a document; twice is once. */
export async function collect(db: Db, row: typeof collected.$inferInsert): Promise<void> {
  await db.insert(collected).values(row).onConflictDoNothing();
}

const isOne = (memberId: number, documentId: number) => and(eq(collected.memberId, memberId), eq(collected.documentId, documentId));

/** Lets a document go. */
export async function uncollect(db: Db, memberId: number, documentId: number): Promise<void> {
  await db.delete(collected).where(isOne(memberId, documentId));
}

/** Whether a member collected a document. */
export async function isCollected(db: Db, memberId: number, documentId: number): Promise<boolean> {
  return (await db.$count(collected, isOne(memberId, documentId))) > 0;
}

/** How many documents a member collected. */
export const countCollected = (db: Db, memberId: number): Promise<number> => db.$count(collected, eq(collected.memberId, memberId));

/** Those of the documents that a member collected and that are on the site, in the order asked for. */
export async function findCollected(db: Db, memberId: number, ids: readonly number[]): Promise<Document[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select document_id as id from ${collected} where member_id = ${memberId} and document_id = any(${sql.param([...ids])})`,
  );
  const own = new Set(rows.map(({ id }) => id));
  return findDocuments(
    db,
    ids.filter((id) => own.has(id)),
  );
}

interface Row extends Record<string, unknown>, Omit<CollectedDocument, 'sizeBytes' | 'createTime'> {
  sizeBytes: string | null;
  createdAt: string;
}

interface Wish {
  memberId: number;
  keywords: string;
  /** Only those of which there is a newer revision, or only the others. */
  hasNewer?: boolean | undefined;
  limit: number;
  offset: number;
}

/** What a member collected, the newest first, with what the documents are now. */
export async function listCollected(db: Db, { memberId, keywords, hasNewer, limit, offset }: Wish): Promise<{ rows: CollectedDocument[]; total: number }> {
  const words = keywords.trim();
  const from = sql`from collected_documents c left join documents d on d.id = c.document_id and d.taken_down_at is null
    left join brands b on b.id = d.brand_id
    left join lateral (select n.id from documents n where n.brand_id = d.brand_id and n.series = d.series and n.published_on > d.published_on
      and n.taken_down_at is null order by n.published_on desc, n.id desc limit 1) newer on true
    where c.member_id = ${memberId} and ${hasNewer === undefined ? sql`true` : sql`(newer.id is not null) = ${hasNewer}`} and ${words === '' ? sql`true` : sql`coalesce(d.title, c.title) ilike ${literalLike(words)}`}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select c.document_id as id, coalesce(d.title, c.title) as title, d.brand_id as "brandId", coalesce(b.name_cn, b.name) as "brandName", d.version,
        d.size_bytes as "sizeBytes", d.sha256 is not null as "isHosted", d.id is null as "isGone", c.created_at as "createdAt",
        newer.id as "newerId"
      ${from} order by c.created_at desc, c.document_id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return {
    rows: rows.map(({ createdAt, sizeBytes, ...row }) => ({
      ...row,
      sizeBytes: sizeBytes === null ? null : Number(sizeBytes),
      createTime: new Date(createdAt).toISOString(),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}
