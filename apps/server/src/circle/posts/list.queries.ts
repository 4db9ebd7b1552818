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

/** What a list is narrowed to. */
export interface PostWish {
  groupId?: number | undefined;
  onlyFollowed?: boolean | undefined;
  topic?: { kind: 'part' | 'brand'; id: number } | undefined;
  sort: 'newest' | 'recommended';
  limit: number;
  offset: number;
}

/** So many of the hottest are put into an order of their own; what stands behind them is found by time. */
const MOST_RECOMMENDED = 400;
/** What a followed group, part or brand lifts a post by: as much as if it had been written nine days later. */
const LIFT = 3;

const isAbout = ({ kind, id }: NonNullable<PostWish['topic']>): SQL =>
  sql`exists (select from circle_topics t where t.post_id = p.id and t.kind = ${kind} and t.thing_id = ${id})`;

function narrowed(reader: Reader, { groupId, onlyFollowed, topic }: PostWish): SQL {
  return sql.join(
    [
      shown,
      readable(reader),
      ...(groupId === undefined ? [] : [sql`p.group_id = ${groupId}`]),
      ...(onlyFollowed === true ? [sql`p.group_id = any(${numbers(reader.groups)})`] : []),
      ...(topic === undefined ? [] : [isAbout(topic)]),
    ],
    sql` and `,
  );
}

/** How many a list holds: from the counts that groups keep, less what hidden members wrote; only topics are counted. */
async function countRows(db: Db, reader: Reader, wish: PostWish): Promise<number> {
  const where = narrowed(reader, wish);
  if (wish.topic !== undefined) {
    const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from circle_posts p where ${where}`);
    return rows[0]?.total ?? 0;
  }
  const groupIds = wish.onlyFollowed === true ? reader.groups.filter((id) => wish.groupId === undefined || id === wish.groupId) : undefined;
  const all = await countPosts(db, reader.groups, groupIds ?? (wish.groupId === undefined ? undefined : [wish.groupId]));
  if (reader.hidden.length === 0) return all;
  const unhidden = narrowed({ ...reader, hidden: [] }, wish);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from circle_posts p where ${unhidden} and p.member_id = any(${numbers(reader.hidden)})`,
  );
  return all - (rows[0]?.total ?? 0);
}

async function newestIds(db: Db, reader: Reader, wish: PostWish): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select p.id from circle_posts p where ${narrowed(reader, wish)} order by p.id desc limit ${wish.limit} offset ${wish.offset}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Of the hottest those come first that were liked and commented on most lately; what the member follows comes further up, where that is wanted. */
async function recommendedIds(db: Db, reader: Reader, wish: PostWish): Promise<number[]> {
  const hottest = sql`select p.id, p.group_id, p.heat from circle_posts p where ${narrowed(reader, wish)} order by p.heat desc, p.id desc limit ${MOST_RECOMMENDED}`;
  const followed = (kind: 'part' | 'brand') => sql`(t.kind = ${kind} and t.thing_id in ${followedBy(reader.memberId, kind)})`;
  const lift = (await isPersonalised(db, reader.memberId))
    ? sql` + case when c.group_id = any(${numbers(reader.groups)}) then ${LIFT}::float8 else 0 end
        + case when exists (select from circle_topics t where t.post_id = c.id and (${followed('part')} or ${followed('brand')})) then ${LIFT}::float8 else 0 end`
    : sql``;
  const { rows } = await db.execute<{ id: string }>(
    sql`select c.id from (${hottest}) c order by c.heat${lift} desc, c.id desc limit ${wish.limit} offset ${wish.offset}`,
  );
  return rows.map(({ id }) => Number(id));
}

/** A page of posts. */
export async function listPosts(db: Db, reader: Reader, wish: PostWish): Promise<{ rows: CirclePost[]; total: number }> {
  const ids = await (wish.sort === 'recommended' ? recommendedIds : newestIds)(db, reader, wish);
  const total = await countRows(db, reader, wish);
  return { rows: await toPosts(db, ids, reader), total: wish.sort === 'recommended' ? Math.min(total, MOST_RECOMMENDED) : total };
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
