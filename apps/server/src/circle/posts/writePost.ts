import { circlePostLimits } from '@chippage/api/limits';
import type { NewCirclePost } from '@chippage/api/types';
import { findBrandThings } from '../../datasheets/parts/brands.queries.ts';
import { findPartThings } from '../../datasheets/parts/parts.queries.ts';
import { ipRegionOf } from '../../news/comments/ipRegion.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import {
  groupNotFoundFailure,
  mobileRequiredFailure,
  postEmptyFailure,
  postGoneFailure,
  refuseBlocked,
  refuseGoneQuote,
  refuseTooOld,
  tooManyPostsFailure,
  wrongPollFailure,
} from '../circle.errors.ts';
import { findGroup, setGroupFollow } from '../groups/groups.queries.ts';
import { isBlocked } from '../people/people.queries.ts';
import { filesOfReview, holdPictures } from './pictures.queries.ts';
import { insertPoll } from './polls.queries.ts';
import { findPost, lockPost, type PostRecord } from './posts.queries.ts';
import { cleaned, editableUntil, hasLink, isNewAccount, isShown, short } from './posts.rules.ts';
import { readableOf, readerOf } from './reader.queries.ts';
import { changePost, insertEdit, insertPost, insertTopics } from './writes.queries.ts';

const HOUR = 3600;

type MemberCtx = Ctx<Session>;

function checkedWords(given: string): string {
  const content = cleaned(given);
  if (content === '') throw postEmptyFailure();
  return content;
}

/** Whether an account is new; 403 without a phone: the law wants who publishes to be known. */
async function isNewMember({ db, session, clock }: MemberCtx): Promise<boolean> {
  const member = await findMember(db, session.memberId);
  if (!member?.mobile) throw mobileRequiredFailure();
  return isNewAccount(member.createdAt, clock.now());
}

/** Whether a new account has written as many posts with links within the hour as everybody sees at once. */
async function isLinkWaiting({ db, session, clock }: MemberCtx): Promise<boolean> {
  return (await takeHit(db, [{ key: `post link:${session.memberId}`, limit: circlePostLimits.newLinkPosts, seconds: HOUR }], clock.now())) > 0;
}

/** Parts and brands as they are called now. @throws Failure 404 where there is none */
async function topicsOf(db: Db, wished: NonNullable<NewCirclePost['topics']>): Promise<{ kind: 'part' | 'brand'; thingId: number; label: string }[]> {
  const rows = [];
  for (const kind of ['part', 'brand'] as const) {
    const ids = [...new Set(wished.filter((each) => each.kind === kind).map(({ id }) => id))].filter((id) => id <= 2_147_483_647);
    const found = ids.length === 0 ? [] : await (kind === 'part' ? findPartThings : findBrandThings)(db, ids);
    if (found.length < new Set(wished.filter((each) => each.kind === kind).map(({ id }) => id)).size) throw notFound(kind === 'part' ? '型号' : '品牌');
    rows.push(...found.map(({ id, title }) => ({ kind, thingId: id, label: title })));
  }
  return rows;
}

function checkPoll(poll: NewCirclePost['poll']): void {
  if (!poll) return;
  const answers = poll.options.map((answer) => answer.trim());
  if (poll.question.trim() === '' || answers.includes('') || new Set(answers).size < answers.length) throw wrongPollFailure();
}

/** Puts a post that waits into the operator's queue. */
async function submit(tx: Db, { id, content }: Pick<PostRecord, 'id' | 'content'>, memberId: number, now: Date): Promise<void> {
  const facts = [
    { name: '动态', value: content },
    { name: '为什么要看', value: '新账号一小时内第三条带链接的动态' },
  ];
  await submitReview(
    tx,
    { kind: 'circle_post', memberId, title: `动态：${short(content)}`, facts, payload: { postId: id, files: await filesOfReview(tx, id) }, isOneOfMany: true },
    now,
  );
}

/** What has to hold before a post is written; 429 where the member writes too fast. @returns the state that it starts with */
export async function preparePost(ctx: MemberCtx, { content: given, poll, groupId }: NewCirclePost): Promise<{ content: string; state: 'shown' | 'pending' }> {
  const content = checkedWords(given);
  const isNew = await isNewMember(ctx);
  checkPoll(poll);
  if (!(await findGroup(ctx.db, 0, groupId))) throw groupNotFoundFailure();
  const limit = isNew ? circlePostLimits.newPosts : circlePostLimits.posts;
  const wait = await takeHit(ctx.db, [{ key: `post:${ctx.session.memberId}`, limit, seconds: HOUR }], ctx.clock.now());
  if (wait > 0) throw tooManyPostsFailure(wait, isNew);
  return { content, state: isNew && hasLink(content) && (await isLinkWaiting(ctx)) ? 'pending' : 'shown' };
}

/** Writes a post with all that belongs to it. @returns its number, or a refusal */
export async function writePost(
  ctx: MemberCtx,
  tx: Db,
  { groupId, visibility = 'everyone', pictures = [], topics = [], poll, quotedId, areCommentsClosed = false }: NewCirclePost,
  { content, state }: { content: string; state: 'shown' | 'pending' },
): Promise<number | ReturnType<typeof refuseGoneQuote | typeof refuseBlocked>> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  if (quotedId !== undefined) {
    const quoted = (await readableOf(tx, [quotedId], await readerOf(tx, memberId, now))).has(quotedId) ? await findPost(tx, quotedId) : undefined;
    if (!quoted || !isShown(quoted.state)) return refuseGoneQuote();
    if (quoted.memberId !== null && (await isBlocked(tx, { memberId: quoted.memberId, otherId: memberId }))) return refuseBlocked();
  }
  const named = await topicsOf(tx, topics);
  await setGroupFollow(tx, { memberId, id: groupId, isFollowed: true, now });
  const row = { groupId, memberId, content, visibility, state, quotedId: quotedId ?? null, areCommentsClosed, ipRegion: ipRegionOf(ctx), createdAt: now };
  const post = await insertPost(tx, row);
  await holdPictures(tx, { postId: post.id, memberId, pictures });
  await insertTopics(
    tx,
    named.map((topic) => ({ ...topic, postId: post.id })),
  );
  if (poll) await insertPoll(tx, post.id, poll, now);
  if (state === 'pending') await submit(tx, post, memberId, now);
  return post.id;
}

/** Changes the words of an own post and keeps what they were. @returns a refusal; null: done */
export async function editPost(
  ctx: MemberCtx,
  id: number,
  given: string,
  own: (tx: Db, id: number) => Promise<PostRecord>,
): Promise<ReturnType<typeof refuseTooOld> | null> {
  const now = ctx.clock.now();
  const before = await own(ctx.db, id);
  const content = checkedWords(given);
  // Asked before the transaction: what a limit counts stays counted.
  const addsLink = hasLink(content) && !hasLink(before.content);
  const waits = addsLink && (await isNewMember(ctx)) && (await isLinkWaiting(ctx));
  return ctx.db.transaction(async (tx) => {
    await lockPost(tx, id);
    const post = await own(tx, id);
    if (post.state === 'refused' || post.state === 'deleted') throw postGoneFailure();
    if (editableUntil(post.createdAt) <= now) return refuseTooOld();
    if (content === post.content) return null;
    await insertEdit(tx, { postId: id, content: post.content, createdAt: now });
    const state = waits ? ('pending' as const) : post.state;
    await changePost(tx, post, { content, editedAt: now, state });
    if (state === 'pending') {
      await withdrawReviewsAbout(tx, 'circle_post', { postId: id });
      await submit(tx, { id, content }, ctx.session.memberId, now);
    }
    return null;
  });
}
