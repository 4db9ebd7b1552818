import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Author } from '@chippage/api/types';
import { followersOf, isFollowing } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { FindThings } from '../../platform/domain.ts';
import { isPublished, type Reader } from '../articles/articles.queries.ts';
import { blockedAuthors, newsAuthors } from '../news.schema.ts';

interface AuthorRow extends Record<string, unknown> {
  id: string;
  name: string;
  isSample: boolean;
  avatarUrl: string | null;
  field: string;
  intro: string;
  articleCount: number;
  followerCount: number;
  isFollowed: boolean;
  isBlocked: boolean;
  newestTime: string | null;
}

const toAuthor = (row: AuthorRow): Author => ({
  ...row,
  id: Number(row.id),
  newestTime: row.newestTime === null ? null : new Date(row.newestTime).toISOString(),
});

const blockedBy = (memberId: number | null): SQL => sql`exists (select from blocked_authors b where b.author_id = u.id and b.member_id = ${memberId ?? 0})`;

const select = ({ memberId, now }: Reader): SQL => sql`
  select u.id, u.name, u.is_sample as "isSample", u.avatar_url as "avatarUrl", u.field, u.intro,
    w.total as "articleCount", w.newest as "newestTime",
    ${followersOf('author', sql`u.id`)} as "followerCount",
    ${isFollowing(memberId ?? 0, 'author', sql`u.id`)} as "isFollowed",
    ${blockedBy(memberId)} as "isBlocked"
  from news_authors u
  cross join lateral (select count(*)::int as total, max(a.publish_time) as newest from articles a where a.author_id = u.id and ${isPublished(now)}) w`;

/** One author, or undefined. */
export async function findAuthor(db: Db, id: number, reader: Reader): Promise<Author | undefined> {
  const { rows } = await db.execute<AuthorRow>(sql`${select(reader)} where u.id = ${id}`);
  return rows[0] && toAuthor(rows[0]);
}

/** Authors by their numbers. */
export async function findAuthors(db: Db, ids: readonly number[], reader: Reader): Promise<Map<number, Author>> {
  const { rows } = await db.execute<AuthorRow>(sql`${select(reader)} where u.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((row) => [Number(row.id), toAuthor(row)]));
}

/** Holds for authors that this reader may be shown and that hold each of the words. */
function isFound({ memberId }: Reader, keywords: string): SQL {
  const words = keywords.split(/\s+/).filter((word) => word !== '');
  const holds = words.map((word) => sql`and (u.name || ' ' || u.field || ' ' || u.intro) ilike ${literalLike(word)}`);
  return sql`not u.is_erased and not ${blockedBy(memberId)} ${sql.join(holds, sql` `)}`;
}

/** Every author but those erased, with how many articles there are, how often they were read, and whether the words find the author: for statements of other domains. */
export const authorsWithWork = (reader: Reader, keywords: string): SQL => sql`(
  select u.id, w.articles, w.views, ${isFound(reader, keywords)} as "isFound"
  from news_authors u
  cross join lateral (
    select count(*)::int as articles, coalesce(sum(k.views), 0)::int as views
    from articles a join article_counters k on k.article_id = a.id where a.author_id = u.id and ${isPublished(reader.now)}) w
  where not u.is_erased)`;

/** Authors with articles, who wrote last first, without those that the reader blocked. */
export async function listNewestAuthors(db: Db, reader: Reader, limit: number): Promise<Author[]> {
  const { rows } = await db.execute<AuthorRow>(sql`
    ${select(reader)} where w.total > 0 and not u.is_erased and not ${blockedBy(reader.memberId)} order by w.newest desc, u.id limit ${limit}`);
  return rows.map(toAuthor);
}

/** Authors with articles that hold each of the words, who wrote last first, without those that the reader blocked. */
export async function listAuthors(
  db: Db,
  reader: Reader,
  { keywords, limit, offset }: { keywords: string; limit: number; offset: number },
): Promise<{ rows: Author[]; total: number }> {
  const found = sql`${select(reader)} where w.total > 0 and ${isFound(reader, keywords)}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<AuthorRow>(sql`${found} order by w.newest desc, u.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (${found}) x`),
  ]);
  return { rows: rows.map(toAuthor), total: counted[0]?.total ?? 0 };
}

/** Authors that a member blocked, the newest first. */
export async function listBlocked(
  db: Db,
  reader: { memberId: number; now: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Author[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    db.execute<AuthorRow>(sql`
      ${select(reader)} join blocked_authors x on x.author_id = u.id and x.member_id = ${reader.memberId}
      order by x.created_at desc, u.id desc limit ${limit} offset ${offset}`),
    db.$count(blockedAuthors, sql`${blockedAuthors.memberId} = ${reader.memberId}`),
  ]);
  return { rows: rows.map(toAuthor), total };
}

/** Blocks an author, or not any more; twice is once. False: there is no such author. */
export async function setBlocked(db: Db, memberId: number, authorId: number, isBlocked: boolean, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from news_authors where id = ${authorId}`);
  if (rows.length === 0) return false;
  if (isBlocked) await db.insert(blockedAuthors).values({ memberId, authorId, createdAt: now }).onConflictDoNothing();
  else await db.delete(blockedAuthors).where(sql`${blockedAuthors.memberId} = ${memberId} and ${blockedAuthors.authorId} = ${authorId}`);
  return true;
}

/** Articles, as `a`, by an author. */
export const isBy = (id: number): SQL => sql`a.author_id = ${id}`;

/** Authors with the words that a list of follows shows. */
export const findAuthorThings: FindThings = (db, ids) =>
  db
    .select({ id: newsAuthors.id, title: newsAuthors.name, detail: newsAuthors.field, brandId: sql<null>`null` })
    .from(newsAuthors)
    .where(inArray(newsAuthors.id, ids));
