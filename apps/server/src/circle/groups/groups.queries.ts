import type { TrendGroup, TrendGroupDetail } from '@chippage/api/types';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { circleGroups, circleMembers } from '../circle.schema.ts';

interface GroupRow extends Record<string, unknown> {
  id: string;
  name: string;
  intro: string;
  rules: string;
  members: number;
  trends: number;
  isFollowed: boolean;
  isSample: boolean;
}

interface PageWish {
  limit: number;
  offset: number;
}

const columns = (me: number): SQL => sql`
  g.id, g.name, g.intro, g.rules, g.members, g.trends, g.is_sample as "isSample",
  exists (select from circle_members f where f.group_id = g.id and f.member_id = ${me}) as "isFollowed"`;

const toGroup = ({ id, rules: _rules, ...row }: GroupRow): TrendGroup => ({ ...row, id: Number(id) });

/** Groups whose name or introduction holds the words, those with most members first. */
export async function listGroups(db: Db, me: number, keywords: string, { limit, offset }: PageWish): Promise<{ rows: TrendGroup[]; total: number }> {
  const like = literalLike(keywords.trim());
  const where = sql`(g.name ilike ${like} or g.intro ilike ${like})`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<GroupRow>(sql`select ${columns(me)} from circle_groups g where ${where} order by g.members desc, g.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from circle_groups g where ${where}`),
  ]);
  return { rows: rows.map(toGroup), total: counted.rows[0]?.total ?? 0 };
}

/** Groups that a member follows, the last followed first. */
export async function listFollowed(db: Db, me: number, { limit, offset }: PageWish): Promise<{ rows: TrendGroup[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    db.execute<GroupRow>(sql`
      select ${columns(me)} from circle_members m join circle_groups g on g.id = m.group_id
      where m.member_id = ${me} order by m.created_at desc, g.id limit ${limit} offset ${offset}`),
    db.$count(circleMembers, eq(circleMembers.memberId, me)),
  ]);
  return { rows: rows.map(toGroup), total };
}

/** One group. */
export async function findGroup(db: Db, me: number, id: number): Promise<TrendGroupDetail | undefined> {
  const { rows } = await db.execute<GroupRow>(sql`select ${columns(me)} from circle_groups g where g.id = ${id}`);
  const [row] = rows;
  return row && { ...toGroup(row), rules: row.rules };
}

/** Numbers of the groups that a member follows. */
export async function followedGroups(db: Db, me: number): Promise<number[]> {
  const rows = await db.select({ id: circleMembers.groupId }).from(circleMembers).where(eq(circleMembers.memberId, me));
  return rows.map(({ id }) => id);
}

/** Whether a member follows a group. */
export async function isFollower(db: Db, memberId: number, groupId: number): Promise<boolean> {
  return (await db.$count(circleMembers, and(eq(circleMembers.memberId, memberId), eq(circleMembers.groupId, groupId)))) > 0;
}

/** Follows a group, or not any more, and counts it; twice is once. False: there is no such group. */
export async function setFollow(
  db: Db,
  { memberId, groupId, isFollowed, now }: { memberId: number; groupId: number; isFollowed: boolean; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [group] = await tx.select({ id: circleGroups.id }).from(circleGroups).where(eq(circleGroups.id, groupId)).for('update');
    if (!group) return false;
    const changed = isFollowed
      ? await tx.insert(circleMembers).values({ memberId, groupId, createdAt: now }).onConflictDoNothing().returning()
      : await tx
          .delete(circleMembers)
          .where(and(eq(circleMembers.memberId, memberId), eq(circleMembers.groupId, groupId)))
          .returning();
    if (changed.length > 0) await addToGroup(tx, groupId, 'members', isFollowed ? 1 : -1);
    return true;
  });
}

/** Adds to a count of a group. */
export async function addToGroup(tx: Db, groupId: number, counter: 'members' | 'trends', step: 1 | -1): Promise<void> {
  const column = circleGroups[counter];
  await tx
    .update(circleGroups)
    .set({ [counter]: sql`greatest(0, ${column} + ${step}::int)` })
    .where(eq(circleGroups.id, groupId));
}

/** Writes groups down unless they are there. */
export async function insertGroups(db: Db, groups: readonly (typeof circleGroups.$inferInsert)[]): Promise<void> {
  await db
    .insert(circleGroups)
    .values([...groups])
    .onConflictDoNothing({ target: circleGroups.key });
}

/** Numbers of groups by their keys. */
export async function groupsByKey(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ key: circleGroups.key, id: circleGroups.id }).from(circleGroups);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
