import type { DocumentSource, LinkStatus, OperatorDocument, TakeDownKind } from '@chippage/api/types';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { takeDownOf } from '../../platform/takeDown.ts';
import { documentParts, documents } from './documents.schema.ts';

interface Wish {
  keywords?: string;
  source?: DocumentSource | undefined;
  isTakenDown?: boolean | undefined;
  linkStatus?: LinkStatus | undefined;
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

const sourceOf = sql`case when d.is_sample then 'sample' when d.outside_url is not null then 'outside' else 'uploaded' end`;
const mpnsOf = sql`array(select q.mpn from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id order by q.mpn limit 3)`;
const uploaderOf = sql`(
  select json_build_object('id', m.id, 'nickName', m.nick_name) from spec_uploads u join ${names} on m.id = u.member_id
  where u.document_id = d.id and u.has_made_document order by u.id limit 1)`;

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const linkOf = sql`case when d.outside_url is not null then json_build_object(
  'address', coalesce(k.address, d.outside_url), 'catalogueAddress', d.outside_url, 'status', k.status, 'statusSince', ${iso('k.status_since')},
  'checkTime', ${iso('k.checked_at')}, 'okTime', ${iso('k.ok_at')}, 'movedTo', k.moved_to,
  'archive', case when k.archived_at is not null then json_build_object('licence', k.licence, 'time', ${iso('k.archived_at')}) end) end`;
const tables = sql`documents d join brands b on b.id = d.brand_id left join document_links k on k.document_id = d.id`;

/** A page of all documents by title, MPN, brand or host, the newest first. */
export async function listAllDocuments(db: Db, wish: Wish): Promise<{ rows: OperatorDocument[]; total: number }> {
  const { keywords = '', source, isTakenDown, linkStatus, id, limit, offset } = wish;
  const words = keywords.trim();
  const like = literalLike(words);
  const where = sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`d.id = ${id}`]),
      ...(source === undefined ? [] : [sql`${sourceOf} = ${source}`]),
      ...(isTakenDown === undefined ? [] : [sql`(d.taken_down_at is not null) = ${isTakenDown}`]),
      ...(linkStatus === undefined ? [] : [sql`k.status = ${linkStatus}`]),
      ...(words === ''
        ? []
        : [
            sql`(d.title ilike ${like} or coalesce(k.host, d.host) ilike ${like} or b.name ilike ${like} or b.name_cn ilike ${like}
              or exists (select from document_parts l join parts q on q.id = l.part_id where l.document_id = d.id and q.mpn ilike ${like}))`,
          ]),
    ],
    sql` and `,
  );
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select d.id, d.title, d.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", ${mpnsOf} as mpns, ${sourceOf} as source, coalesce(k.host, d.host) as host,
        ${linkOf} as link, ${uploaderOf} as uploader, d.created_at as "createdAt", d.taken_down_at as "takenDownAt", d.taken_down_kind as "takenDownKind", d.taken_down_reason as "takenDownReason"
      from ${tables} where ${where} order by d.created_at desc, d.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: string }>(sql`select count(*) as total from ${tables} where ${where}`),
  ]);
  return { rows: rows.map(toRow), total: Number(counted.rows[0]?.total ?? 0) };
}

function toRow({ createdAt, takenDownAt, takenDownKind, takenDownReason, ...row }: Row): OperatorDocument {
  return { ...row, createTime: new Date(createdAt).toISOString(), takenDown: takeDownOf({ takenDownAt, takenDownKind, takenDownReason }) };
}

/** Titles of documents, and whether they are off the site. */
export const findOnSite = (db: Db, ids: number[]): Promise<{ id: number; title: string; isDown: boolean }[]> =>
  db
    .select({ id: documents.id, title: documents.title, isDown: sql<boolean>`${documents.takenDownAt} is not null` })
    .from(documents)
    .where(inArray(documents.id, ids));

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
