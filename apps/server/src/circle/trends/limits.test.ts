// What keeps the circle in order: limits of new accounts, reviews, reports, muting and blocking.
import type { Notice, Review, SilencedMember, Trend } from '@chippage/api/types';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addTrend, photo, uploadPicture } from '../../../test/circle.ts';
import { operatorOf } from '../../../test/operator.ts';
import { trendPictures, trends } from '../circle.schema.ts';
import { forgetLoosePictures } from './pictures.queries.ts';

let api: TestApp;
let guest: Visitor;
let writer: Visitor;
let reader: Visitor;
let operator: Visitor;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  guest = api.visitor();
  writer = api.visitor();
  await writer.login('13900000511');
  reader = api.visitor();
  await reader.login('13900000512');
  operator = await operatorOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.server.db.delete(trends);
  api.clock.advance(2 * 3_600_000);
});

const add = async (visitor: Visitor, content: string) => {
  api.clock.advance(1000);
  return (await addTrend(visitor, { content })).data;
};
const contents = async (visitor: Visitor) => (await visitor.get('/trends/list')).json<{ data: Trend[] }>().data.map(({ content }) => content);
const look = async (visitor: Visitor, id: number) => (await visitor.get('/trends', { id: `${id}` })).json<{ code: number; data: Trend }>();
const noticeOf = async (visitor: Visitor) => (await visitor.get('/message/page')).json<{ data: Notice[] }>().data[0];
const report = (visitor: Visitor, id: number) => visitor.post('/trends/report', { id: `${id}`, reason: 'spam', note: '广告' });

async function decide(kind: 'trend' | 'trend_report', decision: 'approve' | 'refuse', reason = '') {
  const { data } = (await operator.get('/operator/reviews', { kind })).json<{ data: Review[] }>();
  expect(data).toHaveLength(1);
  expect((await operator.post('/operator/reviews/decide', { id: `${data[0]?.id}`, decision, reason })).json()).toMatchObject({ code: 1 });
}

it('新账号一小时内第三条带链接的动态等审核，只有自己看得到；通过后公开', async () => {
  for (const at of [1, 2]) expect(await add(writer, `链接 ${at} https://example.com/${at}`)).toMatchObject({ state: 'shown' });
  const third = await add(writer, '链接 3 https://example.com/3');
  expect(third.state).toBe('pending');
  expect(await add(writer, '没有链接')).toMatchObject({ state: 'shown' });
  expect((await look(reader, third.id)).code).toBe(404);
  expect((await look(writer, third.id)).data.state).toBe('pending');
  expect((await writer.get('/trends/list/my')).json()).toMatchObject({ totalRecord: 4 });
  expect(await contents(writer)).not.toContain(third.content);
  // What the operator reads is what will be shown.
  await writer.post('/trends/update', { id: `${third.id}`, content: '改过的链接 https://example.com/4' });
  await decide('trend', 'approve');
  expect((await look(guest, third.id)).data).toMatchObject({ state: 'shown', content: '改过的链接 https://example.com/4' });
  expect(await noticeOf(writer)).toMatchObject({ title: '动态已通过审核', href: `/circle/circleContent/${third.id}` });
});

it('修改时加进去的链接也算；驳回的只有自己看得到，看得到原因', async () => {
  for (const at of [1, 2]) await add(writer, `链接 https://example.com/${at}`);
  const { id } = await add(writer, '先不写链接');
  expect((await writer.post('/trends/update', { id: `${id}`, content: '再加 www.example.com' })).json()).toMatchObject({ data: { state: 'pending' } });
  await decide('trend', 'refuse', '广告');
  expect((await look(guest, id)).code).toBe(404);
  expect((await look(writer, id)).data).toMatchObject({ state: 'refused', refuseReason: '广告' });
});

it('新账号一小时最多六条', async () => {
  for (let at = 0; at < 6; at++) await add(writer, `第 ${at} 条`);
  expect(await addTrend(writer, { content: '第七条' })).toMatchObject({ code: 429, reason: 'request.too_many' });
});

it('举报：自己的不行；三个人举报就折叠；成立就移除，举报的人得到答复', async () => {
  const { id } = await add(writer, '卖货');
  expect((await report(writer, id)).json()).toMatchObject({ code: 0, reason: 'trend.own' });
  for (const visitor of [reader, operator]) expect((await report(visitor, id)).json()).toMatchObject({ code: 1 });
  await report(reader, id);
  expect((await look(guest, id)).data.state).toBe('shown');
  const third = api.visitor();
  await third.login('13900000513');
  await report(third, id);
  expect((await look(guest, id)).data.state).toBe('folded');
  await decide('trend_report', 'approve', '广告');
  expect((await look(guest, id)).code).toBe(404);
  expect((await look(writer, id)).data).toMatchObject({ state: 'refused', refuseReason: '广告' });
  expect(await noticeOf(writer)).toMatchObject({ title: '动态已被移除' });
  expect((await reader.get('/report/my')).json()).toMatchObject({ data: [{ kind: 'trend', id, reason: '广告', state: 'upheld', title: null }] });
});

it('屏蔽：列表里没有，打开还看得到；拉黑：两个人都看不到，也不能评论、点赞', async () => {
  const { id } = await add(writer, '我写的');
  await add(reader, '他写的');
  const silence = (visitor: Visitor, uid: number | undefined, kind?: string) =>
    visitor.post('/trends/silence', { memberId: `${uid}`, ...(kind !== undefined && { kind }) });
  expect((await silence(reader, reader.uid, 'mute')).json()).toMatchObject({ code: 0, reason: 'trend.own' });
  expect((await silence(reader, 999_999, 'mute')).statusCode).toBe(404);
  await silence(reader, writer.uid, 'mute');
  expect([await contents(reader), (await look(reader, id)).code]).toEqual([['他写的'], 1]);
  expect(await contents(writer)).toEqual(['他写的', '我写的']);
  await silence(reader, writer.uid, 'block');
  expect([await contents(writer), await contents(reader)]).toEqual([['我写的'], ['他写的']]);
  expect((await look(reader, id)).code).toBe(404);
  expect((await reader.post('/trends/like', { id: `${id}`, isLiked: 'true' })).statusCode).toBe(404);
  expect((await reader.post('/comment/add', { trendId: `${id}`, content: '在吗' })).statusCode).toBe(404);
  const silenced = (await reader.get('/trends/silence/list')).json<{ data: SilencedMember[] }>().data;
  expect(silenced).toMatchObject([{ id: writer.uid, kind: 'block' }]);
  await silence(reader, writer.uid);
  expect(await contents(reader)).toHaveLength(2);
});

it('没有发出去的图片一天以后清掉', async () => {
  const { data } = await uploadPicture(writer, await photo());
  expect((await writer.get(`/trends/picture/${data.id}`)).statusCode).toBe(200);
  await forgetLoosePictures(api.server.db, new Date(api.clock.now().getTime() + 1000));
  expect(await api.server.db.$count(trendPictures)).toBe(0);
});
