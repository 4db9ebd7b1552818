import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent, Listing, Notice, Review } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { loadSampleAgents } from '../../directory/sampleAgents.queries.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let operator: Visitor;
let agent: Agent;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000911');
  await other.login('13900000912');
  operator = await operatorOf(api);
  await loadSampleAgents(api.server.db);
  agent = (await member.get('/agent/v1/all', { keywords: '贸泽' })).json<{ data: Agent[] }>().data[0]!;
});
afterAll(() => api.close());

const form = (own: object = {}) => ({
  kind: 'agent',
  thingId: agent.id,
  company: '贸泽电子（上海）有限公司',
  position: '市场专员',
  workEmail: 'li@mouser.com',
  fileIds: [],
  ...own,
});
const claim = (visitor: Visitor, own: object = {}) => postJson(visitor, '/claim/auth/user/add', form(own));
const listing = async (visitor: Visitor) =>
  (await visitor.get('/claim/auth/user/detail', { kind: 'agent', thingId: `${agent.id}` })).json<{ data: Listing }>().data;
const waiting = async (kind: string) => (await operator.get('/operator/reviews', { kind, pageSize: '100' })).json<{ data: Review[] }>().data;
const decide = async (kind: string, decision: string, reason = '') =>
  operator.post('/operator/reviews/decide', { id: `${(await waiting(kind))[0]?.id}`, decision, reason });
const seen = async () => (await api.visitor().get(`/agent/${agent.id}`)).json<{ data: Agent }>().data;
const facts = () => ({ id: `${agent.id}`, nameCn: '贸泽电子', country: 'US', website: 'https://www.mouser.cn' });

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const upload = (content: Buffer) =>
  member.send({
    method: 'POST',
    url: '/api/claim/auth/user/upload',
    payload: formBody([{ name: 'file', filename: 'a.png', type: 'image/png', content }]),
    headers: { 'content-type': formType },
  });

describe('认领一页', () => {
  it('没有证明的不收；公共邮箱不是证明；证明文件只有自己和运营看得到', async () => {
    for (const workEmail of ['', 'li@qq.com', 'li']) expect((await claim(member, { workEmail })).json()).toMatchObject({ code: 0, reason: 'claim.no_proof' });
    expect((await upload(Buffer.from('not a picture'))).json()).toMatchObject({ code: 0, reason: 'claim.unreadable' });
    const { data } = (await upload(png)).json<{ data: { id: number } }>();
    const path = `/claim/auth/user/content/${data.id}`;
    const seen = async () => Promise.all([member, other, operator].map(async (each) => (await each.get(path)).statusCode));
    expect(await seen()).toEqual([200, 404, 404]);
    expect((await claim(other, { workEmail: '', fileIds: [data.id] })).statusCode).toBe(404);
    expect((await postJson(member, '/claim/auth/user/add', { ...form(), thingId: agent.id + 1, workEmail: '', fileIds: [data.id] })).json()).toMatchObject({
      code: 1,
    });
    expect(await seen()).toEqual([200, 404, 200]);
    expect((await waiting('listing_claim'))[0]?.files).toEqual([{ id: data.id, name: '证明文件.png', type: 'image/png' }]);
    await decide('listing_claim', 'refuse', '看不清');
  });

  it('没有认领就改资料是 403', async () => {
    const reply = await member.post('/agent/auth/user/update', facts());
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { reason: 'claim.required' }]);
  });

  it('一人一页只有一个在审的；运营看到邮箱与网站对不对得上；驳回的说原因，可以再来', async () => {
    expect((await claim(member)).json()).toMatchObject({ code: 1, data: { state: 'reviewing', company: '贸泽电子（上海）有限公司' } });
    expect((await claim(member)).json()).toMatchObject({ code: 0, reason: 'claim.waiting' });
    const [review] = await waiting('listing_claim');
    expect(review?.facts.map(({ value }) => value).join()).toContain('li@mouser.com（与网站 mouser.com 同域名）');
    await decide('listing_claim', 'refuse', '请补授权书');
    expect((await listing(member)).claim).toMatchObject({ state: 'refused', reason: '请补授权书' });
    expect((await claim(member)).json()).toMatchObject({ code: 1 });
    await decide('listing_claim', 'approve');
    expect((await claim(member)).json()).toMatchObject({ code: 0, reason: 'claim.approved' });
    const [notice] = (await member.get('/message/page')).json<{ data: Notice[] }>().data;
    expect(notice).toMatchObject({ title: '认领已通过', href: `/userCenter/entries/claim/agent/${agent.id}` });
    expect((await other.get('/claim/auth/user/list')).json<{ totalRecord: number }>().totalRecord).toBe(0);
  });
});

describe('认领之后修改资料', () => {
  it('通过之前页面还是原来的，运营看到原来的和改成的；再交一次替换上一次', async () => {
    const before = await seen();
    expect((await member.post('/agent/auth/user/update', { ...facts(), website: 'ftp://x' })).statusCode).toBe(422);
    await member.post('/agent/auth/user/update', { ...facts(), website: 'https://wrong.example.com' });
    expect((await member.post('/agent/auth/user/update', facts())).json()).toMatchObject({ code: 1, data: { state: 'reviewing' } });
    expect((await seen()).website).toBe(before.website);
    const queue = await waiting('listing_change');
    expect(queue.map((review) => review.facts)).toEqual([[{ name: '网站', value: 'https://www.mouser.cn/', before: before.website }]]);
    await decide('listing_change', 'approve');
    expect((await seen()).website).toBe('https://www.mouser.cn/');
    expect((await listing(member)).change).toMatchObject({ state: 'approved' });
  });

  it('没有改动的不收；驳回的页面不变', async () => {
    expect((await member.post('/agent/auth/user/update', facts())).json()).toMatchObject({ code: 0, reason: 'claim.unchanged' });
    await member.post('/agent/auth/user/update', { ...facts(), country: 'CN' });
    await decide('listing_change', 'refuse', '总部在美国');
    expect((await listing(member)).change).toMatchObject({ state: 'refused', reason: '总部在美国' });
    expect((await seen()).country).toBe('US');
  });

  it('别人没有认领，还是 403；没有的页面是 404', async () => {
    expect((await other.post('/agent/auth/user/update', facts())).statusCode).toBe(403);
    expect((await member.post('/specBrand/auth/user/update', { id: '999999' })).statusCode).toBe(404);
    expect((await claim(member, { thingId: 999_999 })).statusCode).toBe(404);
  });
});
