import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/platform/contract/document.ts';
import { giveNotice } from '../../src/messages/notices.queries.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { postJson } from '../operator.ts';
import { insertThings, type TestThings } from '../things.ts';

let api: TestApp;
let owner: Visitor;
let stranger: Visitor;
let things: TestThings;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  things = await insertThings(api.server.db);
  owner = api.visitor();
  await owner.login('13900000181');
  stranger = api.visitor();
  await stranger.login('13900000182');
  await owner.post('/my/userFavour/add', { kind: 'part', id: `${things.partId}` });
  await owner.post('/follow/add', { kind: 'brand', id: `${things.brandId}` });
  await owner.post('/history/add', { type: '1', id: `${things.documentId}` });
  await postJson(owner, '/user/navigation', { common: [{ name: '我的', url: 'https://example.com', image: null }], agent: [], brand: [], tabOpenStatus: 1 });
  const [type] = (await owner.get('/category', { categoryEnum: 'OPINION' })).json().data;
  await owner.post('/opinion/add', { type: `${type.id}`, content: '内容', contact: 'someone@example.com' });
  await giveNotice(api.server.db, { memberId: owner.uid ?? 0, kind: 'system', title: '标题', body: '正文' }, api.clock.now());
});
afterAll(() => api.close());

/** Everything of one's own that these domains list. */
const reads = [
  '/my/userFavour/list',
  '/follow/list',
  '/history/list?type=1',
  '/history/agent/list',
  '/opinion/my',
  '/message/page',
  '/message/v2/unReadCount',
  '/user/navigation',
  '/mall/cart/num',
];
const all = async (visitor: Visitor) => Promise.all(reads.map(async (url) => [url, (await visitor.get(url)).json().data] as const));

describe('别人的东西', () => {
  it('每个列表只有自己的', async () => {
    const own = Object.fromEntries(await all(owner));
    for (const url of ['/my/userFavour/list', '/follow/list', '/history/list?type=1', '/opinion/my', '/message/page']) expect(own[url], url).toHaveLength(1);
    const foreign = Object.fromEntries(await all(stranger));
    expect(foreign).toEqual({
      '/my/userFavour/list': [],
      '/follow/list': [],
      '/history/list?type=1': [],
      '/history/agent/list': [],
      '/opinion/my': [],
      '/message/page': [],
      '/message/v2/unReadCount': { unreadCount: 0 },
      '/user/navigation': { navigation: null, updateTime: null },
      '/mall/cart/num': { count: 0 },
    });
  });

  it('别人写、删、清、标已读，主人的一切不变；请求里写主人的编号也没有用', async () => {
    const before = await all(owner);
    const notice = (await owner.get('/message/page')).json().data[0];
    const uid = `${owner.uid}`;
    await stranger.post('/my/userFavour/del', { kind: 'part', id: `${things.partId}`, memberId: uid, userId: uid });
    await stranger.post('/follow/del', { kind: 'brand', id: `${things.brandId}`, memberId: uid });
    await stranger.post('/like/v2', { kind: 'document', id: `${things.documentId}`, isLiked: 'true', memberId: uid });
    await stranger.post('/history/clear', { memberId: uid });
    await stranger.post('/history/add', { type: '1', id: `${things.documentId}`, memberId: uid, createTime: '2020-01-01T00:00:00Z' });
    await stranger.post('/message/read', { ids: `${notice.id}`, memberId: uid });
    await stranger.post('/message/read', { memberId: uid });
    await postJson(stranger, '/user/navigation', { common: [], agent: [], brand: [], tabOpenStatus: 0, memberId: owner.uid });
    expect(await all(owner)).toEqual(before);
  });

  it('写着主人编号的请求头得到 401', async () => {
    const reply = await stranger.send({ method: 'GET', url: '/api/message/page', headers: { uid: `${owner.uid}` } });
    expect(reply.statusCode).toBe(401);
  });

  it('需要登录的每个操作，没有登录都是 401', async () => {
    for (const { method, url, isMemberOnly } of readContract().operations) {
      if (!isMemberOnly || !api.app.hasRoute({ method: method === 'GET' ? 'GET' : 'POST', url: `/api${url}` })) continue;
      const reply = await api.visitor().send({ method: method === 'GET' ? 'GET' : 'POST', url: `/api${url.replaceAll(/:\w+/g, '1')}` });
      expect([url, reply.statusCode]).toEqual([url, 401]);
    }
  });
});
