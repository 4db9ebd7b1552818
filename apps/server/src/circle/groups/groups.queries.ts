import type { CircleGroup } from '@chippage/api/types';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { FindThings, FollowStore } from '../../platform/domain.ts';
import { circleFollows, circleGroups } from '../circle.schema.ts';

type GroupRecord = typeof circleGroups.$inferSelect;

interface Page {
  limit: number;
  offset: number;
}

/** Numbers of the groups that a member follows. */
export async function followedGroups(db: Db, memberId: number): Promise<number[]> {
  if (memberId === 0) return [];
  const rows = await db.select({ id: circleFollows.groupId }).from(circleFollows).where(eq(circleFollows.memberId, memberId));
  return rows.map(({ id }) => id);
}

const toGroup = ({ openPosts, posts, ...group }: GroupRecord, followed: readonly number[]): CircleGroup => {
  const isFollowed = followed.includes(group.id);
  return { ...group, posts: isFollowed ? posts : openPosts, isFollowed };
};

/** One group as a member (0: a visitor) sees it. */
export async function findGroup(db: Db, memberId: number, id: number): Promise<CircleGroup | undefined> {
  const [row] = await db.select().from(circleGroups).where(eq(circleGroups.id, id));
  return row && toGroup(row, await followedGroups(db, memberId));
}

/** A page of groups by words, those with most members first. */
export async function listGroups(db: Db, memberId: number, keywords: string, { limit, offset }: Page): Promise<{ rows: CircleGroup[]; total: number }> {
  const like = literalLike(keywords.trim());
  const where = keywords.trim() === '' ? undefined : sql`(${circleGroups.name} ilike ${like} or ${circleGroups.intro} ilike ${like})`;
  const rows = await db.select().from(circleGroups).where(where).orderBy(desc(circleGroups.members), circleGroups.id).limit(limit).offset(offset);
  const followed = await followedGroups(db, memberId);
  return { rows: rows.map((row) => toGroup(row, followed)), total: await db.$count(circleGroups, where) };
}

/** A page of the groups that a member follows, the one followed last first. */
export async function listFollowed(db: Db, memberId: number, { limit, offset }: Page): Promise<{ rows: CircleGroup[]; total: number }> {
  const rows = await db
    .select({ group: circleGroups })
    .from(circleFollows)
    .innerJoin(circleGroups, eq(circleGroups.id, circleFollows.groupId))
    .where(eq(circleFollows.memberId, memberId))
    .orderBy(desc(circleFollows.createdAt), desc(circleFollows.groupId))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(circleFollows, eq(circleFollows.memberId, memberId));
  return { rows: rows.map(({ group }) => toGroup(group, [group.id])), total };
}

/** Follows a group, or not any more; twice is once. False: there is no such group. */
export async function setGroupFollow(
  db: Db,
  { memberId, id, isFollowed, now }: { memberId: number; id: number; isFollowed: boolean; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [group] = await tx.select({ id: circleGroups.id }).from(circleGroups).where(eq(circleGroups.id, id)).for('update');
    if (!group) return false;
    const changed = isFollowed
      ? await tx.insert(circleFollows).values({ groupId: id, memberId, createdAt: now }).onConflictDoNothing().returning({ id: circleFollows.groupId })
      : await tx
          .delete(circleFollows)
          .where(and(eq(circleFollows.groupId, id), eq(circleFollows.memberId, memberId)))
          .returning({ id: circleFollows.groupId });
    const step = changed.length * (isFollowed ? 1 : -1);
    if (step !== 0)
      await tx
        .update(circleGroups)
        .set({ members: sql`greatest(0, ${circleGroups.members} + ${step}::int)` })
        .where(eq(circleGroups.id, id));
    return true;
  });
}

/** What a member sees of all groups, or of some: how many posts. */
export async function countPosts(db: Db, followed: readonly number[], groupIds?: readonly number[]): Promise<number> {
  const rows = await db
    .select()
    .from(circleGroups)
    .where(groupIds && inArray(circleGroups.id, [...groupIds]));
  return rows.reduce((sum, row) => sum + toGroup(row, followed).posts, 0);
}

/** Adds posts to a group's counts. */
export async function countPost(tx: Db, id: number, { step, isOpen }: { step: 1 | -1; isOpen: boolean }): Promise<void> {
  await tx
    .update(circleGroups)
    .set({ posts: sql`${circleGroups.posts} + ${step}::int`, ...(isOpen && { openPosts: sql`${circleGroups.openPosts} + ${step}::int` }) })
    .where(eq(circleGroups.id, id));
}

/** Groups with the words that a list of follows shows. */
export const findGroupThings: FindThings = (db, ids) =>
  db
    .select({ id: circleGroups.id, title: circleGroups.name, detail: circleGroups.intro, brandId: sql<null>`null` })
    .from(circleGroups)
    .where(inArray(circleGroups.id, ids));

/** The followers of groups, for the list of all that a member follows. */
export const groupFollowStore: FollowStore = {
  of: (memberId) => sql`
    select f.group_id as thing_id, g.name as title, f.created_at
    from circle_follows f join circle_groups g on g.id = f.group_id where f.member_id = ${memberId}`,
  set: setGroupFollow,
};

/** Sets the counts right that erased accounts, or a restored backup, left behind; writes only rows that differ. */
export async function recountGroups(db: Db): Promise<void> {
  await db.execute(sql`
    update circle_groups g set members = n.members
    from (select c.id, (select count(*)::int from circle_follows f where f.group_id = c.id) as members from circle_groups c) n
    where n.id = g.id and g.members <> n.members`);
}

/** Brings in the groups of the site, or changes their words. */
export async function writeGroups(db: Db, groups: readonly (typeof circleGroups.$inferInsert)[]): Promise<void> {
  await db
    .insert(circleGroups)
    .values([...groups])
    .onConflictDoUpdate({ target: circleGroups.id, set: { name: sql`excluded.name`, intro: sql`excluded.intro`, rules: sql`excluded.rules` } });
}
