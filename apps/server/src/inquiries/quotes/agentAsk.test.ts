import type { BoardReply, OwnBoardRow, QuoteDetail } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { companyOf, type TestCompany } from '../../../test/companies.ts';
import { postJson } from '../../../test/shop.ts';
import { insertThings } from '../../../test/things.ts';
import { listingClaims } from '../../entries/claims/claims.schema.ts';

let api: TestApp;
let buyer: TestCompany;
let agent: TestCompany;
let rival: TestCompany;
let agentId: number;
let agentPartId: string;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  buyer = await companyOf(api, { name: '南河智控' });
  agent = await companyOf(api, { name: '例芯代理' });
  rival = await companyOf(api, { name: '东海芯城' });
  const things = await insertThings(db);
  agentId = things.agentId;
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into agent_parts (agent_id, part_id, stock, origin) values (${agentId}, ${things.partId}, 500, 'sample') returning id`,
  );
  agentPartId = `${rows[0]?.id}`;
});
afterAll(() => api.close());

type Reply = { code: number; reason?: string; msg: string; data: QuoteDetail };
const ask = async (visitor: Visitor, change: Record<string, string> = {}) =>
  (await visitor.post('/demand/enquiry/agent', { agentPartId, quantity: '300', unitPrice: '5.5', note: '要原包', ...change })).json<Reply>();
const claim = (company: TestCompany, state: 'reviewing' | 'approved' | 'refused') =>
  api.server.db.insert(listingClaims).values({
    memberId: Number(company.visitor.uid),
    kind: 'agent',
    thingId: agentId,
    name: 'Agent',
    company: company.name,
    position: '销售',
    state,
    submittedAt: api.clock.now(),
    reviewedAt: api.clock.now(),
  });
const askable = async () => (await api.visitor().get('/demand/enquiry/agent', { agentId: `${agentId}` })).json<{ data: { company: unknown } }>().data;

it('没有认证企业维护它的页面：不能询价，说还可以怎样；在审的认领不算', async () => {
  await claim(agent, 'reviewing');
  expect(await askable()).toEqual({ company: null });
  expect(await ask(buyer.visitor)).toMatchObject({ code: 0, reason: 'quote.unreachable', msg: expect.stringContaining('可以发布求购') });
});

it('询价只给这一家：它收到通知，在同一处报价、成交；别人哪里都读不到', async () => {
  await claim(agent, 'approved');
  expect(await askable()).toEqual({ company: { id: agent.id, name: '例芯代理' } });
  const { data: asked } = await ask(buyer.visitor);
  expect(asked).toMatchObject({
    side: 'buyer',
    state: 'waiting',
    quantity: 300,
    counterpart: { company: { id: agent.id } },
    row: { type: 1, isAddressed: true },
  });
  expect(asked.events).toMatchObject([{ party: 'buyer', deed: 'ask', note: '要原包', wish: { quantity: 300, unitPrice: '5.5' } }]);
  expect((await ask(buyer.visitor)).data.id).toBe(asked.id);

  const { id: rowId, model } = asked.row;
  const search = { type: '1', keywords: model, match: 'exact' };
  for (const visitor of [api.visitor(), rival.visitor, agent.visitor, buyer.visitor]) {
    const { data, totalRecord, depth } = (await visitor.get('/demand/list', search)).json<BoardReply>();
    expect([data, totalRecord, depth?.demands]).toEqual([[], 0, 0]);
  }
  await postJson(rival.visitor, '/demand/add', { type: 0, model });
  const matches = (await rival.visitor.get('/demand/recommend', { type: '0' })).json<{ data: unknown[] }>();
  expect(matches.data).toEqual([]);
  for (const visitor of [api.visitor(), rival.visitor]) {
    expect((await visitor.get('/demand/detail', { id: `${rowId}` })).statusCode).toBe(404);
    expect((await visitor.get('/price/priceForDemandId', { demandId: `${rowId}` })).statusCode).toBe(404);
  }
  expect((await rival.visitor.get('/demand/enquiry/detail', { id: `${asked.id}` })).statusCode).toBe(404);
  expect((await rival.visitor.post('/demand/report', { id: `${rowId}`, kind: 'other', text: '看看' })).statusCode).toBe(404);
  const offer = {
    priceLadder: [{ minQuantity: 100, unitPrice: '5.6' }],
    currency: 'CNY',
    taxMode: 'tax13',
    moq: 100,
    multiple: 100,
    place: 'SZ',
    hasCoc: true,
    validDays: 7,
  };
  expect((await postJson(rival.visitor, '/demand/enquiry/add', { rowId, ...offer })).statusCode).toBe(404);
  for (const visitor of [buyer.visitor, agent.visitor]) expect((await visitor.get('/demand/detail', { id: `${rowId}` })).statusCode).toBe(200);

  expect((await agent.visitor.get('/message/page')).json().data[0]).toMatchObject({ title: '收到询价', href: `/inquiry/enquiry/${asked.id}` });
  expect((await postJson(agent.visitor, '/demand/enquiry/answer', { id: asked.id, ...offer })).json()).toMatchObject({ code: 1, data: { state: 'quoted' } });
  expect((await postJson(buyer.visitor, '/demand/enquiry/accept', { id: asked.id, quantity: 300, unitPrice: '5.6' })).json()).toMatchObject({
    code: 1,
    data: { state: 'accepted' },
  });
  const own = (await buyer.visitor.get('/demand/user/list', { type: '1', state: 'dealt' })).json<{ data: OwnBoardRow[] }>();
  expect(own.data.map(({ id }) => id)).toEqual([rowId]);
});

it('同时按两次是同一份；自己的公司不能问自己；目标价要大于 0；没有登录的先登录', async () => {
  const replies = await Promise.all([ask(buyer.visitor), ask(buyer.visitor)]);
  expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  expect(await ask(agent.visitor)).toMatchObject({ code: 0, reason: 'quote.own_row' });
  expect(await ask(buyer.visitor, { unitPrice: '0' })).toMatchObject({ code: 422, reason: 'quote.wrong_fact' });
  expect(await ask(api.visitor())).toMatchObject({ code: 401 });
  const waiting = await companyOf(api, { status: 0 });
  expect(await ask(waiting.visitor)).toMatchObject({ code: 403, reason: 'enterprise.required' });
});
