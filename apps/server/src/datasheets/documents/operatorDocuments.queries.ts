import type { DocumentSource, OperatorDocument, TakeDownKind } from '@chippage/api/types';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { takeDownOf } from '../../platform/takeDown.ts';
import { documentParts, documents } from './documents.schema.ts';

interface Wish {
  keywords?: string;
  source?: DocumentSource | undefined;
  isTakenDown?: boolean | undefined;
  /** One document only. */
  id?: number;
  limit: number;
  offset: number;
}

interface Row extends Record<string, unknown>, Omit<OperatorDocument, 'createTime' | 'takenDown'> {
  createdAt: string;
  takenDownAt: string | null;
  takenDownKind: TakeDownKind | null;
  takenDownReason: string | null;
}

const names = memberNames('m');

const sourceOf = sql`case when d.is_sample then 'sample' when d.sha256 is null then 'outside' else 'uploaded' end`;
const mpnsOf = sql`array(select q.mpn from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id order by q.mpn limit 3)`;
const uploaderOf = sql`(
  select json_build_object('id', m.id, 'nickName', m.nick_name) from spec_uploads u join ${names} on m.id = u.member_id
  where u.document_id = d.id and u.has_made_document order by u.id limit 1)`;

/** A page of all documents by title, MPN, brand or host, the newest first. */
export async function listAllDocuments(db: Db, wish: Wish): Promise<{ rows: OperatorDocument[]; total: number }> {
  const { keywords = '', source, isTakenDown, id, limit, offset } = wish;
  const words = keywords.trim();
  const like = literalLike(words);
  const where = sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`d.id = ${id}`]),
      ...(source === undefined ? [] : [sql`${sourceOf} = ${source}`]),
      ...(isTakenDown === undefined ? [] : [sql`(d.taken_down_at is not null) = ${isTakenDown}`]),
      ...(words === ''
        ? []
        : [
            sql`(d.title ilike ${like} or d.host ilike ${like} or b.name ilike ${like} or b.name_cn ilike ${like}
              or exists (select from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id and q.mpn ilike ${like}))`,
          ]),
    ],
    sql` and `,
  );
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select d.id, d.title, d.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", ${mpnsOf} as mpns, ${sourceOf} as source, d.host,
        ${uploaderOf} as uploader, d.created_at as "createdAt", d.taken_down_at as "takenDownAt", d.taken_down_kind as "takenDownKind", d.taken_down_reason as "takenDownReason"
      from documents d join brands b on b.id = d.brand_id where ${where} order by d.created_at desc, d.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: string }>(sql`select count(*) as total from documents d join brands b on b.id = d.brand_id where ${where}`),
  ]);
  return { rows: rows.map(toRow), total: Number(counted.rows[0]?.total ?? 0) };
}

function toRow({ createdAt, takenDownAt, takenDownKind, takenDownReason, ...row }: Row): OperatorDocument {
  return { ...row, createTime: new Date(createdAt).toISOString(), takenDown: takeDownOf({ takenDownAt, takenDownKind, takenDownReason }) };
}

/** Why a document is off the site; undefined when it is on it, or there is none. */
export async function findTakeDownKind(db: Db, id: number): Promise<TakeDownKind | undefined> {
  const [row] = await db
    .select({ kind: documents.takenDownKind })
    .from(documents)
    .where(and(eq(documents.id, id), isNotNull(documents.takenDownAt)));
  return row?.kind ?? undefined;
}

/**
 * Takes a document off the site, or puts it on it again.
 * @returns numbers of its parts; undefined when there is no such document
 */
export async function setTakenDown(tx: Db, id: number, wish: { kind: TakeDownKind; reason: string; now: Date } | null): Promise<number[] | undefined> {
  const [row] = await tx
    .update(documents)
    .set({ takenDownAt: wish?.now ?? null, takenDownKind: wish?.kind ?? null, takenDownReason: wish?.reason ?? null })
    .where(eq(documents.id, id))
    .returning({ id: documents.id });
  if (!row) return undefined;
  const linked = await tx.select({ partId: documentParts.partId }).from(documentParts).where(eq(documentParts.documentId, id));
  return linked.map(({ partId }) => partId);
}
