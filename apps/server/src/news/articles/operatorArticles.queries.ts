import type { Correction, OperatorArticle, TakeDownKind } from '@chippage/api/types';
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { takeDownOf } from '../../platform/takeDown.ts';
import { articles } from '../news.schema.ts';

interface Wish {
  keywords?: string;
  isTakenDown?: boolean | undefined;
  /** One article only. */
  id?: number;
  limit: number;
  offset: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  title: string;
  channelName: string;
  authorId: string;
  authorName: string;
  publishTime: string | null;
  views: number;
  corrections: Correction[];
  takenDownAt: string | null;
  takenDownKind: TakeDownKind | null;
  takenDownReason: string | null;
}

/** What was published once; drafts are their authors' alone. */
const wasPublished = inArray(articles.state, ['PUBLISHED', 'DISMOUNT']);

/** Its author took it off too, or deleted it meanwhile: it does not come back then. */
const isOffByAuthor = sql`exists (select from own_articles o where o.id = ${articles.id} and (o.deleted_at is not null or o.dismounted_at is not null))`;

/** The member behind its author. */
const writer = { memberId: sql<string | null>`(select member_id from news_authors u where u.id = ${articles.authorId})` };
const toWriter = (row: { memberId: string | null } | undefined) => row && { memberId: row.memberId === null ? null : Number(row.memberId) };

/** What its author took off is not put on the site again by others. */
const isShownOrDown = or(eq(articles.state, 'PUBLISHED'), isNotNull(articles.takenDownAt));

/** A page of what was published, the newest first, by title, author or tag. */
export async function listAllArticles(db: Db, { keywords = '', isTakenDown, id, limit, offset }: Wish): Promise<{ rows: OperatorArticle[]; total: number }> {
  const words = keywords.trim();
  const like = literalLike(words);
  const where = sql.join(
    [
      sql`a.state in ('PUBLISHED', 'DISMOUNT')`,
      ...(id === undefined ? [] : [sql`a.id = ${id}`]),
      ...(isTakenDown === undefined ? [] : [sql`(a.taken_down_at is not null) = ${isTakenDown}`]),
      ...(words === ''
        ? []
        : [
            sql`(a.title ilike ${like} or u.name ilike ${like}
              or exists (select from article_parts t where t.article_id = a.id and t.position is not null and t.mpn ilike ${like}))`,
          ]),
    ],
    sql` and `,
  );
  const source = sql`articles a join news_channels c on c.id = a.channel_id join news_authors u on u.id = a.author_id`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select a.id, a.title, c.name as "channelName", u.id as "authorId", u.name as "authorName", a.publish_time as "publishTime",
        coalesce(k.views, 0) as views, a.corrections, a.taken_down_at as "takenDownAt", a.taken_down_kind as "takenDownKind", a.taken_down_reason as "takenDownReason"
      from ${source} left join article_counters k on k.article_id = a.id
      where ${where} order by a.publish_time desc nulls last, a.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: string }>(sql`select count(*) as total from ${source} where ${where}`),
  ]);
  return { rows: rows.map(toRow), total: Number(counted.rows[0]?.total ?? 0) };
}

function toRow({ takenDownAt, takenDownKind, takenDownReason, ...row }: Row): OperatorArticle {
  return {
    ...row,
    id: Number(row.id),
    authorId: Number(row.authorId),
    publishTime: row.publishTime === null ? null : new Date(row.publishTime).toISOString(),
    corrections: row.corrections.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    takenDown: takeDownOf({ takenDownAt, takenDownKind, takenDownReason }),
  };
}

/** Titles of published articles, and whether they are off the site. */
export const findArticlesOnSite = (db: Db, ids: number[]): Promise<{ id: number; title: string; isDown: boolean }[]> =>
  db
    .select({ id: articles.id, title: articles.title, isDown: sql<boolean>`${articles.takenDownAt} is not null` })
    .from(articles)
    .where(and(inArray(articles.id, ids), wasPublished));

/** Why an article is off the site; undefined when it is not for that reason. */
export async function findArticleTakeDown(db: Db, id: number): Promise<TakeDownKind | undefined> {
  const [row] = await db
    .select({ kind: articles.takenDownKind })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.state, 'DISMOUNT')));
  return row?.kind ?? undefined;
}

/** Takes an article off the site, or puts it on it again. @returns its author's member, undefined when there is no such article */
export async function setArticleTakenDown(
  tx: Db,
  id: number,
  wish: { kind: TakeDownKind; reason: string } | null,
  now: Date,
): Promise<{ memberId: number | null } | undefined> {
  const [row] = await tx
    .update(articles)
    .set({
      state: wish ? 'DISMOUNT' : sql`case when ${isOffByAuthor} then 'DISMOUNT' else 'PUBLISHED' end`,
      takenDownAt: wish ? now : null,
      takenDownKind: wish?.kind ?? null,
      takenDownReason: wish?.reason ?? null,
      editedAt: now,
    })
    .where(and(eq(articles.id, id), wasPublished, wish ? undefined : isShownOrDown))
    .returning(writer);
  return toWriter(row);
}

/** Writes a correction under an article. @returns its author's member, undefined when there is no such article */
export async function addCorrection(tx: Db, id: number, correction: Correction, now: Date): Promise<{ memberId: number | null } | undefined> {
  const [row] = await tx
    .update(articles)
    .set({ corrections: sql`${articles.corrections} || ${JSON.stringify([correction])}::jsonb`, editedAt: now, updatedAt: now })
    .where(and(eq(articles.id, id), wasPublished))
    .returning(writer);
  return toWriter(row);
}
