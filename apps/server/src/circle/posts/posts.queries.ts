import type { CirclePost, CirclePostVersion, QuotedCirclePost } from '@chippage/api/types';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { isLikedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberNames } from '../../platform/members/members.queries.ts';
import { circleEdits, circleGroups, circlePictures, circlePosts, circleTopics } from '../circle.schema.ts';
import { postGoneFailure, postNotFoundFailure } from '../circle.errors.ts';
import { toPicture } from './pictures.queries.ts';
import { pollsOf } from './polls.queries.ts';
import { editableUntil, isShown } from './posts.rules.ts';
import { type Reader, readableOf } from './reader.queries.ts';

/** A post as it is stored. */
export type PostRecord = typeof circlePosts.$inferSelect;

type Writer = CirclePost['writer'];

function writerOf({ memberId, sampleWriter }: Pick<PostRecord, 'memberId' | 'sampleWriter'>, nickName: string | null, avatar: string | null): Writer {
  if (sampleWriter !== null) return { id: null, nickName: sampleWriter, avatar: null };
  return memberId === null ? null : { id: memberId, nickName: nickName ?? '', avatar };
}

function grouped<Row extends { postId: number | null }>(rows: readonly Row[]): (id: number) => Row[] {
  const byPost = Map.groupBy(rows, ({ postId }) => postId);
  return (id) => byPost.get(id) ?? [];
}

async function rowsOf(db: Db, ids: readonly number[], me: number) {
  const writers = memberNames('w');
  const rows = await db
    .select({
      post: circlePosts,
      group: { id: circleGroups.id, name: circleGroups.name },
      nickName: writers.nickName,
      avatar: writers.avatar,
      isLiked: isLikedBy(me, 'post', sql`${circlePosts.id}`),
    })
    .from(circlePosts)
    .innerJoin(circleGroups, eq(circleGroups.id, circlePosts.groupId))
    .leftJoin(writers, eq(writers.id, circlePosts.memberId))
    .where(inArray(circlePosts.id, [...ids]));
  return new Map(rows.map((row) => [row.post.id, row]));
}

/** Posts by their numbers as a reader sees them, in this order. That the reader may see them is known. */
export async function toPosts(db: Db, ids: readonly number[], reader: Reader): Promise<CirclePost[]> {
  if (ids.length === 0) return [];
  const found = await rowsOf(db, ids, reader.memberId);
  const list = [...ids];
  const pictures = grouped(await db.select().from(circlePictures).where(inArray(circlePictures.postId, list)).orderBy(asc(circlePictures.position)));
  const topics = grouped(
    await db.select().from(circleTopics).where(inArray(circleTopics.postId, list)).orderBy(asc(circleTopics.kind), asc(circleTopics.label)),
  );
  const polls = await pollsOf(db, list, reader);
  const quoted = await quotedOf(
    db,
    [...found.values()].flatMap(({ post }) => post.quotedId ?? []),
    reader,
  );
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (!row) return [];
    const { post } = row;
    const isMine = reader.memberId !== 0 && post.memberId === reader.memberId;
    return [
      {
        id,
        group: row.group,
        writer: writerOf(post, row.nickName, row.avatar),
        content: post.content,
        pictures: pictures(id).map(toPicture),
        topics: topics(id).map(({ kind, thingId, label }) => ({ kind, id: thingId, label })),
        poll: polls.get(id) ?? null,
        quoted: post.quotedId === null ? null : (quoted.get(post.quotedId) ?? gone(post.quotedId)),
        visibility: post.visibility,
        state: post.state,
        refuseReason: isMine ? post.refuseReason : null,
        isMine,
        likes: post.likes,
        isLiked: row.isLiked,
        comments: post.comments,
        areCommentsClosed: post.areCommentsClosed,
        ipRegion: post.ipRegion,
        createTime: post.createdAt.toISOString(),
        editTime: post.editedAt?.toISOString() ?? null,
        editableUntil: isMine ? editableUntil(post.createdAt).toISOString() : null,
        isSample: post.sampleWriter !== null,
      },
    ];
  });
}

const gone = (id: number): QuotedCirclePost => ({ id, isGone: true, content: '', writer: null, createTime: null, pictures: 0 });

async function quotedOf(db: Db, ids: readonly number[], reader: Reader): Promise<Map<number, QuotedCirclePost>> {
  const readable = [...(await readableOf(db, ids, reader))];
  if (readable.length === 0) return new Map();
  const found = await rowsOf(db, readable, 0);
  const pictures = grouped(await db.select({ postId: circlePictures.postId }).from(circlePictures).where(inArray(circlePictures.postId, readable)));
  return new Map(
    [...found].map(([id, { post, nickName, avatar }]) => [
      id,
      {
        id,
        isGone: false,
        content: post.content,
        writer: writerOf(post, nickName, avatar),
        createTime: post.createdAt.toISOString(),
        pictures: pictures(id).length,
      },
    ]),
  );
}

/**
 * The row of a post that a reader may read.
 * @throws Failure 404 where there is none for this reader, 410 where it was taken away
 */
export async function findReadable(db: Db, id: number, reader: Reader): Promise<PostRecord> {
  const [post] = await db.select().from(circlePosts).where(eq(circlePosts.id, id));
  return checked(post, reader);
}

/** The same, held until the transaction ends. */
export async function lockReadable(tx: Db, id: number, reader: Reader): Promise<PostRecord> {
  return checked(await lockPost(tx, id), reader);
}

function checked(post: PostRecord | undefined, reader: Reader): PostRecord {
  if (!post || !isWithin(post, reader)) throw postNotFoundFailure();
  if (mayRead(post, reader)) return post;
  throw post.state === 'pending' ? postNotFoundFailure() : postGoneFailure();
}

const isOf = ({ memberId }: PostRecord, reader: Reader) => reader.memberId !== 0 && memberId === reader.memberId;
/** What is for the members of a group is for whoever follows it. */
const isWithin = (post: PostRecord, reader: Reader) => isOf(post, reader) || post.visibility === 'everyone' || reader.groups.includes(post.groupId);

/** Whether a reader may read a post: what is pending or refused is its writer's, what is deleted nobody's. */
export const mayRead = (post: PostRecord, reader: Reader): boolean =>
  isWithin(post, reader) && (isShown(post.state) || (isOf(post, reader) && post.state !== 'deleted'));

/** The row of a post, held until the transaction ends. */
export async function lockPost(tx: Db, id: number): Promise<PostRecord | undefined> {
  const [post] = await tx.select().from(circlePosts).where(eq(circlePosts.id, id)).for('update');
  return post;
}

/** The row of a post whose comments are asked for; undefined: there is none. */
export async function findPost(db: Db, id: number): Promise<PostRecord | undefined> {
  const [post] = await db.select().from(circlePosts).where(eq(circlePosts.id, id));
  return post;
}

/** What a post said, the newest first. */
export async function listVersions(db: Db, { id, content, createdAt, editedAt }: PostRecord): Promise<CirclePostVersion[]> {
  const before = await db.select().from(circleEdits).where(eq(circleEdits.postId, id)).orderBy(desc(circleEdits.id));
  // An edit holds the words before it: they stood since the edit before that, and the first since the post was written.
  const since = [...before.slice(1).map((edit) => edit.createdAt), createdAt];
  return [
    { content, time: (editedAt ?? createdAt).toISOString() },
    ...before.map((edit, at) => ({ content: edit.content, time: (since[at] ?? createdAt).toISOString() })),
  ];
}
