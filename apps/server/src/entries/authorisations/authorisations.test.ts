import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AgentLine, Authorisation, GoodsRow, Notice, Review } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { openShop, sell } from '../../../test/shop.ts';
import { insertThings } from '../../../test/things.ts';

let api: TestApp;
let owner: Visitor;
let other: Visitor;
let operator: Visitor;
let agentId: number;
let brandId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [owner, other] = [api.visitor(), api.visitor()];
  await owner.login('13900000931');
  await other.login('13900000932');
  operator = await operatorOf(api);
  await openShop(api.server.db);
  ({ agentId, brandId } = await insertThings(api.server.db));
  await api.server.db.execute(`update agents set website = 'https://www.example.com/' where id = ${agentId}`);
  const claim = { kind: 'agent', thingId: agentId, company: '例芯', position: '销售', workEmail: 'li@example.com', fileIds: [] };
  await postJson(owner, '/claim/auth/user/add', claim);
  await decide('listing_claim', 'approve');
});
afterAll(() => api.close());

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
async function upload(visitor: Visitor): Promise<number> {
  const payload = formBody([{ name: 'file', filename: 'a.png', type: 'image/png', content: png }]);
  const answer = await visitor.send({ method: 'POST', url: '/api/claim/auth/user/upload', payload, headers: { 'content-type': formType } });
  return answer.json<{ data: { id: number } }>().data.id;
}
const waiting = async (kind: string) => (await operator.get('/operator/reviews', { kind, pageSize: '100' })).json<{ data: Review[] }>().data;
const decide = async (kind: string, decision: string, reason = '') =>
  operator.post('/operator/reviews/decide', { id: `${(await waiting(kind))[0]?.id}`, decision, reason });
const form = async (visitor: Visitor, own: object = {}) => ({
  kind: 'agent',
  thingId: agentId,
  brandId,
  certificate: 'LX-2026-17',
  validFrom: '2020-01-01',
  validTo: '2099-03-31',
  regions: ['southChina', 'hongKong'],
  isPublic: true,
  fileIds: [await upload(visitor)],
  ...own,
});
const add = async (visitor: Visitor, own: object = {}) => postJson(visitor, '/authorisation/auth/user/add', await form(visitor, own));
const own = async (visitor: Visitor, kind = 'agent', thingId = agentId) =>
  (await visitor.get('/authorisation/auth/user/list', { kind, thingId: `${thingId}` })).json<{ data: Authorisation[] }>().data;
const lines = async () => (await api.visitor().get('/agent/line/list', { agentId: `${agentId}` })).json<{ data: AgentLine[] }>().data;

it('没有认领的是 403，别人的文件、没有的公司是 404', async () => {
  expect((await add(other)).statusCode).toBe(403);
  expect((await other.get('/authorisation/auth/user/list', { kind: 'agent', thingId: `${agentId}` })).statusCode).toBe(403);
  expect((await add(owner, { fileIds: [await upload(other)] })).statusCode).toBe(404);
  expect((await add(owner, { thingId: 987_654 })).statusCode).toBe(404);
  expect((await add(owner, { kind: 'merchant', thingId: 1 })).json()).toMatchObject({ code: 403, reason: 'session.role' });
});

it.each([
  ['没有的品牌', { brandId: 987_654 }, 'brandId'],
  ['空白的编号', { certificate: ' ' }, 'certificate'],
  ['还没有生效', { validFrom: '2098-01-01' }, 'validFrom'],
  ['没有这一天', { validTo: '2099-02-30' }, 'validTo'],
  ['已经过期', { validTo: '2020-02-01' }, 'validTo'],
])('%s：说是哪一栏', async (_, wrong, field) => {
  expect((await add(owner, wrong)).json()).toMatchObject({ code: 422, reason: 'authorisation.wrong_fact', fields: [{ field }] });
});

it('代理商：通过之前页面不变，运营看得到证书；通过以后写授权到哪天、什么时候核验，证书能看', async () => {
  expect((await add(owner)).json()).toMatchObject({ code: 1, data: { state: 'reviewing', regions: ['southChina', 'hongKong'] } });
  expect(await lines()).toEqual([]);
  const [review] = await waiting('authorisation');
  expect(review?.facts).toEqual(
    expect.arrayContaining([
      { name: '有效期', value: '2020-01-01 至 2099-03-31' },
      { name: '区域', value: '华南、中国香港' },
    ]),
  );
  const path = `/claim/auth/user/content/${review?.files[0]?.id}`;
  expect(await Promise.all([owner, operator, other].map(async (each) => (await each.get(path)).statusCode))).toEqual([200, 200, 404]);
  await decide('authorisation', 'approve');
  const [line] = await lines();
  expect(line).toMatchObject({
    brandId,
    state: 'verified',
    validFrom: '2020-01-01',
    validTo: '2099-03-31',
    scope: null,
    regions: ['southChina', 'hongKong'],
    hasCertificate: true,
  });
  const certificate = await api.visitor().get('/agent/line/certificate', { id: `${line?.id}` });
  expect([certificate.statusCode, certificate.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await owner.get('/message/page')).json<{ data: Notice[] }>().data[0]).toMatchObject({
    title: '授权已通过',
    href: `/userCenter/entries/claim/agent/${agentId}/authorisations`,
  });
});

it('区域和授权范围是两件事：再通过一份，写过的范围还在，区域照新的证书', async () => {
  await api.server.db.execute(sql`update agent_lines set scope = '微控制器与接口' where agent_id = ${agentId}`);
  await add(owner, { regions: ['eastChina'] });
  await decide('authorisation', 'approve');
  expect(await lines()).toMatchObject([{ scope: '微控制器与接口', regions: ['eastChina'], state: 'verified' }]);
});

it('同一品牌再交一次，替换在审的；驳回有原因，页面上还是原来的', async () => {
  await add(owner, { certificate: 'A' });
  await add(owner, { certificate: 'B', validTo: '2099-12-31', isPublic: false });
  expect(await waiting('authorisation')).toHaveLength(1);
  await decide('authorisation', 'refuse', '证书看不清');
  expect(await own(owner)).toMatchObject([{ certificate: 'B', state: 'refused', reason: '证书看不清' }]);
  expect(await lines()).toMatchObject([{ validTo: '2099-03-31', hasCertificate: true }]);
});

it('商家：通过以后它的这个品牌的商品是授权的，别的商家和品牌不是；到期就不是', async () => {
  const { db } = api.server;
  const seller = api.visitor();
  await seller.login('13900000933');
  await operator.post('/operator/merchants/assign', { merchantId: '1', memberId: `${seller.uid}` });
  await sell(db, { mpn: 'AUTH1' });
  await sell(db, { mpn: 'AUTH1', merchantId: 2 });
  const offers = async () => {
    const { data } = (await api.visitor().get('/mall/goods/list', { keywords: 'AUTH1' })).json<{ data: GoodsRow[] }>();
    return Object.fromEntries(data.map(({ merchant, authorisation }) => [merchant.id, authorisation]));
  };
  await add(seller, { kind: 'merchant', thingId: 1, brandId: 1, certificate: 'M-1' });
  expect(await offers()).toEqual({ 1: null, 2: null });
  await decide('authorisation', 'approve');
  expect(await offers()).toEqual({ 1: { certificate: 'M-1', validUntil: '2099-03-31', isSample: false }, 2: null });
  expect(await own(seller, 'merchant', 1)).toMatchObject([{ state: 'approved', brandName: '示例半导体' }]);
});
