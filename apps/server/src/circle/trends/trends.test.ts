// Posts: pictures, order, who sees what, likes, comments, polls, quotes, tags, what they said before.
import type { Comment, NewTrend, Trend, TrendVersion } from '@chippage/api/types';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { pictureBombs } from '../../../test/bombs.ts';
import { addTrend, groupId, photo, uploadPicture } from '../../../test/circle.ts';
import { operatorOf } from '../../../test/operator.ts';
import { trends } from '../circle.schema.ts';
import { recount } from './trends.queries.ts';

let api: TestApp;
let guest: Visitor;
let writer: Visitor;
let reader: Visitor;
let operator: Visitor;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent', env: { IP_REGION_HEADER: 'x-ip-region', TRUST_PROXY: '127.0.0.1' } });
  guest = api.visitor();
  writer = api.visitor();
  await writer.login('13900000501');
  reader = api.visitor();
  await reader.login('13900000502');
  operator = await operatorOf(api);
  // Nobody of these is new any more.
  api.clock.advance(8 * 86_400_000);
  await writer.login('13900000501');
  await reader.login('13900000502');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.server.db.delete(trends);
  await recount(api.server.db);
  api.clock.advance(3_600_000);
});

type Page = { data: Trend[]; totalRecord: number };
const list = async (visitor: Visitor, query: Record<string, string> = {}) => (await visitor.get('/trends/list', query)).json<Page>();
const contents = async (visitor: Visitor, query: Record<string, string> = {}) => (await list(visitor, query)).data.map(({ content }) => content);
const add = async (visitor: Visitor, content: string, more: Partial<NewTrend> = {}) => {
  api.clock.advance(1000);
  return (await addTrend(visitor, { content, ...more })).data;
};
const look = async (visitor: Visitor, id: number) => (await visitor.get('/trends', { id: `${id}` })).json<{ code: number; data: Trend }>();
const like = (visitor: Visitor, id: number, isLiked = true) => visitor.post('/trends/like', { id: `${id}`, isLiked: `${isLiked}` });

it('九张图片和替代文字：发布后在最新的最上面；相机写的都没有了；第十张不行', async () => {
  await add(reader, '早一点的');
  const pictures = [];
  for (let at = 0; at < 9; at++) pictures.push({ id: (await uploadPicture(writer, await photo(at * 20))).data.id, alt: `第 ${at + 1} 张` });
  expect((await guest.get(`/trends/picture/${pictures[0]?.id}`)).statusCode).toBe(404);
  const written = await add(writer, '  九张图\r\n第二行 ', { pictures });
  expect(written).toMatchObject({ state: 'shown', content: '九张图\n第二行', isMine: true, likes: 0, group: { name: '电源设计' } });
  expect(written.pictures.map(({ alt }) => alt)).toEqual(pictures.map(({ alt }) => alt));
  expect((await list(guest)).data[0]).toMatchObject({ id: written.id, isMine: false, editableUntil: null });
  const reply = await guest.get(`/trends/picture/${pictures[0]?.id}`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
  expect(await addTrend(writer, { content: '十张', pictures: [...pictures, { id: 1, alt: '' }] })).toMatchObject({ code: 422 });
  expect(await addTrend(writer, { content: '用过的', pictures })).toMatchObject({ code: 422, reason: 'trend.wrong_fact' });
  const other = await uploadPicture(reader, await photo());
  expect(await addTrend(writer, { content: '别人的', pictures: [{ id: other.data.id, alt: '' }] })).toMatchObject({ code: 422 });
});

it('图片炸弹、六千万像素、夹带别的文件、不是图片：说清楚为什么不收', async () => {
  expect(await uploadPicture(writer, (await pictureBombs['PNG，一亿像素']?.()) ?? '')).toMatchObject({ code: 0, reason: 'trend.large_picture' });
  const sixty = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#888' } })
    .jpeg({ quality: 1 })
    .toBuffer();
  expect(await uploadPicture(writer, sixty)).toMatchObject({ code: 0, reason: 'trend.large_picture' });
  const polyglot = Buffer.concat([await photo(), Buffer.from('PK\u0003\u0004a.jar PK\u0005\u0006', 'latin1')]);
  expect(await uploadPicture(writer, polyglot)).toMatchObject({ code: 0, reason: 'trend.hidden_file' });
  expect(await uploadPicture(writer, 'MZ not a picture')).toMatchObject({ code: 0, reason: 'trend.unreadable_picture' });
});

it('只有会员能发；没有内容、没有圈子、没有型号、重复的投票选项都说明', async () => {
  expect(await addTrend(guest, { content: '游客' })).toMatchObject({ code: 401 });
  expect(await addTrend(writer, { content: ' \n ' })).toMatchObject({ reason: 'trend.wrong_fact', msg: '请输入动态的内容' });
  expect(await addTrend(writer, { content: '去哪', groupId: 999_999 })).toMatchObject({ reason: 'trend.wrong_fact' });
  expect(await addTrend(writer, { content: '型号', tags: [{ kind: 'part', id: 999_999 }] })).toMatchObject({ reason: 'trend.wrong_fact' });
  expect(await addTrend(writer, { content: '投票', poll: { options: ['是', '是 '], days: 1 } })).toMatchObject({ reason: 'trend.wrong_fact' });
});

it('最新只看时间，推荐看热度；页从 1 起；按圈子筛选', async () => {
  const [a] = [await add(writer, '甲'), await add(writer, '乙'), await add(writer, '丙', { groupId: await groupId(writer, '射频') })];
  await like(reader, a?.id ?? 0);
  expect(await contents(guest)).toEqual(['丙', '乙', '甲']);
  expect(await contents(guest, { sort: 'recommended' })).toEqual(['甲', '丙', '乙']);
  expect(await list(guest, { pageIndex: '2', pageSize: '2' })).toMatchObject({ totalRecord: 3, data: [{ content: '甲' }] });
  expect((await guest.get('/trends/list', { pageIndex: '0' })).statusCode).toBe(422);
  expect(await contents(guest, { groupId: `${await groupId(guest, '射频')}` })).toEqual(['丙']);
});

it('关闭个性化推荐，次序就变；关了的两个人看到的一样，和游客也一样', async () => {
  const rf = await groupId(reader, '射频');
  await add(writer, '射频里的', { groupId: rf });
  const liked = await add(writer, '电源里的');
  await like(operator, liked.id);
  await like(operator, (await list(guest)).data[1]?.id ?? 0);
  await like(reader, liked.id);
  await reader.post('/trends/group/follow', { id: `${rf}`, isFollowed: 'true' });
  const order = (visitor: Visitor) => contents(visitor, { sort: 'recommended' });
  expect(await order(guest)).toEqual(['电源里的', '射频里的']);
  expect(await order(reader)).toEqual(['射频里的', '电源里的']);
  for (const visitor of [reader, writer])
    expect((await visitor.post('/trends/settings', { isPersonal: 'false' })).json()).toMatchObject({ data: { isPersonal: false } });
  expect(await list(reader, { sort: 'recommended' }).then(({ data }) => data.map(({ id }) => id))).toEqual(
    (await list(writer, { sort: 'recommended' })).data.map(({ id }) => id),
  );
  expect(await order(reader)).toEqual(await order(guest));
  expect(await contents(reader, { isFollowed: 'true' })).toEqual(['射频里的']);
  await reader.post('/trends/group/follow', { id: `${rf}`, isFollowed: 'false' });
});

it('只给圈内看的，关注的人才看得到；没有关注的人也不能发', async () => {
  expect(await addTrend(writer, { content: '圈内', visibility: 'group' })).toMatchObject({ reason: 'trend.wrong_fact' });
  const id = await groupId(writer);
  const follow = (visitor: Visitor, isFollowed: boolean) => visitor.post('/trends/group/follow', { id: `${id}`, isFollowed: `${isFollowed}` });
  expect((await follow(writer, true)).json()).toMatchObject({ data: { isFollowed: true, members: 1 } });
  await follow(writer, true);
  const written = await add(writer, '圈内', { visibility: 'group' });
  expect((await look(guest, written.id)).code).toBe(404);
  expect([await contents(guest), await contents(reader)]).toEqual([[], []]);
  expect((await follow(reader, true)).json()).toMatchObject({ data: { members: 2 } });
  expect(await contents(reader)).toEqual(['圈内']);
  expect((await reader.get('/trends/group/user')).json()).toMatchObject({ totalRecord: 1, data: [{ id, isFollowed: true }] });
  await follow(reader, false);
  await follow(writer, false);
  expect((await guest.get('/trends/group/detail', { id: `${id}` })).json()).toMatchObject({ data: { members: 0, trends: 1 } });
});

it('点赞两次只算一次；数记在动态里，重新数也一样', async () => {
  const { id } = await add(writer, '赞');
  expect((await like(guest, id)).json()).toMatchObject({ code: 401 });
  expect((await like(reader, id)).json()).toMatchObject({ data: { isLiked: true, count: 1 } });
  expect((await like(reader, id)).json()).toMatchObject({ data: { count: 1 } });
  expect((await look(reader, id)).data).toMatchObject({ likes: 1, isLiked: true });
  await recount(api.server.db);
  expect((await look(guest, id)).data).toMatchObject({ likes: 1, isLiked: false });
  expect((await like(reader, id, false)).json()).toMatchObject({ data: { count: 0 } });
});

it('评论先审后显示，通过后数加一；关闭以后不能再评论', async () => {
  const { id } = await add(writer, '说说');
  const say = (content: string) => reader.post('/comment/add', { trendId: `${id}`, content });
  expect((await say('有用')).json()).toMatchObject({ code: 1, data: { trendId: id, articleId: null, state: 'pending' } });
  const { data } = (await operator.get('/operator/reviews', { kind: 'comment' })).json<{ data: { id: number }[] }>();
  await operator.post('/operator/reviews/decide', { id: `${data.at(-1)?.id}`, decision: 'approve' });
  expect((await look(guest, id)).data.comments).toBe(1);
  const comments = (await guest.get('/news/v1/comments', { trendId: `${id}` })).json<{ data: Comment[] }>().data;
  expect(comments).toMatchObject([{ content: '有用', trendId: id }]);
  expect((await reader.post('/trends/close', { id: `${id}`, isClosed: 'true' })).statusCode).toBe(404);
  expect((await writer.post('/trends/close', { id: `${id}`, isClosed: 'true' })).json()).toMatchObject({ data: { isClosed: true } });
  expect((await say('还想说')).json()).toMatchObject({ code: 403, reason: 'comment.closed' });
  await recount(api.server.db);
  await reader.post('/comment/del', { id: `${comments[0]?.id}` });
  expect((await look(guest, id)).data.comments).toBe(0);
});

it('投票一人一次，投过才看得到票数；结束以后不能再投', async () => {
  const { id, poll } = await add(writer, '选哪个', { poll: { options: ['LDO', 'DC-DC'], days: 1 } });
  const [first] = poll?.options ?? [];
  expect((await look(reader, id)).data.poll).toMatchObject({ votes: 0, chosenId: null, options: [{ votes: null }, { votes: null }] });
  const vote = (visitor: Visitor, optionId = first?.id) => visitor.post('/trends/vote', { id: `${id}`, optionId: `${optionId}` });
  expect((await vote(reader)).json()).toMatchObject({ data: { poll: { chosenId: first?.id, votes: 1, options: [{ votes: 1 }, { votes: 0 }] } } });
  expect((await vote(reader)).json()).toMatchObject({ code: 0, reason: 'trend.voted' });
  expect((await vote(writer, 999_999)).statusCode).toBe(404);
  api.clock.advance(86_400_000);
  expect((await vote(writer)).json()).toMatchObject({ code: 0, reason: 'trend.poll_over' });
  expect((await look(guest, id)).data.poll).toMatchObject({ isOver: true, options: [{ votes: 1 }, { votes: 0 }] });
});

describe('引用与修改', () => {
  it('引用的动态删了，引用里就什么都没有', async () => {
    const quoted = await add(writer, '原来的话');
    const quoting = await add(reader, '同意', { quoteId: quoted.id });
    expect(quoting.quote).toMatchObject({ id: quoted.id, content: '原来的话' });
    await writer.post('/trends/del', { id: `${quoted.id}` });
    expect((await look(reader, quoting.id)).data.quote).toEqual({ id: quoted.id, content: null, writerName: null, createTime: null });
    expect((await look(writer, quoted.id)).code).toBe(404);
  });

  it('十五分钟内可以改，别人看得到改之前的；过了就不能改', async () => {
    const { id, createTime } = await add(writer, '第一版');
    api.clock.advance(60_000);
    const change = (visitor: Visitor, content: string) => visitor.post('/trends/update', { id: `${id}`, content });
    expect((await change(reader, '别人改的')).statusCode).toBe(404);
    expect((await change(writer, '第二版 https://example.com')).json()).toMatchObject({
      data: { content: '第二版 https://example.com', links: ['https://example.com'], state: 'shown' },
    });
    expect((await look(guest, id)).data.editTime).not.toBeNull();
    const versions = (await guest.get('/trends/history', { id: `${id}` })).json<{ data: TrendVersion[] }>().data;
    expect(versions).toEqual([{ content: '第一版', time: createTime }]);
    api.clock.advance(15 * 60_000);
    expect((await change(writer, '太晚了')).json()).toMatchObject({ code: 0, reason: 'trend.too_late' });
  });
});
