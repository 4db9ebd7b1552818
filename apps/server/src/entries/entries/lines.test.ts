import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgentLine, AgentPart, Brand, Entry, Notice, Review } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';
import { loadSample } from '../../datasheets/parts/sample/loadSample.ts';
import { loadSampleLines } from '../../directory/sample/sampleLines.queries.ts';
import { loadSampleAgents } from '../../directory/sampleAgents.queries.ts';

const AGENT = '9001';
const TRADER = '9006';
let api: TestApp;
let member: Visitor;
let other: Visitor;
let operator: Visitor;
let brand: Brand;
let carried: string;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  const { db } = api.server;
  await loadSample(db);
  await loadSampleAgents(db);
  await loadSampleLines(db, api.clock.now());
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000911');
  await other.login('13900000912');
  operator = await operatorOf(api);
  const lines = [...(await linesOf(AGENT)), ...(await linesOf(TRADER))];
  carried = `${lines[0]?.brandId}`;
  const known = new Set(lines.map(({ brandId }) => brandId));
  const { data } = (await member.get('/specBrand/v1/all', { pageSize: '100' })).json<{ data: Brand[] }>();
  brand = data.find(({ id }) => !known.has(id)) ?? expect.fail('every brand is sold already');
});
afterAll(() => api.close());

interface Reply {
  code: number;
  reason?: string;
  data: Entry;
  fields?: { field: string; msg: string }[];
}
const linesOf = async (agentId: string) => (await api.visitor().get('/agent/line/list', { agentId, pageSize: '100' })).json<{ data: AgentLine[] }>().data;
const partsOf = async (agentId: string) => (await api.visitor().get('/agent/model/list', { agentId, pageSize: '100' })).json<{ data: AgentPart[] }>().data;
const add = async (path: string, form: Record<string, string>) => (await member.post(path, { evidence: '官网的授权代理页', ...form })).json<Reply>();
const reviewOf = async ({ name, nameCn }: Entry) => {
  const { data } = (await operator.get('/operator/reviews', { kind: 'entry', pageSize: '100' })).json<{ data: Review[] }>();
  return data.filter(({ title }) => title.includes(nameCn ?? name)).at(-1);
};
const decide = async (entry: Entry, decision: 'approve' | 'refuse', reason = '') =>
  operator.post('/operator/reviews/decide', { id: `${(await reviewOf(entry))?.id}`, decision, reason });
/** Part numbers of the distributor that the trader has not. */
async function freshMpns(count: number): Promise<string[]> {
  const fresh: string[] = [];
  for (const { mpn } of await partsOf(AGENT)) {
    const { totalRecord } = (await member.get('/agent/model/list', { agentId: TRADER, keywords: mpn })).json<{ totalRecord: number }>();
    if (totalRecord === 0 && fresh.push(mpn) === count) break;
  }
  return fresh;
}

describe('会员说一家代理商代理一个品牌', () => {
  it('审核的人看到是谁、哪个品牌、到什么时候；通过后在它的页面上，注明未核验', async () => {
    const { data } = await add('/agent/brand/user/add', { agentId: AGENT, brandId: `${brand.id}`, validTo: '2027-12-31' });
    const name = brand.nameCn ?? brand.name;
    const said = { agentId: Number(AGENT), brandId: brand.id, brandName: name, validTo: '2027-12-31' };
    expect(data).toMatchObject({ kind: 'agent_brand', state: 'reviewing', mpns: [], ...said });
    expect((await reviewOf(data))?.facts).toEqual([
      { name: '种类', value: '代理品牌' },
      { name: '公司', value: data.nameCn },
      { name: '品牌', value: name },
      { name: '授权到', value: '2027-12-31' },
      { name: '依据', value: '官网的授权代理页' },
    ]);
    const line = async () => (await linesOf(AGENT)).find(({ brandId }) => brandId === brand.id);
    expect(await line()).toBeUndefined();
    expect((await decide(data, 'approve')).json()).toMatchObject({ code: 1 });
    expect(await line()).toMatchObject({ state: 'unverified', validTo: '2027-12-31', checkedOn: null });
    const detail = (await member.get('/entries/auth/user/detail', { id: `${data.id}` })).json<Reply>();
    expect(detail.data).toMatchObject({ state: 'published', ...said });
    expect((await member.get('/message/page')).json<{ data: Notice[] }>().data[0]).toMatchObject({ title: '你补充的条目已收进目录' });
  });

  it.each([
    ['已经有的品牌', () => ({ brandId: carried }), 'brandId', /的品牌里已经有“.+”，不用再补充$/],
    ['没有的品牌', () => ({ brandId: '99999999' }), 'brandId', /先补充品牌/],
    ['过期的授权', () => ({ validTo: '2020-01-01' }), 'validTo', /已经过期/],
    ['没有的日子', () => ({ validTo: '2027-02-30' }), 'validTo', /没有这一天/],
    ['空白的依据', () => ({ evidence: ' ' }), 'evidence', /在哪里可以查到/],
  ])('不收%s', async (_, own, field, msg) => {
    const unsold = (await member.get('/specBrand/v1/all', { pageSize: '100' })).json<{ data: Brand[] }>().data.at(-1);
    const reply = await add('/agent/brand/user/add', { agentId: AGENT, brandId: `${unsold?.id}`, ...own() });
    expect([reply.reason, reply.fields]).toEqual(['entry.wrong_fact', [{ field, msg: expect.stringMatching(msg) }]]);
  });

  it('贸易商不是代理商，代理商不是贸易商；没有登录的是 401，别人的条目是 404', async () => {
    const form = { brandId: `${brand.id}`, evidence: '官网' };
    expect((await member.post('/agent/brand/user/add', { ...form, agentId: TRADER })).statusCode).toBe(404);
    expect((await member.post('/trader/brand/user/add', { ...form, traderId: AGENT })).statusCode).toBe(404);
    expect((await api.visitor().post('/trader/brand/user/add', { ...form, traderId: TRADER })).statusCode).toBe(401);
    const { data } = await add('/trader/brand/user/add', { traderId: TRADER, brandId: `${brand.id}` });
    expect((await other.post('/trader/brand/user/add', { ...form, traderId: TRADER, entryId: `${data.id}` })).statusCode).toBe(404);
    await member.post('/entries/auth/user/del', { id: `${data.id}` });
  });
});

describe('会员说一家贸易商经营什么', () => {
  it('品牌：驳回有原因，改好再交同一条；两个人说的同一件事，第二次通过什么也不变', async () => {
    const form = { traderId: TRADER, brandId: `${brand.id}` };
    const { data } = await add('/trader/brand/user/add', form);
    await decide(data, 'refuse', '官网上没有');
    const refused = (await member.get('/entries/auth/user/list', { state: 'refused' })).json<{ data: Entry[] }>().data;
    expect(refused).toMatchObject([{ id: data.id, kind: 'trader_brand', reason: '官网上没有' }]);
    const again = await add('/trader/brand/user/add', { ...form, entryId: `${data.id}` });
    expect(again.data).toMatchObject({ id: data.id, state: 'reviewing', reason: null });
    const twin = await add('/trader/brand/user/add', form);
    expect((await decide(again.data, 'approve')).json()).toMatchObject({ code: 1 });
    expect((await decide(twin.data, 'approve')).json()).toMatchObject({ code: 1 });
    expect((await linesOf(TRADER)).filter(({ brandId }) => brandId === brand.id)).toHaveLength(1);
  });

  it('型号：一行几个，通过后在它的型号里，库存是未知', async () => {
    const [first = '', second = '', third = ''] = await freshMpns(3);
    const { data } = await add('/trader/model/user/add', { traderId: TRADER, mpns: `${first.toLowerCase()} ${second}\n${third}\n${first}` });
    expect(data).toMatchObject({ kind: 'trader_model', brandId: null, mpns: [first, second, third] });
    expect((await reviewOf(data))?.facts).toContainEqual({ name: '型号（3 个）', value: [first, second, third].join('、') });
    expect((await decide(data, 'approve')).json()).toMatchObject({ code: 1 });
    const found = (await api.visitor().get('/agent/model/list', { agentId: TRADER, keywords: third })).json<{ data: AgentPart[] }>().data;
    expect(found).toMatchObject([{ mpn: third, stock: null, asOf: null }]);
    const reply = await add('/trader/model/user/add', { traderId: TRADER, mpns: `NO-SUCH-1\n${third}` });
    const msg = `第 1 行 NO-SUCH-1 没有收录；第 2 行 ${third} 已经在它的型号里`;
    expect([reply.reason, reply.fields]).toEqual(['entry.wrong_fact', [{ field: 'mpns', msg }]]);
  });

  it('收回的不再等审核，恢复后又在等', async () => {
    const [fresh = ''] = await freshMpns(1);
    const { data } = await add('/trader/model/user/add', { traderId: TRADER, mpns: fresh });
    await member.post('/entries/auth/user/del', { id: `${data.id}` });
    const waits = async () =>
      (await operator.get('/operator/reviews', { kind: 'entry', pageSize: '100' }))
        .json<{ data: Review[] }>()
        .data.some(({ title }) => title.endsWith('的 1 个型号'));
    expect(await waits()).toBe(false);
    await member.post('/entries/auth/user/restore', { id: `${data.id}` });
    expect(await waits()).toBe(true);
  });
});
