import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FavouriteRow } from '@chippage/api/types';
import { loggedIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { insertDesk } from '../../test/articles.ts';
import { insertThings, type TestThings } from '../../test/things.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let things: TestThings;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  member = await loggedIn(api, '13900000151');
  other = await loggedIn(api, '13900000152');
});
afterAll(() => api.close());

const favourite = '/my/userFavour';
const cases = () =>
  [
    [favourite, 'part', things.partId, { title: 'EX32F103', detail: '例芯半导体', brandId: things.brandId }],
    [favourite, 'document', things.documentId, { title: 'EX32F103 数据手册', detail: '例芯半导体', brandId: things.brandId }],
    [favourite, 'brand', things.brandId, { title: '例芯半导体', detail: 'Example 例芯半导体', brandId: things.brandId }],
    [favourite, 'agent', things.agentId, { title: 'Example 例芯半导体 Agent', detail: '目录分销', brandId: null }],
    ['/follow', 'brand', things.brandId, { title: '例芯半导体', detail: 'Example 例芯半导体', brandId: things.brandId }],
    ['/follow', 'agent', things.agentId, { title: 'Example 例芯半导体 Agent', detail: '目录分销', brandId: null }],
  ] as const;

describe('收藏与关注', () => {
  it('加两次等于一次，列出时带着现在的文字，别人看不到也取消不了', async () => {
    for (const [url, kind, id, words] of cases()) {
      const form = { kind, id: `${id}` };
      for (let times = 0; times < 2; times++) expect((await member.post(`${url}/add`, form)).json()).toMatchObject({ code: 1 });
      expect((await member.get(`${url}/state`, form)).json().data).toEqual({ isKept: true });
      expect((await other.get(`${url}/state`, form)).json().data).toEqual({ isKept: false });
      expect((await other.post(`${url}/del`, form)).json()).toMatchObject({ code: 1 });
      expect((await other.get(`${url}/list`)).json()).toMatchObject({ data: [], totalRecord: 0 });
      const { data, totalRecord } = (await member.get(`${url}/list`, { kind })).json();
      expect([totalRecord, data]).toEqual([1, [{ id, kind, ...words, isGone: false, createTime: api.clock.now().toISOString() }]]);
      api.clock.advance(1000);
    }
    expect((await member.get(`${favourite}/list`)).json().data.map(({ kind }: { kind: string }) => kind)).toEqual(['agent', 'brand', 'document', 'part']);
  });

  it('取消两次等于一次', async () => {
    for (const [url, kind, id] of cases()) {
      for (let times = 0; times < 2; times++) expect((await member.post(`${url}/del`, { kind, id: `${id}` })).json()).toMatchObject({ code: 1 });
      expect((await member.get(`${url}/list`)).json().data.filter((row: { kind: string }) => row.kind === kind)).toEqual([]);
    }
  });

  it('没有的东西得到 404；种类写错得到 422', async () => {
    for (const [url, kind] of cases())
      for (const id of ['99999999', '9007199254740991']) expect((await member.post(`${url}/add`, { kind, id })).statusCode).toBe(404);
    expect((await member.post(`${favourite}/add`, { kind: 'channel', id: '1' })).statusCode).toBe(422);
    expect((await member.post('/follow/add', { kind: 'document', id: '1' })).statusCode).toBe(422);
  });

  it('已经不在的仍列出来，用收藏时的名称，可以取消', async () => {
    const gone = await insertThings(api.server.db, '将去');
    await member.post(`${favourite}/add`, { kind: 'document', id: `${gone.documentId}` });
    await api.server.db.execute(sql`delete from documents where id = ${gone.documentId}`);
    expect((await member.get(`${favourite}/list`)).json().data).toEqual([
      expect.objectContaining({ id: gone.documentId, title: 'EX32F103 数据手册', detail: null, brandId: null, isGone: true }),
    ]);
    await member.post(`${favourite}/del`, { kind: 'document', id: `${gone.documentId}` });
    expect((await member.get(`${favourite}/list`)).json().totalRecord).toBe(0);
  });
});

it('关注的卖家和频道也在同一个列表里，按时间排；在哪里关注、在哪里取消都一样', async () => {
  const { db } = api.server;
  const desk = await insertDesk(db, { name: '电源' });
  const merchantId = 990_001;
  await db.execute(sql`
    insert into merchants (id, name, name_en, is_sample, place, intro, shipping, created_at)
    values (${merchantId}, '例行电子', 'Example', true, '深圳', '', '', now())`);
  const reader = await loggedIn(api, '13900000153');
  const list = async (kind?: string) => (await reader.get('/follow/list', kind === undefined ? {} : { kind })).json();
  await reader.post('/follow/add', { kind: 'brand', id: `${things.brandId}` });
  api.clock.advance(1000);
  await reader.post('/mall/follow/merchant', { merchantId: `${merchantId}`, isFollowed: 'true' });
  api.clock.advance(1000);
  await reader.post('/users/category/diy/add', { ids: `${desk.channelId}` });
  const { data, totalRecord } = await list();
  expect([totalRecord, data.map(({ kind, id, title, isGone }: FavouriteRow) => [kind, id, title, isGone])]).toEqual([
    3,
    [
      ['channel', desk.channelId, '电源', false],
      ['merchant', merchantId, '例行电子', false],
      ['brand', things.brandId, '例芯半导体', false],
    ],
  ]);
  expect((await list('merchant')).totalRecord).toBe(1);
  for (const form of [
    { kind: 'merchant', id: `${merchantId}` },
    { kind: 'channel', id: `${desk.channelId}` },
  ]) {
    expect((await reader.get('/follow/state', form)).json().data).toEqual({ isKept: true });
    expect((await member.get('/follow/state', form)).json().data).toEqual({ isKept: false });
    expect((await reader.post('/follow/del', form)).json()).toMatchObject({ code: 1 });
    expect((await reader.get('/follow/state', form)).json().data).toEqual({ isKept: false });
    for (let times = 0; times < 2; times++) expect((await reader.post('/follow/add', form)).json()).toMatchObject({ code: 1 });
    expect((await reader.post('/follow/add', { ...form, id: '99999999' })).statusCode).toBe(404);
  }
  expect((await reader.get('/mall/follow/merchant')).json().totalRecord).toBe(1);
  expect((await list()).totalRecord).toBe(3);
  await reader.post(`${favourite}/add`, { kind: 'merchant', id: `${merchantId}` });
  expect((await reader.get(`${favourite}/list`)).json().data).toMatchObject([{ kind: 'merchant', id: merchantId, title: '例行电子', isGone: false }]);
});

it('点赞：每人一次，数目是所有人的', async () => {
  const like = async (visitor: Visitor, isLiked: boolean) =>
    (await visitor.post('/like/v2', { kind: 'document', id: `${things.documentId}`, isLiked: `${isLiked}` })).json().data;
  expect(await like(member, true)).toEqual({ isLiked: true, count: 1 });
  expect(await like(member, true)).toEqual({ isLiked: true, count: 1 });
  expect(await like(other, true)).toEqual({ isLiked: true, count: 2 });
  expect(await like(member, false)).toEqual({ isLiked: false, count: 1 });
  expect(await like(member, false)).toEqual({ isLiked: false, count: 1 });
  expect((await member.post('/like/v2', { kind: 'document', id: '99999999', isLiked: 'true' })).statusCode).toBe(404);
});
