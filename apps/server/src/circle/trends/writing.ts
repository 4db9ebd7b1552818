import type { NewTrend, TrendChange, TrendTag } from '@chippage/api/types';
import { ipRegionOf } from '../../news/comments/ipRegion.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { once } from '../../platform/repeatable.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { mobileRequiredFailure, refuseTooLate, trendNotFoundFailure, wrongFactFailure } from '../circle.errors.ts';
import { addToGroup, findGroup, isFollower } from '../groups/groups.queries.ts';
import { findTrend, toTrends } from './cards.queries.ts';
import { readerOf } from './list.queries.ts';
import { deletePictures, takePictures } from './pictures.queries.ts';
import { deleteVersions, insertOptions, insertTags, insertTrend, insertVersion, lockTrend, type TrendRecord, updateTrend } from './trends.queries.ts';
import { editableUntil, isNew, isOpenState, linkLimits, linksOf, postLimits } from './trends.rules.ts';

type MemberCtx = Ctx<Session>;
type Things = Composition['things'];

const DAY = 86_400_000;

/** Line breaks of one kind, nothing around. */
function tidied(given: string): string {
  const content = given.replaceAll('\r\n', '\n').trim();
  if (content === '') throw wrongFactFailure('content', '请输入动态的内容');
  return content;
}

/** The beginning of a text on one line, for titles. */
export function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return [...line].length > 20 ? `${[...line].slice(0, 20).join('')}…` : line;
}

/** The names of what a post is about, each thing once. */
async function namedTags(db: Db, things: Things, tags: NonNullable<NewTrend['tags']>): Promise<TrendTag[]> {
  const once = tags.filter(({ kind, id }, at) => tags.findIndex((other) => other.kind === kind && other.id === id) === at);
  const named: TrendTag[] = [];
  for (const { kind, id } of once) {
    const [thing] = id > 2_147_483_647 ? [] : ((await things[kind]?.(db, [id])) ?? []);
    if (!thing) throw wrongFactFailure('tags', `没有找到这个${kind === 'part' ? '型号' : '品牌'}，请从列表里重新选择`);
    named.push({ kind, id, name: thing.title });
  }
  return named;
}

/** Whether a post has to be looked at first: those with links of a new account, beyond a few an hour. */
async function hasToWait({ db, session, clock }: MemberCtx, memberSince: Date, links: readonly string[]): Promise<boolean> {
  if (links.length === 0 || !isNew(memberSince, clock.now())) return false;
  return (await takeHit(db, linkLimits(session.memberId), clock.now())) > 0;
}

/** Puts a post before an operator. */
async function putBefore(
  tx: Db,
  { id, memberId, content, groupName, why }: { id: number; memberId: number; content: string; groupName: string; why: string },
  now: Date,
) {
  const facts = [
    { name: '动态', value: content, href: `/circle/circleContent/${id}` },
    { name: '圈子', value: groupName },
    { name: '为什么审核', value: why },
  ];
  await submitReview(tx, { kind: 'trend', memberId, title: `动态：${short(content)}`, facts, payload: { trendId: id }, isOneOfMany: true }, now);
}

const LINKS_WAIT = '新账号一小时内第 3 条带链接的动态';

/** Writes a post. @returns its number */
export async function writeTrend(ctx: MemberCtx, things: Things, form: NewTrend): Promise<number> {
  const { db, session, clock } = ctx;
  const { memberId } = session;
  const now = clock.now();
  const content = tidied(form.content);
  const member = await findMember(db, memberId);
  if (!member?.mobile) throw mobileRequiredFailure();
  const group = await findGroup(db, memberId, form.groupId);
  if (!group) throw wrongFactFailure('groupId', '没有找到这个圈子，请重新选择');
  if (form.visibility === 'group' && !(await isFollower(db, memberId, group.id)))
    throw wrongFactFailure('visibility', '先关注这个圈子，才能发只给圈内看的动态');
  const tags = await namedTags(db, things, form.tags ?? []);
  const options = form.poll?.options.map((option) => option.trim()) ?? [];
  if (new Set(options).size !== options.length || options.includes('')) throw wrongFactFailure('poll', '投票的选项不能为空，也不能重复');
  const [quoted] = form.quoteId === undefined ? [] : await toTrends(db, await readerOf(db, memberId), [form.quoteId], now);
  if (form.quoteId !== undefined && (!quoted || !isOpenState(quoted.state))) throw trendNotFoundFailure();
  if (quoted?.visibility === 'group') throw wrongFactFailure('quoteId', '只给圈内看的动态不能引用');
  return once(ctx, 'addTrend', form, async (tx) => {
    const wait = await takeHit(tx, postLimits(memberId, isNew(member.createdAt, now)), now);
    if (wait > 0) throw tooManyRequests(wait, `发布太频繁，请 ${Math.ceil(wait / 60)} 分钟后再试`);
    const links = linksOf(content);
    const waits = await hasToWait({ ...ctx, db: tx }, member.createdAt, links);
    const id = await insertTrend(tx, {
      groupId: group.id,
      memberId,
      content,
      links,
      visibility: form.visibility ?? 'public',
      state: waits ? 'pending' : 'shown',
      quoteId: quoted?.id ?? null,
      pollEndsAt: form.poll ? new Date(now.getTime() + form.poll.days * DAY) : null,
      ipRegion: ipRegionOf(ctx),
      createdAt: now,
    });
    if (!(await takePictures(tx, { trendId: id, memberId, pictures: form.pictures ?? [] }))) throw wrongFactFailure('pictures', '有的图片已经失效，请重新上传');
    await insertTags(tx, id, tags);
    if (form.poll) await insertOptions(tx, id, { ...form.poll, options });
    if (waits) await putBefore(tx, { id, memberId, content, groupName: group.name, why: LINKS_WAIT }, now);
    else await addToGroup(tx, group.id, 'trends', 1);
    return id;
  });
}

/** One's own post, held until the transaction ends. */
export async function lockOwn(tx: Db, memberId: number, id: number): Promise<TrendRecord> {
  const row = await lockTrend(tx, id);
  if (row?.memberId !== memberId || row.state === 'deleted') throw trendNotFoundFailure();
  return row;
}

/** Changes the words of a post; links that a new account adds are counted as those of a new post. */
export async function changeTrend(ctx: MemberCtx, { id, content: given }: TrendChange): Promise<ReturnType<typeof refuseTooLate> | null> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const content = tidied(given);
  return ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, memberId, id);
    if (editableUntil(row.createdAt) <= now || row.state === 'refused') return refuseTooLate();
    if (row.content === content) return null;
    const links = linksOf(content);
    const added = links.filter((link) => !row.links.includes(link));
    const member = await findMember(tx, memberId);
    const waits = row.state === 'shown' && member !== undefined && (await hasToWait({ ...ctx, db: tx }, member.createdAt, added));
    await insertVersion(tx, { trendId: id, content: row.content, writtenAt: row.editedAt ?? row.createdAt });
    await updateTrend(tx, id, { content, links, editedAt: now, ...(waits && { state: 'pending' as const }) });
    if (!waits && row.state !== 'pending') return null;
    // What an operator looks at is what will be shown.
    await withdrawReviewsAbout(tx, 'trend', { trendId: id });
    const group = await findGroup(tx, memberId, row.groupId);
    await putBefore(tx, { id, memberId, content, groupName: group?.name ?? '', why: LINKS_WAIT }, now);
    if (waits) await addToGroup(tx, row.groupId, 'trends', -1);
    return null;
  });
}

/** Deletes one's own post: its words, pictures and what it said before go at once, and nobody has to judge it any more. */
export async function deleteTrend({ db, session }: MemberCtx, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockTrend(tx, id);
    if (row?.memberId !== session.memberId) throw trendNotFoundFailure();
    if (row.state === 'deleted') return;
    await updateTrend(tx, id, { state: 'deleted', content: '', links: [], refuseReason: null });
    await deletePictures(tx, id);
    await deleteVersions(tx, id);
    for (const kind of ['trend', 'trend_report'] as const) await withdrawReviewsAbout(tx, kind, { trendId: id });
    if (isOpenState(row.state)) await addToGroup(tx, row.groupId, 'trends', -1);
  });
}

/** A post as its writer sees it. */
export async function ownTrend({ db, session, clock }: MemberCtx, id: number) {
  const trend = await findTrend(db, await readerOf(db, session.memberId), id, clock.now());
  if (!trend) throw trendNotFoundFailure();
  return trend;
}
