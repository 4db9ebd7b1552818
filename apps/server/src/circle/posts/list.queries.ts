import { circlePostLimits } from '@chippage/api/limits';
import type { CirclePost } from '@chippage/api/types';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { followedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { idsAfter } from '../../platform/database/idsAfter.ts';
import { circlePosts } from '../circle.schema.ts';
import { countPosts } from '../groups/groups.queries.ts';
import { isPersonalised } from '../people/people.queries.ts';
import { toPosts } from './posts.queries.ts';
import { numbers, type Reader, readable, shown } from './reader.queries.ts';

const { listed, listedAbout } = circlePostLimits;

/** What a list is narrowed to. */
export interface PostWish {
  groupId?: number | undefined;
  onlyFollowed?: boolean | undefined;
  topic?: { kind: 'part' | 'brand'; id: number } | undefined;
  sort: 'newest' | 'recommended';
  limit: number;
  offset: number;
}

/** So many of the hottest are put into an order of their own. */
const MOST_RECOMMENDED = 400;
/** What a followed group, part or brand lifts a post by: as much as if it had been written nine days later. */
const LIFT = 3;

const isReadable = (reader: Reader): SQL => sql`${shown} and ${readable(reader)}`;
const first = (ids: SQL, limit: number): SQL => sql`${ids} limit ${limit}`;

/** Orders that an index of all posts, and one of each group's, holds; with what is read of them, which the indexes hold as well. */
const orders = { newest: sql`p.id desc`, hottest: sql`p.heat desc, p.id desc` } as const;
type Order = keyof typeof orders;
const columns = { newest: sql`p.id`, hottest: sql`p.id, p.group_id, p.heat` } as const;

/** Posts of groups in an order: each group's come from its own part of an index, and are merged; a small group costs no more than a large one. */
function ofGroups(reader: Reader, groupIds: readonly number[], order: Order): SQL {
  const each = groupIds.map(
    (id) => sql`(select ${columns[order]} from circle_posts p where p.group_id = ${id} and ${isReadable(reader)} order by ${orders[order]})`,
  );
  return sql`select ${columns[order]} from (${sql.join(each, sql` union all `)}) p order by ${orders[order]}`;
}

/** Of the newest posts about a part or a brand those that the reader may read: the index of topics holds them in this order. */
const ofTopic = (reader: Reader, { kind, id }: NonNullable<PostWish['topic']>, groupIds: readonly number[] | null): SQL => sql`
  select ${columns.hottest}
  from (${first(sql`select t.post_id from circle_topics t where t.kind = ${kind} and t.thing_id = ${id} order by t.post_id desc`, listedAbout)}) t
  join circle_posts p on p.id = t.post_id
  where ${isReadable(reader)}${groupIds === null ? sql`` : sql` and p.group_id = any(${numbers(groupIds)})`}
  order by t.post_id desc`;

/** The groups that a wish names; null: all. */
function groupsOf(reader: Reader, { groupId, onlyFollowed }: PostWish): readonly number[] | null {
  if (onlyFollowed === true) return reader.groups.filter((id) => groupId === undefined || id === groupId);
  return groupId === undefined ? null : [groupId];
}

/** The posts that are wished, in an order, none read before it is needed; null: there can be none. */
function postsOf(reader: Reader, wish: PostWish, order: Order): SQL | null {
  const groupIds = groupsOf(reader, wish);
  if (groupIds?.length === 0) return null;
  if (wish.topic !== undefined) {
    const newest = ofTopic(reader, wish.topic, groupIds);
    return order === 'newest' ? newest : sql`select * from (${newest}) p order by ${orders.hottest}`;
  }
  if (groupIds !== null) return ofGroups(reader, groupIds, order);
  return sql`select ${columns[order]} from circle_posts p where ${isReadable(reader)} order by ${orders[order]}`;
}

/** How many a list holds: from the counts that groups keep, less what hidden members wrote; no more rows are read than a list may have. */
async function countRows(db: Db, reader: Reader, wish: PostWish): Promise<number> {
  const groupIds = groupsOf(reader, wish);
  const count = async (rows: SQL) => (await db.execute<{ total: number }>(sql`select count(*)::int as total from (${rows}) n`)).rows[0]?.total ?? 0;
  if (groupIds?.length === 0) return 0;
  if (wish.topic !== undefined) return count(ofTopic(reader, wish.topic, groupIds));
  const all = await countPosts(db, reader.groups, groupIds ?? undefined);
  if (reader.hidden.length === 0) return all;
  const inGroups = groupIds === null ? sql`` : sql` and p.group_id = any(${numbers(groupIds)})`;
  return (
    all -
    (await count(sql`select from circle_posts p where ${isReadable({ ...reader, hidden: [] })} and p.member_id = any(${numbers(reader.hidden)})${inGroups}`))
  );
}

async function idsOf(db: Db, rows: SQL | null): Promise<number[]> {
  if (rows === null) return [];
  return (await db.execute<{ id: string }>(rows)).rows.map(({ id }) => Number(id));
}

/** How many of a page are within what a list holds. */
const within = ({ limit, offset }: PostWish, most: number) => Math.max(0, Math.min(limit, most - offset));

function newestIds(db: Db, reader: Reader, wish: PostWish): Promise<number[]> {
  const rows = within(wish, listed) === 0 ? null : postsOf(reader, wish, 'newest');
  return idsOf(db, rows && sql`${first(rows, within(wish, listed))} offset ${wish.offset}`);
}

/** Of the hottest those come first that were liked and commented on most lately; what the member follows comes further up, where that is wanted. */
async function recommendedIds(db: Db, reader: Reader, wish: PostWish): Promise<number[]> {
  const hottest = within(wish, MOST_RECOMMENDED) === 0 ? null : postsOf(reader, wish, 'hottest');
  if (hottest === null) return [];
  const followed = (kind: 'part' | 'brand') => sql`(t.kind = ${kind} and t.thing_id in ${followedBy(reader.memberId, kind)})`;
  const lift = (await isPersonalised(db, reader.memberId))
    ? sql` + case when c.group_id = any(${numbers(reader.groups)}) then ${LIFT}::float8 else 0 end
        + case when exists (select from circle_topics t where t.post_id = c.id and (${followed('part')} or ${followed('brand')})) then ${LIFT}::float8 else 0 end`
    : sql``;
  return idsOf(
    db,
    sql`select c.id from (${first(hottest, MOST_RECOMMENDED)}) c order by c.heat${lift} desc, c.id desc limit ${wish.limit} offset ${wish.offset}`,
  );
}

/** A page of posts. A list holds so many that the last page costs little more than the first. */
export async function listPosts(db: Db, reader: Reader, wish: PostWish): Promise<{ rows: CirclePost[]; total: number }> {
  const ids = await (wish.sort === 'recommended' ? recommendedIds : newestIds)(db, reader, wish);
  const total = await countRows(db, reader, wish);
  return { rows: await toPosts(db, ids, reader), total: Math.min(total, wish.sort === 'recommended' ? MOST_RECOMMENDED : listed) };
}

/** A page of a member's own posts in every state but the deleted. */
export async function listOwnPosts(
  db: Db,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CirclePost[]; total: number }> {
  const where = and(eq(circlePosts.memberId, reader.memberId), ne(circlePosts.state, 'deleted'));
  const rows = await db.select({ id: circlePosts.id }).from(circlePosts).where(where).orderBy(desc(circlePosts.id)).limit(limit).offset(offset);
  const ids = rows.map(({ id }) => id);
  return { rows: await toPosts(db, ids, reader), total: await db.$count(circlePosts, where) };
}

/** Posts with a page that is worth finding; those of the sample are nobody's. */
export const listedPosts = idsAfter(circlePosts, circlePosts.id, () =>
  and(inArray(circlePosts.state, ['shown', 'folded']), eq(circlePosts.visibility, 'everyone'), sql`${circlePosts.sampleWriter} is null`),
);
