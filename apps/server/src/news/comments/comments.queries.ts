import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Comment, CommentReply, CommentReport } from '@chippage/api/types';
import { isPublished } from '../articles/articles.queries.ts';
import { isLikedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ReportStore } from '../../platform/domain.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { shownTo, statesSeenBy } from './comments.rules.ts';
import { commentReports, comments } from './comments.schema.ts';

/** What both levels say of themselves. */
type CommentBody = Omit<Comment, 'replies' | 'replyCount'>;

interface CommentRow extends Record<string, unknown> {
  id: string;
  articleId: string | null;
  resourceId: string | null;
  postId: string | null;
  parentId: string | null;
  state: CommentBody['state'];
  content: string;
  writerId: string | null;
  nickName: string | null;
  avatar: string | null;
  refuseReason: string | null;
  likes: number;
  isLiked: boolean;
  ipRegion: string | null;
  createdAt: string;
  replyToMemberId: string | null;
  replyToName: string | null;
  replyCount: number;
}

interface PageWish {
  limit: number;
  offset: number;
}

const FIRST_REPLIES = 3;

const listOf = (whom: 'everybody' | 'writer') => sql`any(${sql.param(statesSeenBy(whom))}::text[])`;

/** What this visitor may see of a comment that stands for itself: what was let through, and their own that waits or was refused. */
const isSeen = (alias: SQL, me: number): SQL =>
  sql`(${alias}.state = ${listOf('everybody')} or (${alias}.state = ${listOf('writer')} and ${alias}.member_id = ${me}))`;

const columns = (me: number): SQL => sql`
  m.id, m.article_id as "articleId", m.resource_id as "resourceId", m.post_id as "postId", m.parent_id as "parentId", m.state, m.content, m.member_id as "writerId", w.nick_name as "nickName", w.avatar,
  m.refuse_reason as "refuseReason", m.likes, m.ip_region as "ipRegion", m.created_at as "createdAt",
  ${isLikedBy(me, 'comment', sql`m.id`)} as "isLiked",
  p.member_id as "replyToMemberId", q.nick_name as "replyToName",
  (select count(*)::int from comments r where r.parent_id = m.id and ${isSeen(sql`r`, me)}) as "replyCount"`;

/** Who wrote a comment, and who wrote what it answers. */
const writers = sql`left join ${memberNames('w')} on w.id = m.member_id
  left join comments p on p.id = m.reply_to_id left join ${memberNames('q')} on q.id = p.member_id`;

const source = sql`comments m ${writers}`;

function toBody({ state, content, refuseReason, ipRegion, ...row }: CommentRow, me: number): CommentBody {
  const writer = row.writerId === null ? null : { id: Number(row.writerId), nickName: row.nickName ?? '', avatar: row.avatar };
  return {
    id: Number(row.id),
    articleId: row.articleId === null ? null : Number(row.articleId),
    resourceId: row.resourceId === null ? null : Number(row.resourceId),
    postId: row.postId === null ? null : Number(row.postId),
    ...shownTo(me, { state, content, writer, refuseReason, ipRegion }),
    likes: row.likes,
    isLiked: row.isLiked,
    createTime: new Date(row.createdAt).toISOString(),
  };
}

const toReply = (row: CommentRow, me: number): CommentReply => ({
  ...toBody(row, me),
  parentId: Number(row.parentId),
  replyTo: row.replyToMemberId === null ? null : { id: Number(row.replyToMemberId), nickName: row.replyToName ?? '' },
});

/** What is commented on. */
export type About = { articleId: number } | { resourceId: number } | { postId: number };

function isAbout(about: About): SQL {
  if ('articleId' in about) return sql`m.article_id = ${about.articleId}`;
  return 'postId' in about ? sql`m.post_id = ${about.postId}` : sql`m.resource_id = ${about.resourceId}`;
}

interface ListWish extends PageWish {
  about: About;
  sort: 'newest' | 'hottest';
}

/** Comments of the first level with their first answers. A deleted one stays while answers hang on it. */
export async function listComments(db: Db, me: number, { about, sort, limit, offset }: ListWish): Promise<{ rows: Comment[]; total: number }> {
  const where = sql`${isAbout(about)} and m.parent_id is null and (${isSeen(sql`m`, me)}
    or (m.state = 'deleted' and exists (select from comments r where r.parent_id = m.id and ${isSeen(sql`r`, me)})))`;
  const order = sort === 'hottest' ? sql`m.likes desc, m.created_at desc, m.id desc` : sql`m.created_at desc, m.id desc`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<CommentRow>(sql`select ${columns(me)} from ${source} where ${where} order by ${order} limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from comments m where ${where}`),
  ]);
  const answered = rows.filter(({ replyCount }) => replyCount > 0).map(({ id }) => Number(id));
  const replies = answered.length === 0 ? [] : await firstReplies(db, me, answered);
  return {
    rows: rows.map((row) => ({
      ...toBody(row, me),
      replyCount: row.replyCount,
      replies: replies.filter(({ parentId }) => parentId === Number(row.id)),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

async function firstReplies(db: Db, me: number, parents: readonly number[]): Promise<CommentReply[]> {
  const { rows } = await db.execute<CommentRow>(sql`
    select ${columns(me)} from unnest(${sql.param([...parents])}::bigint[]) as parent(id)
    cross join lateral (select r.id from comments r where r.parent_id = parent.id and ${isSeen(sql`r`, me)} order by r.created_at, r.id limit ${FIRST_REPLIES}) first
    join comments m on m.id = first.id ${writers}
    order by m.created_at, m.id`);
  return rows.map((row) => toReply(row, me));
}

/** Answers below a comment, the oldest first; none where the article is not published. Whether others may be read, their domains say. */
export async function listReplies(
  db: Db,
  me: number,
  commentId: number,
  { limit, offset }: PageWish,
  now: Date,
): Promise<{ rows: CommentReply[]; total: number }> {
  const where = sql`m.parent_id = ${commentId} and ${isSeen(sql`m`, me)} and (m.article_id is null or exists (select from articles a where a.id = m.article_id and ${isPublished(now)}))`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<CommentRow>(sql`select ${columns(me)} from ${source} where ${where} order by m.created_at, m.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from comments m where ${where}`),
  ]);
  return { rows: rows.map((row) => toReply(row, me)), total: counted.rows[0]?.total ?? 0 };
}

/** One comment of either level as its writer sees it. */
export async function findWritten(
  db: Db,
  me: number,
  id: number,
): Promise<(CommentBody & Pick<CommentReply, 'replyTo'> & { parentId: number | null }) | undefined> {
  const { rows } = await db.execute<CommentRow>(sql`select ${columns(me)} from ${source} where m.id = ${id}`);
  const [row] = rows;
  return row && { ...toReply(row, me), parentId: row.parentId === null ? null : Number(row.parentId) };
}

/** A comment's row. */
export type CommentsRow = typeof comments.$inferSelect;

/** The row of a comment, held until the transaction ends. */
export async function lockComment(tx: Db, id: number): Promise<CommentsRow | undefined> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
  return row;
}

/** The same, of a comment that everybody sees. */
export async function lockOpenComment(tx: Db, id: number): Promise<CommentsRow | undefined> {
  const isOpen = inArray(comments.state, statesSeenBy('everybody'));
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isOpen))
    .for('update');
  return row;
}

/** Writes a comment down. @returns its number */
export async function insertComment(tx: Db, comment: typeof comments.$inferInsert): Promise<number> {
  const [row] = await tx.insert(comments).values(comment).returning({ id: comments.id });
  if (!row) throw new Error('the comment was not written');
  return row.id;
}

/** Changes a comment. */
export async function updateComment(tx: Db, id: number, change: Partial<Pick<CommentsRow, 'state' | 'content' | 'refuseReason' | 'likes'>>): Promise<void> {
  await tx.update(comments).set(change).where(eq(comments.id, id));
}

/** What of another domain a comment is about; null: nothing, and where there is no such comment. */
export async function findOutsideOf(db: Db, id: number): Promise<Exclude<About, { articleId: number }> | null> {
  const [row] = await db.select({ resourceId: comments.resourceId, postId: comments.postId }).from(comments).where(eq(comments.id, id));
  if (row?.resourceId) return { resourceId: row.resourceId };
  return row?.postId ? { postId: row.postId } : null;
}

/** Where what a comment is about is on this site. */
export function hrefOfComment({ articleId, resourceId, postId }: Pick<CommentsRow, 'articleId' | 'resourceId' | 'postId'>): string {
  if (postId !== null) return `/circle/circleDetail/${postId}`;
  return articleId === null ? `/prefecture/resource/${resourceId}` : `/news/article-details/${articleId}`;
}

/** Who wrote a comment; null: nobody any more. */
export async function findWriter(tx: Db, id: number): Promise<number | null> {
  const [row] = await tx.select({ memberId: comments.memberId }).from(comments).where(eq(comments.id, id));
  return row?.memberId ?? null;
}

/** What members say is wrong with comments. */
export const commentReportNames = { spam: '广告', abuse: '辱骂', illegal: '违法', wrong: '不实', other: '其他' } as const satisfies Record<
  CommentReport['reason'],
  string
>;

/** Writes a member's report down. @returns how many members reported the comment; null where this member did before */
export async function insertReport(tx: Db, report: typeof commentReports.$inferInsert): Promise<number | null> {
  const added = await tx.insert(commentReports).values(report).onConflictDoNothing().returning({ id: commentReports.commentId });
  return added.length === 0 ? null : tx.$count(commentReports, eq(commentReports.commentId, report.commentId));
}

/** Says in which review an operator looks at a report. */
export async function setReportReview(tx: Db, { commentId, memberId }: { commentId: number; memberId: number }, reviewId: number): Promise<void> {
  await tx
    .update(commentReports)
    .set({ reviewId })
    .where(and(eq(commentReports.commentId, commentId), eq(commentReports.memberId, memberId)));
}

/** What a member reported of comments: their words while others may read them. */
export const commentReportStore: ReportStore = {
  of: (memberId) => sql`
    select r.comment_id as thing_id, case when c.state in ('shown', 'folded') then c.content end as title,
      case when c.state in ('shown', 'folded') then coalesce('/news/article-details/' || c.article_id, '/prefecture/resource/' || c.resource_id, '/circle/circleDetail/' || c.post_id) end as href,
      r.reason, r.note, r.review_id, r.created_at
    from ${commentReports} r join ${comments} c on c.id = r.comment_id where r.member_id = ${memberId}`,
  reasons: commentReportNames,
};
