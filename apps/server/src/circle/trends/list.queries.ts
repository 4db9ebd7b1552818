import type { TrendTag } from '@chippage/api/types';
import { trendLimits } from '@chippage/api/limits';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { followedGroups } from '../groups/groups.queries.ts';
import { findUnseen } from '../people/people.queries.ts';

/** Who reads: what lists leave out for them, and what they may read beyond others. */
export interface Reader {
  /** 0: a visitor. */
  me: number;
  /** Groups that they follow. */
  groups: number[];
  /** Members whose posts they do not get in lists. */
  unseen: number[];
  /** Of those: members whom they blocked, or who blocked them. */
  apart: number[];
}

/** Everything about a reader that lists ask for. */
export async function readerOf(db: Db, me: number): Promise<Reader> {
  if (me === 0) return { me, groups: [], unseen: [], apart: [] };
  return { me, groups: await followedGroups(db, me), ...(await findUnseen(db, me)) };
}

/** What a list is narrowed by and how it is ordered. */
export interface ListWish {
  groupId?: number | undefined;
  isFollowed?: boolean;
  tag?: { kind: TrendTag['kind']; id: number } | undefined;
  sort: 'newest' | 'recommended';
  /** Posts of followed groups weigh twice as much. */
  isPersonal: boolean;
  limit: number;
  offset: number;
}

/** What twice the weight adds to a heat, which is a logarithm to the base of two. */
const BOOST = 1;

const array = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;
const isOpen = sql`t.state in ('shown', 'folded')`;

/** What of open posts a reader may see in lists. */
function isListed({ me, groups, unseen }: Reader, wish: Pick<ListWish, 'groupId' | 'isFollowed' | 'tag'>): SQL {
  const parts = [isOpen, sql`(t.visibility = 'public' or t.member_id = ${me} or t.group_id = any(${array(groups)}))`];
  if (unseen.length > 0) parts.push(sql`(t.member_id is null or t.member_id <> all(${array(unseen)}))`);
  if (wish.groupId !== undefined) parts.push(sql`t.group_id = ${wish.groupId}`);
  if (wish.isFollowed) parts.push(sql`t.group_id = any(${array(groups)})`);
  if (wish.tag) parts.push(sql`t.id in (select g.trend_id from trend_tags g where g.kind = ${wish.tag.kind} and g.thing_id = ${wish.tag.id})`);
  return sql.join(parts, sql` and `);
}

/** Whether a reader may see a post that they have the number of. */
export const isSeenBy = ({ me, groups, apart }: Reader): SQL => sql`
  (t.member_id = ${me} and t.state <> 'deleted' or ${isOpen} and (t.visibility = 'public' or t.group_id = any(${array(groups)}))
    and (t.member_id is null or t.member_id <> all(${array(apart)})))`;

/** An open post that a reader may see, for comments on it. */
export async function findCommented(db: Db, reader: Reader, id: number): Promise<{ content: string; isClosed: boolean } | undefined> {
  const { rows } = await db.execute<{ content: string; isClosed: boolean }>(
    sql`select t.content, t.is_closed as "isClosed" from trends t where t.id = ${id} and ${isOpen} and ${isSeenBy(reader)}`,
  );
  return rows[0];
}

/** Numbers of a page of posts, and how many there are: lists reach the newest ten thousand. */
export async function listIds(db: Db, reader: Reader, wish: ListWish): Promise<{ ids: number[]; total: number }> {
  if (wish.offset >= trendLimits.listed) return { ids: [], total: await countListed(db, reader, wish) };
  const [ids, total] = await Promise.all([wish.sort === 'newest' ? newest(db, reader, wish) : hottest(db, reader, wish), countListed(db, reader, wish)]);
  return { ids, total };
}

async function countListed(db: Db, reader: Reader, wish: ListWish): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from trends t where ${isListed(reader, wish)} limit ${trendLimits.listed}) t`,
  );
  return rows[0]?.total ?? 0;
}

const numbers = (rows: readonly { id: string }[]) => rows.map(({ id }) => Number(id));

/** A branch a group when only followed ones are wanted: each is read in the order of its own index. */
const branches = (reader: Reader, wish: ListWish, key: SQL, most: number): SQL => sql`
  select t.* from unnest(${array(reader.groups)}) as followed(id)
  cross join lateral (
    select t.id, ${key} as key from trends t where t.group_id = followed.id and ${isListed(reader, { tag: wish.tag, groupId: wish.groupId })}
    order by ${key} desc, t.id desc limit ${most}
  ) t`;

async function newest(db: Db, reader: Reader, wish: ListWish): Promise<number[]> {
  const { limit, offset } = wish;
  const source = wish.isFollowed
    ? sql`(${branches(reader, wish, sql`t.created_at`, limit + offset)})`
    : sql`(select t.id, t.created_at as key from trends t where ${isListed(reader, wish)} order by t.created_at desc, t.id desc limit ${limit + offset})`;
  const { rows } = await db.execute<{ id: string }>(sql`select c.id from ${source} c order by c.key desc, c.id desc limit ${limit} offset ${offset}`);
  return numbers(rows);
}

/** By heat; with the reader's groups put forward where that is wanted. Each part is read in the order of an index. */
async function hottest(db: Db, reader: Reader, wish: ListWish): Promise<number[]> {
  const { limit, offset } = wish;
  const most = limit + offset;
  const parts: SQL[] = [];
  const boost = wish.isPersonal ? BOOST : 0;
  const hasOwn = reader.groups.length > 0 && (wish.isFollowed === true || boost > 0);
  if (hasOwn) parts.push(sql`(select b.id, b.key + ${boost}::float8 as key from (${branches(reader, wish, sql`t.heat`, most)}) b)`);
  if (!wish.isFollowed) {
    const others = hasOwn ? sql` and t.group_id <> all(${array(reader.groups)})` : sql``;
    parts.push(sql`(select t.id, t.heat as key from trends t where ${isListed(reader, wish)}${others} order by t.heat desc, t.id desc limit ${most})`);
  }
  if (parts.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(
    sql`select c.id from (${sql.join(parts, sql` union all `)}) c order by c.key desc, c.id desc limit ${limit} offset ${offset}`,
  );
  return numbers(rows);
}

/** A page of a member's own posts, in every state but deleted. */
export async function listOwnIds(db: Db, me: number, { limit, offset }: { limit: number; offset: number }): Promise<{ ids: number[]; total: number }> {
  const where = sql`t.member_id = ${me} and t.state <> 'deleted'`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ id: string }>(sql`select t.id from trends t where ${where} order by t.created_at desc, t.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from trends t where ${where}`),
  ]);
  return { ids: numbers(rows), total: counted.rows[0]?.total ?? 0 };
}
