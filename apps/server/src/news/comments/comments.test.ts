import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Comment, CommentReply, Notice, Review } from '@chippage/api/types';
import { members } from '../../platform/members/members.schema.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { countersOf, insertArticle, insertDesk } from '../../../test/articles.ts';
import { operatorOf } from '../../../test/operator.ts';
import { comments } from './comments.schema.ts';
import { articles } from '../news.schema.ts';

let api: TestApp;
let writer: Visitor;
let other: Visitor;
let operator: Visitor;
let articleId: number;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent', env: { IP_REGION_HEADER: 'x-ip-region', TRUST_PROXY: '127.0.0.1' } });
  writer = api.visitor();
  await writer.login('13900000301');
  other = api.visitor();
  await other.login('13900000302');
  operator = await operatorOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  articleId = await insertArticle(api.server.db, api.clock.now(), await insertDesk(api.server.db));
  api.clock.advance(60_000);
});

const say = (visitor: Visitor, content: string, more: Record<string, string> = {}) =>
  visitor.post('/comment/add', { articleId: `${articleId}`, content, ...more });
const idOf = (reply: { json: <R>() => R }) => reply.json<{ data: { id: number } }>().data.id;
const list = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/news/v1/comments', { articleId: `${articleId}`, ...query })).json<{ data: Comment[]; totalRecord: number }>();

/** Decides about the newest of a kind. */
async function decide(kind: 'comment' | 'comment_report', decision: 'approve' | 'refuse', reason = '') {
  const { data } = (await operator.get('/operator/reviews', { kind, pageSize: '100' })).json<{ data: Review[] }>();
  const review = data.at(-1);
  expect(review).toBeDefined();
  expect((await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision, reason })).json()).toMatchObject({ code: 1 });
  return review;
}

/** A comment that everybody sees. */
async function shown(visitor: Visitor, content: string, more: Record<string, string> = {}): Promise<number> {
  const id = idOf(await say(visitor, content, more));
  await decide('comment', 'approve');
  return id;
}
const noticesOf = async (visitor: Visitor) => (await visitor.get('/message/page')).json<{ data: Notice[] }>().data;

describe('先审后发', () => {
  it('审核中的只有作者看得到；通过后所有人看得到，计数加一，作者得到通知', async () => {
    const reply = await say(writer, '  第一行\r\n第二行 ');
    expect(reply.json()).toMatchObject({
      code: 1,
      data: { state: 'pending', content: '第一行\n第二行', isMine: true, parentId: null, replyTo: null, likes: 0 },
    });
    for (const visitor of [api.visitor(), other]) expect(await list(visitor)).toMatchObject({ data: [], totalRecord: 0 });
    expect((await list(writer)).data).toMatchObject([{ state: 'pending', isMine: true }]);
    expect(await countersOf(api.server.db, articleId)).toMatchObject({ comments: 0 });
    const review = await decide('comment', 'approve');
    expect(review?.facts).toContainEqual({ name: '评论', value: '第一行\n第二行' });
    expect((await list(api.visitor())).data).toMatchObject([{ state: 'shown', isMine: false, ipRegion: null }]);
    expect(await countersOf(api.server.db, articleId)).toMatchObject({ comments: 1 });
    expect((await noticesOf(writer))[0]).toMatchObject({ title: '评论已通过审核', href: `/news/article-details/${articleId}` });
  });

  it('同一个人有几条在等，一条不顶替另一条', async () => {
    await say(writer, '甲');
    await say(writer, '乙');
    const { totalRecord } = (await operator.get('/operator/reviews', { kind: 'comment' })).json<{ totalRecord: number }>();
    expect(totalRecord).toBe(2);
    await decide('comment', 'approve');
    await decide('comment', 'approve');
  });

  it('没有通过的只有作者看得到，带着原因', async () => {
    await say(writer, '加我微信');
    await decide('comment', 'refuse', '含广告');
    expect((await list(other)).data).toEqual([]);
    expect((await list(writer)).data).toMatchObject([{ state: 'refused', refuseReason: '含广告' }]);
    expect((await noticesOf(writer))[0]?.body).toContain('含广告');
  });

  it('要手机号：没有绑定的会员得到 403 和做法', async () => {
    const nobody = api.visitor();
    await nobody.login('13900000303');
    await api.server.db
      .update(members)
      .set({ mobile: null })
      .where(eq(members.id, nobody.uid ?? 0));
    const reply = await say(nobody, '你好');
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ reason: 'comment.mobile_required', msg: expect.stringContaining('绑定手机号') });
    expect((await say(api.visitor(), '你好')).statusCode).toBe(401);
  });

  it('空白、过长、没有这篇文章、没有这条评论', async () => {
    expect((await say(writer, ' \n ')).json()).toMatchObject({ code: 422, fields: [{ field: 'content' }] });
    expect((await say(writer, '长'.repeat(501))).statusCode).toBe(422);
    expect((await writer.post('/comment/add', { articleId: '99999999', content: '好' })).statusCode).toBe(404);
    expect((await say(writer, '好', { replyToId: '99999999' })).statusCode).toBe(404);
  });

  it('一分钟十条，第十一条 429', async () => {
    api.clock.advance(60_000);
    for (let at = 0; at < 10; at++) expect((await say(other, `第 ${at} 条`)).statusCode).toBe(200);
    const reply = await say(other, '第十一条');
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    api.clock.advance(60_000);
    expect((await say(other, '一分钟以后')).statusCode).toBe(200);
    for (let at = 0; at < 11; at++) await decide('comment', 'refuse', '测试');
  });

  it('属地来自代理说的，不是访客说的形状都不要', async () => {
    for (const [given, region] of [
      [encodeURIComponent('广东'), '广东'],
      ['%3Cscript%3E', null],
      ['%E0%A4%A', null],
    ] as const) {
      const reply = await writer.post('/comment/add', { articleId: `${articleId}`, content: '属地' }, { 'x-ip-region': given });
      expect(reply.json().data.ipRegion).toBe(region);
      await decide('comment', 'refuse', '测试');
    }
  });
});

describe('两级', () => {
  it('回复挂在第一级下面，说出回复谁；还在审核的回复不能被别人回复', async () => {
    const first = await shown(writer, '第一级');
    const answer = idOf(await say(other, '回复', { replyToId: `${first}` }));
    expect((await say(writer, '回复的回复', { replyToId: `${answer}` })).statusCode).toBe(404);
    await decide('comment', 'approve');
    expect((await noticesOf(writer))[0]).toMatchObject({ title: '有人回复了你的评论', body: '回复' });
    await shown(writer, '回复的回复', { replyToId: `${answer}` });
    const { data, totalRecord } = await list(api.visitor());
    expect(totalRecord).toBe(1);
    expect(data[0]).toMatchObject({
      id: first,
      replyCount: 2,
      replies: [
        { parentId: first, replyTo: null, content: '回复' },
        { replyTo: { id: other.uid }, content: '回复的回复' },
      ],
    });
    for (let at = 0; at < 3; at++) await shown(other, `第 ${at} 条回复`, { replyToId: `${first}` });
    const [thread] = (await list(api.visitor())).data;
    expect([thread?.replyCount, thread?.replies.length]).toEqual([5, 3]);
    const more = (await api.visitor().get('/news/v1/comments/replies', { commentId: `${first}`, pageIndex: '2', pageSize: '3' })).json<{
      data: CommentReply[];
      totalRecord: number;
    }>();
    expect([more.data.length, more.totalRecord]).toEqual([2, 5]);
  });

  it('文章下架后，回复也看不到', async () => {
    const first = await shown(writer, '第一级');
    await shown(other, '回复', { replyToId: `${first}` });
    await api.server.db.update(articles).set({ state: 'DISMOUNT' }).where(eq(articles.id, articleId));
    expect((await api.visitor().get('/news/v1/comments/replies', { commentId: `${first}` })).json()).toMatchObject({ data: [], totalRecord: 0 });
  });
});

describe('删除', () => {
  it('只能删自己的；字立刻没了，有回复的留一个空位，没有的整条不见', async () => {
    const first = await shown(writer, '会被删掉的字');
    const answer = await shown(other, '回复', { replyToId: `${first}` });
    expect((await other.post('/comment/del', { id: `${first}` })).statusCode).toBe(404);
    for (let times = 0; times < 2; times++) expect((await writer.post('/comment/del', { id: `${first}` })).json()).toMatchObject({ code: 1 });
    expect(await countersOf(api.server.db, articleId)).toMatchObject({ comments: 1 });
    expect((await list(api.visitor())).data).toMatchObject([{ state: 'deleted', content: '', writer: null, replyCount: 1 }]);
    const [row] = await api.server.db.select().from(comments).where(eq(comments.id, first));
    expect(row?.content).toBe('');
    await other.post('/comment/del', { id: `${answer}` });
    expect(await list(api.visitor())).toMatchObject({ data: [], totalRecord: 0 });
    expect(await countersOf(api.server.db, articleId)).toMatchObject({ comments: 0 });
  });

  it('审核中的删掉后，运营者不用再看', async () => {
    const id = idOf(await say(writer, '不说了'));
    await writer.post('/comment/del', { id: `${id}` });
    expect((await operator.get('/operator/reviews', { kind: 'comment' })).json().totalRecord).toBe(0);
  });
});

describe('赞与举报', () => {
  it('并发点赞只算一次；审核中的不能赞', async () => {
    const id = await shown(writer, '好文');
    await Promise.all(Array.from({ length: 12 }, () => other.post('/news/comment/likeCount', { id: `${id}`, isLiked: 'true' })));
    expect((await list(other)).data).toMatchObject([{ likes: 1, isLiked: true }]);
    expect((await list(writer)).data).toMatchObject([{ likes: 1, isLiked: false }]);
    const waiting = idOf(await say(writer, '等待'));
    expect((await other.post('/news/comment/likeCount', { id: `${waiting}`, isLiked: 'true' })).statusCode).toBe(404);
    await decide('comment', 'refuse', '测试');
    await shown(writer, '更新的一条');
    expect((await list(other, { sort: 'hottest' })).data[0]?.id).toBe(id);
  });

  it('举报一人一次，队列里一条；三人举报先折叠；成立则移除并告诉双方', async () => {
    const id = await shown(writer, '假消息');
    expect((await writer.post('/comment/report', { id: `${id}`, reason: 'wrong' })).json()).toMatchObject({ code: 0, reason: 'comment.own' });
    for (let times = 0; times < 2; times++)
      expect((await other.post('/comment/report', { id: `${id}`, reason: 'wrong', note: '数字不对' })).json()).toMatchObject({ code: 1 });
    expect((await list(api.visitor())).data[0]?.state).toBe('shown');
    for (const mobile of ['13900000311', '13900000312']) {
      const visitor = api.visitor();
      await visitor.login(mobile);
      await visitor.post('/comment/report', { id: `${id}`, reason: 'spam' });
    }
    expect((await list(api.visitor())).data[0]?.state).toBe('folded');
    expect((await operator.get('/operator/reviews', { kind: 'comment_report' })).json().totalRecord).toBe(1);
    await decide('comment_report', 'approve');
    expect((await list(api.visitor())).data).toEqual([]);
    expect((await list(writer)).data).toMatchObject([{ state: 'refused' }]);
    expect(await countersOf(api.server.db, articleId)).toMatchObject({ comments: 0 });
    expect((await noticesOf(writer))[0]?.title).toBe('评论已被移除');
    expect((await noticesOf(other))[0]?.title).toBe('举报已处理');
    // Words that went off the site are not read again in the list of what was reported.
    const [mine] = (await other.get('/report/my')).json().data;
    expect(mine).toMatchObject({ kind: 'comment', id, title: null, href: null, reason: '不实', note: '数字不对', state: 'upheld' });
    expect((await writer.get('/report/my')).json()).toMatchObject({ data: [], totalRecord: 0 });
  });

  it('举报以后写的人自己删了：不再处理', async () => {
    const id = await shown(writer, '删掉的话');
    await other.post('/comment/report', { id: `${id}`, reason: 'spam' });
    const mine = async () => (await other.get('/report/my')).json().data.find((row: { id: number }) => row.id === id);
    expect(await mine()).toMatchObject({ state: 'open', title: '删掉的话', href: `/news/article-details/${articleId}` });
    await writer.post('/comment/del', { id: `${id}` });
    expect(await mine()).toMatchObject({ state: 'ended', title: null, href: null, answer: null });
  });

  it('举报不成立，评论重新展开', async () => {
    const id = await shown(writer, '没有问题');
    await api.server.db.update(comments).set({ state: 'folded' }).where(eq(comments.id, id));
    await other.post('/comment/report', { id: `${id}`, reason: 'other' });
    await decide('comment_report', 'refuse', '内容属实');
    expect((await list(api.visitor())).data[0]?.state).toBe('shown');
    expect((await other.get('/report/my')).json().data.find((row: { id: number }) => row.id === id)).toMatchObject({
      state: 'rejected',
      answer: '内容属实',
      title: '没有问题',
    });
  });
});
