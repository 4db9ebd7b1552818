import { and, eq, sql } from 'drizzle-orm';
import { changeLike } from '../../favourites/likes.queries.ts';
import { likesOf } from '../../favourites/thingMarks.queries.ts';
import { commentReportNames } from '../../news/comments/comments.queries.ts';
import { heatAfter, heatOf } from '../../news/counters.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { LikeWish, ReportStore } from '../../platform/domain.ts';
import { circleEdits, circlePolls, circlePosts, circleReports, circleTopics } from '../circle.schema.ts';
import { countPost } from '../groups/groups.queries.ts';
import type { PostRecord } from './posts.queries.ts';
import { isShown } from './posts.rules.ts';

type NewRow = Omit<typeof circlePosts.$inferInsert, 'heat'>;

/** Writes a post down. */
export async function insertPost(tx: Db, row: NewRow): Promise<PostRecord> {
  const [post] = await tx
    .insert(circlePosts)
    .values({ ...row, heat: heatOf(row.createdAt) })
    .returning();
  if (!post) throw new Error('the post was not written');
  if (isShown(post.state)) await countPost(tx, post.groupId, { step: 1, isOpen: post.visibility === 'everyone' });
  return post;
}

/** Changes a post that is held; its group counts it or not, as its state says then. */
export async function changePost(
  tx: Db,
  { id, groupId, visibility, state }: Pick<PostRecord, 'id' | 'groupId' | 'visibility' | 'state'>,
  change: Partial<Pick<PostRecord, 'state' | 'content' | 'refuseReason' | 'editedAt' | 'areCommentsClosed' | 'quotedId'>>,
): Promise<void> {
  await tx.update(circlePosts).set(change).where(eq(circlePosts.id, id));
  const step = Number(isShown(change.state ?? state)) - Number(isShown(state));
  if (step === 1 || step === -1) await countPost(tx, groupId, { step, isOpen: visibility === 'everyone' });
}

/** Puts parts and brands to a post, as they are called now. */
export async function insertTopics(tx: Db, topics: readonly (typeof circleTopics.$inferInsert)[]): Promise<void> {
  if (topics.length > 0)
    await tx
      .insert(circleTopics)
      .values([...topics])
      .onConflictDoNothing();
}

/** Keeps what a post said before its words are changed. */
export async function insertEdit(tx: Db, edit: typeof circleEdits.$inferInsert): Promise<void> {
  await tx.insert(circleEdits).values(edit);
}

/** Drops what hangs on a post that is deleted. */
export async function dropWords(tx: Db, postId: number): Promise<void> {
  await tx.delete(circleEdits).where(eq(circleEdits.postId, postId));
  await tx.delete(circleTopics).where(eq(circleTopics.postId, postId));
  await tx.delete(circlePolls).where(eq(circlePolls.postId, postId));
}

/** What an event adds to the heat: somebody who likes it, somebody who writes about it. */
const weights = { likes: 4, comments: 6 } as const;

async function count(tx: Db, id: number, counter: keyof typeof weights, step: 1 | -1, now: Date): Promise<PostRecord | undefined> {
  const column = circlePosts[counter];
  const [post] = await tx
    .update(circlePosts)
    .set({ [counter]: sql`greatest(0, ${column} + ${step}::int)`, ...(step > 0 && { heat: heatAfter(sql`${circlePosts.heat}`, weights[counter], now) }) })
    .where(eq(circlePosts.id, id))
    .returning();
  return post;
}

/** Sets whether a member likes a post that is held. @returns how many do */
export async function setPostLike(tx: Db, post: PostRecord, wish: LikeWish): Promise<number> {
  const step = await changeLike(tx, 'post', wish);
  return (step === 0 ? post : ((await count(tx, post.id, 'likes', step, wish.now)) ?? post)).likes;
}

/** Adds to how many comments of a post everybody sees. @returns whose post it is */
export async function countPostComment(tx: Db, id: number, step: 1 | -1, now: Date): Promise<number | null> {
  return (await count(tx, id, 'comments', step, now))?.memberId ?? null;
}

/** Writes a member's report down. @returns how many members reported the post; null where this member did before */
export async function insertReport(tx: Db, report: typeof circleReports.$inferInsert): Promise<number | null> {
  const added = await tx.insert(circleReports).values(report).onConflictDoNothing().returning({ id: circleReports.postId });
  return added.length === 0 ? null : tx.$count(circleReports, eq(circleReports.postId, report.postId));
}

/** Says in which review an operator looks at a report. */
export async function setReportReview(tx: Db, { postId, memberId }: { postId: number; memberId: number }, reviewId: number): Promise<void> {
  await tx
    .update(circleReports)
    .set({ reviewId })
    .where(and(eq(circleReports.postId, postId), eq(circleReports.memberId, memberId)));
}

/** What a member reported of posts: their words while others may read them. */
export const postReportStore: ReportStore = {
  of: (memberId) => sql`
    select r.post_id as thing_id, case when p.state in ('shown', 'folded') then left(p.content, 100) end as title,
      case when p.state in ('shown', 'folded') then '/circle/circleDetail/' || p.id end as href,
      r.reason, r.note, r.review_id, r.created_at
    from ${circleReports} r join ${circlePosts} p on p.id = r.post_id where r.member_id = ${memberId}`,
  reasons: commentReportNames,
};

/** Sets the likes of posts of the last month right that an erased account, or a restored backup, left behind; writes only rows that differ. */
export async function recountPosts(db: Db, since: Date): Promise<void> {
  await db.execute(sql`
    update circle_posts p set likes = n.likes
    from (select c.id, ${likesOf('post', sql`c.id`)} as likes from circle_posts c where c.created_at > ${since.toISOString()}::timestamptz) n
    where n.id = p.id and p.likes <> n.likes`);
}
