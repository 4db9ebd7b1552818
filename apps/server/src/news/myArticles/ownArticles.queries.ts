import { textOf } from '@chippage/api/articleDocument';
import type { ChannelName, OwnArticleCounts, OwnArticleRow, OwnArticleState } from '@chippage/api/types';
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { type takeDownKinds, takeDownOf } from '../../platform/takeDown.ts';
import { articles } from '../news.schema.ts';
import { ownArticleNotFound } from './myArticles.errors.ts';
import { ownArticles, type Words } from './myArticles.schema.ts';
import { pictureHref } from './pictures.queries.ts';
import { actionsOf, type Standing, standingOf } from './states.rules.ts';

/** What every view of an own article says of it. */
type OwnArticleFacts = Omit<OwnArticleRow, 'title' | 'summary' | 'coverUrl' | 'channels' | 'counters'>;

/** An own article with what readers see of it. */
export interface OwnRecord {
  own: typeof ownArticles.$inferSelect;
  standing: Standing;
  publishTime: Date | null;
  corrections: { date: string; text: string }[];
  takenDownAt: Date | null;
  takenDownKind: (typeof takeDownKinds)[number] | null;
  takenDownReason: string | null;
}

const published = {
  state: articles.state,
  publishTime: articles.publishTime,
  corrections: articles.corrections,
  takenDownAt: articles.takenDownAt,
  takenDownKind: articles.takenDownKind,
  takenDownReason: articles.takenDownReason,
};

const select = (db: Db) => db.select({ own: ownArticles, published }).from(ownArticles).leftJoin(articles, eq(articles.id, ownArticles.id));
type Found = Awaited<ReturnType<typeof select>>[number];

function toRecord({ own, published: seen }: Found, now: Date): OwnRecord {
  const standing = standingOf(
    {
      isDeleted: own.deletedAt !== null,
      submission: own.submission,
      published: seen && { state: seen.state, publishTime: seen.publishTime, isTakenDown: seen.takenDownAt !== null },
      isSame: own.publishedVersion === own.version,
    },
    now,
  );
  return {
    own,
    standing,
    publishTime: seen?.publishTime ?? null,
    corrections: seen?.corrections ?? [],
    takenDownAt: seen?.takenDownAt ?? null,
    takenDownKind: seen?.takenDownKind ?? null,
    takenDownReason: seen?.takenDownReason ?? null,
  };
}

/** What every view says of an own article. */
export function factsOf({ own, standing, publishTime, ...seen }: OwnRecord): OwnArticleFacts {
  const isTakenDown = standing.state === 'TAKEN_DOWN';
  return {
    id: own.id,
    version: own.version,
    state: standing.state === 'TAKEN_DOWN' ? 'DISMOUNT' : standing.state,
    change: standing.change === 'same' ? null : standing.change,
    reason: own.submission === 'refused' ? own.reason : null,
    takenDown: isTakenDown ? takeDownOf(seen) : null,
    actions: actionsOf(standing),
    saveTime: own.savedAt.toISOString(),
    publishedTime: publishTime?.toISOString() ?? null,
  };
}

/** A member's article, or 404. */
export async function findOwn(db: Db, memberId: number, id: number, now: Date): Promise<OwnRecord> {
  const [found] = await select(db).where(and(eq(ownArticles.id, id), eq(ownArticles.memberId, memberId)));
  if (!found) throw ownArticleNotFound();
  return toRecord(found, now);
}

/** Anybody's article as its writer keeps it, for operators; or 404. */
export async function findAnybodys(db: Db, id: number): Promise<OwnRecord['own']> {
  const [own] = await db.select().from(ownArticles).where(eq(ownArticles.id, id));
  if (!own) throw ownArticleNotFound();
  return own;
}

/** The same, held until the transaction ends; `anybody` for operators and jobs. */
export async function lockOwn(tx: Db, memberId: number | 'anybody', id: number, now: Date): Promise<OwnRecord> {
  // The row first: what the join reads has to be what the lock holds.
  await tx.select({ id: ownArticles.id }).from(ownArticles).where(eq(ownArticles.id, id)).for('update');
  await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
  const [found] = await select(tx).where(and(eq(ownArticles.id, id), memberId === 'anybody' ? undefined : eq(ownArticles.memberId, memberId)));
  if (!found) throw ownArticleNotFound();
  return toRecord(found, now);
}

/** How many a member keeps that are not deleted. */
export const countOwn = (db: Db, memberId: number): Promise<number> =>
  db.$count(ownArticles, and(eq(ownArticles.memberId, memberId), sql`${ownArticles.deletedAt} is null`));

/** Writes a new one down. */
export async function insertOwn(tx: Db, memberId: number, words: Words, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval(pg_get_serial_sequence('articles', 'id')) as id`);
  const id = Number(rows[0]?.id);
  await tx.insert(ownArticles).values({ id, memberId, version: 1, title: words.title, words, savedAt: now, createdAt: now });
  return id;
}

/** Changes one. */
export async function updateOwn(tx: Db, id: number, change: Partial<typeof ownArticles.$inferInsert>): Promise<void> {
  await tx.update(ownArticles).set(change).where(eq(ownArticles.id, id));
}

/** What waited is handed in no more; why the last was refused stays. */
export async function withdrawSubmission(tx: Db, id: number): Promise<void> {
  await tx
    .update(ownArticles)
    .set({ submission: 'none' })
    .where(and(eq(ownArticles.id, id), eq(ownArticles.submission, 'review')));
}

/** Sets where the row stands that readers see, if there is one; what an operator took off stays off, with the reason. */
export async function moveArticle(tx: Db, id: number, state: 'DRAFT' | 'DISMOUNT' | 'DELETEED', now: Date): Promise<void> {
  await tx
    .update(articles)
    .set({ state, updatedAt: now, editedAt: now })
    .where(and(eq(articles.id, id), isNull(articles.takenDownAt)));
}

/** Where articles stand, in SQL as `standingOf` says it: `o` is the own article, `a` what readers see. */
const stateOf = (now: Date): SQL<OwnArticleState> => sql<OwnArticleState>`(case
  when o.deleted_at is not null then 'DELETEED'
  when a.state = 'DISMOUNT' then 'DISMOUNT'
  when a.state = 'PUBLISHED' and a.publish_time > ${now.toISOString()}::timestamptz then 'SCHEDULED'
  when a.state = 'PUBLISHED' then 'PUBLISHED'
  when o.submission = 'review' then 'REVIEW'
  when o.submission = 'refused' then 'REFUSED'
  else 'DRAFT' end)`;

interface ListWish {
  type: OwnArticleState | 'ALL';
  keywords: string;
  limit: number;
  offset: number;
}

/** Numbers of a member's articles, those saved last first. */
async function pageOfOwn(db: Db, memberId: number, { type, keywords, limit, offset }: ListWish, now: Date): Promise<{ ids: number[]; total: number }> {
  const words = keywords.trim();
  const state = stateOf(now);
  const where = sql`o.member_id = ${memberId} and ${type === 'ALL' ? sql`o.deleted_at is null` : sql`${state} = ${type}`}
    ${words === '' ? sql`` : sql`and (o.title ilike ${literalLike(words)} or o.words ->> 'summary' ilike ${literalLike(words)})`}`;
  const source = sql`own_articles o left join articles a on a.id = o.id`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ id: string }>(sql`select o.id from ${source} where ${where} order by o.saved_at desc, o.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${source} where ${where}`),
  ]);
  return { ids: rows.map(({ id }) => Number(id)), total: counted.rows[0]?.total ?? 0 };
}

/** A page of a member's articles. */
export async function listOwn(db: Db, memberId: number, wish: ListWish, now: Date): Promise<{ records: OwnRecord[]; total: number }> {
  const { ids, total } = await pageOfOwn(db, memberId, wish, now);
  if (ids.length === 0) return { records: [], total };
  const found = await select(db).where(inArray(ownArticles.id, ids));
  const byId = new Map(found.map((row) => [row.own.id, toRecord(row, now)]));
  return { records: ids.flatMap((id) => byId.get(id) ?? []), total };
}

/** How many of a member's articles stand where. */
export async function countByState(db: Db, memberId: number, now: Date): Promise<OwnArticleCounts> {
  const { rows } = await db.execute<{ state: OwnArticleState; total: number }>(sql`
    select ${stateOf(now)} as state, count(*)::int as total from own_articles o left join articles a on a.id = o.id where o.member_id = ${memberId} group by 1`);
  const of = (state: OwnArticleState) => rows.find((row) => row.state === state)?.total ?? 0;
  const deleted = of('DELETEED');
  return {
    all: rows.reduce((sum, { total }) => sum + total, 0) - deleted,
    draft: of('DRAFT'),
    review: of('REVIEW'),
    refused: of('REFUSED'),
    scheduled: of('SCHEDULED'),
    published: of('PUBLISHED'),
    dismounted: of('DISMOUNT'),
    deleted,
  };
}

/** Names of channels by number. */
export async function channelNames(db: Db, ids: readonly number[]): Promise<Map<number, ChannelName>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; key: string; name: string }>(
    sql`select id, key, name from news_channels where id = any(${sql.param([...ids])}::bigint[])`,
  );
  return new Map(rows.map(({ id, ...row }) => [Number(id), { id: Number(id), ...row }]));
}

/** Rows of a list, with what it shows beside. */
export async function toRows(db: Db, records: readonly OwnRecord[]): Promise<OwnArticleRow[]> {
  const ids = records.map(({ own }) => own.id);
  if (ids.length === 0) return [];
  const covers = records.flatMap(({ own }) => own.words.coverId ?? []);
  const [channels, counters, pictures] = await Promise.all([
    channelNames(
      db,
      records.flatMap(({ own }) => own.words.channelIds),
    ),
    db.execute<{ id: string; views: number; likes: number; comments: number }>(
      sql`select article_id as id, views, likes, comments from article_counters where article_id = any(${sql.param(ids)}::bigint[])`,
    ),
    covers.length === 0
      ? { rows: [] }
      : db.execute<{ id: string; sha256: string }>(sql`select id, sha256 from article_pictures where id = any(${sql.param(covers)}::bigint[])`),
  ]);
  const countersOf = new Map(counters.rows.map(({ id, ...counts }) => [Number(id), counts]));
  const coverOf = new Map(pictures.rows.map(({ id, sha256 }) => [Number(id), pictureHref(sha256)]));
  return records.map((record) => {
    const { words, id, title } = record.own;
    return {
      ...factsOf(record),
      title,
      summary: words.summary,
      coverUrl: (words.coverId !== null && coverOf.get(words.coverId)) || null,
      channels: words.channelIds.flatMap((channelId) => channels.get(channelId) ?? []),
      counters: countersOf.get(id) ?? { views: 0, likes: 0, comments: 0 },
    };
  });
}

/** Articles whose time came and whose writers were not told. */
export async function findCameOut(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id from own_articles o join articles a on a.id = o.id
    where o.announced_at is null and o.published_version is not null and o.deleted_at is null
      and a.state = 'PUBLISHED' and a.publish_time <= ${now.toISOString()}::timestamptz
    order by o.id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** Drops for good what was deleted before a moment; what readers saw once stays as a deleted row. */
export async function forgetDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(ownArticles).where(lt(ownArticles.deletedAt, before));
}

/** Bytes of an article's words, for the list of files. */
export const sizeOf = ({ words }: OwnRecord['own']): number => Buffer.byteLength(words.title) + Buffer.byteLength(textOf(words.document));
