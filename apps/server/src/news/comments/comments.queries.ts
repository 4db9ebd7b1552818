import { type SQL, sql } from 'drizzle-orm';
import type { Comment, CommentReply } from '@chippage/api/types';
import { isPublished } from '../articles/articles.queries.ts';
import { isLikedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';

/** What both levels say of themselves. */
type CommentBody = Omit<Comment, 'replies' | 'replyCount'>;

interface CommentRow extends Record<string, unknown> {
  id: string;
  articleId: string;
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

/** What this visitor may see of a comment that stands for itself: what was let through, and their own that waits or was refused. */
const isSeen = (alias: SQL, me: number): SQL =>
  sql`(${alias}.state in ('shown', 'folded') or (${alias}.state in ('pending', 'refused') and ${alias}.member_id = ${me}))`;

const columns = (me: number): SQL => sql`
  m.id, m.article_id as "articleId", m.parent_id as "parentId", m.state, m.content, m.member_id as "writerId", w.nick_name as "nickName", w.avatar,
  case when m.member_id = ${me} then m.refuse_reason end as "refuseReason", m.likes, m.ip_region as "ipRegion", m.created_at as "createdAt",
  ${isLikedBy(me, 'comment', sql`m.id`)} as "isLiked",
  p.member_id as "replyToMemberId", q.nick_name as "replyToName",
  (select count(*)::int from comments r where r.parent_id = m.id and ${isSeen(sql`r`, me)}) as "replyCount"`;

/** Who wrote a comment, and who wrote what it answers. */
const writers = sql`left join ${memberNames('w')} on w.id = m.member_id
  left join comments p on p.id = m.reply_to_id left join ${memberNames('q')} on q.id = p.member_id`;

const source = sql`comments m ${writers}`;

function toBody(row: CommentRow, me: number): CommentBody {
  const isGone = row.state === 'deleted';
  const writerId = row.writerId === null ? null : Number(row.writerId);
  return {
    id: Number(row.id),
    articleId: Number(row.articleId),
    state: row.state,
    content: isGone ? '' : row.content,
    writer: isGone || writerId === null ? null : { id: writerId, nickName: row.nickName ?? '', avatar: row.avatar },
    isMine: me !== 0 && writerId === me && !isGone,
    refuseReason: row.refuseReason,
    likes: row.likes,
    isLiked: row.isLiked,
    ipRegion: isGone ? null : row.ipRegion,
    createTime: new Date(row.createdAt).toISOString(),
  };
}

const toReply = (row: CommentRow, me: number): CommentReply => ({
  ...toBody(row, me),
  parentId: Number(row.parentId),
  replyTo: row.replyToMemberId === null ? null : { id: Number(row.replyToMemberId), nickName: row.replyToName ?? '' },
});

interface ListWish extends PageWish {
  articleId: number;
  sort: 'newest' | 'hottest';
}

/** Comments of the first level with their first answers. A deleted one stays while answers hang on it. */
export async function listComments(db: Db, me: number, { articleId, sort, limit, offset }: ListWish): Promise<{ rows: Comment[]; total: number }> {
  const where = sql`m.article_id = ${articleId} and m.parent_id is null and (${isSeen(sql`m`, me)}
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

/** Answers below a comment, the oldest first; none where the article is not published. */
export async function listReplies(
  db: Db,
  me: number,
  commentId: number,
  { limit, offset }: PageWish,
  now: Date,
): Promise<{ rows: CommentReply[]; total: number }> {
  const where = sql`m.parent_id = ${commentId} and ${isSeen(sql`m`, me)} and exists (select from articles a where a.id = m.article_id and ${isPublished(now)})`;
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
