import { contactLimits } from '@chippage/api/limits';
import type { ContactCard, Notice, OpenedContact, OwnContact, Review } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { staffedCompany } from '../../../test/companies.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { insertThings } from '../../../test/things.ts';
import { insertContacts } from './contacts.queries.ts';
import { loadSampleContacts } from './sampleContacts.ts';

let api: TestApp;
let owner: Visitor;
let other: Visitor;
let operator: Visitor;
let page: { kind: 'agent'; thingId: string };
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [owner, other] = [api.visitor(), api.visitor()];
  await owner.login('13900000921');
  await other.login('13900000922');
  operator = await operatorOf(api);
  const { agentId } = await insertThings(api.server.db);
  page = { kind: 'agent', thingId: `${agentId}` };
  await api.server.db.execute(`update agents set website = 'https://www.example.com/' where id = ${agentId}`);
  const claim = { kind: 'agent', thingId: agentId, company: '例芯', position: '销售', workEmail: 'li@example.com', fileIds: [] };
  await postJson(owner, '/claim/auth/user/add', claim);
  await decide('listing_claim', 'approve');
});
afterAll(() => api.close());

const waiting = async (kind: string) => (await operator.get('/operator/reviews', { kind, pageSize: '100' })).json<{ data: Review[] }>().data;
const decide = async (kind: string, decision: string, reason = '') =>
  operator.post('/operator/reviews/decide', { id: `${(await waiting(kind))[0]?.id}`, decision, reason });
const shown = async () => (await api.visitor().get('/contact/list', page)).json<{ data: ContactCard[] }>().data;
const own = async () => (await owner.get('/contact/auth/user/list', page)).json<{ data: OwnContact[] }>().data;
const written = { topic: 'sales', name: '华南销售部', phone: '0755-12345678', email: 'sales@example.com', wechat: 'example_sales', address: '深圳', hours: '' };
const opened = async (visitor: Visitor, id: number) =>
  (await visitor.post('/contact/reveal', { id: `${id}` })).json<{ code: number; reason?: string; msg: string; data: OpenedContact & { wait?: number } }>();

describe('公司维护联系人', () => {
  it('没有认领的是 403；写错的说是哪一栏；提交的先审核，通过才显示，联系方式遮住', async () => {
    expect((await other.post('/contact/auth/user/add', { ...page, ...written })).statusCode).toBe(403);
    expect((await other.get('/contact/auth/user/list', page)).statusCode).toBe(403);
    expect((await owner.post('/contact/auth/user/add', { ...page, ...written, phone: '总机' })).json()).toMatchObject({
      code: 422,
      fields: [{ field: 'phone' }],
    });
    expect((await owner.post('/contact/auth/user/add', { ...page, ...written })).json()).toMatchObject({ code: 1, data: { state: 'reviewing', shown: null } });
    expect(await shown()).toEqual([]);
    expect((await waiting('listing_contact'))[0]).toMatchObject({ facts: expect.arrayContaining([{ name: '电话', value: '0755-12345678' }]) });
    await decide('listing_contact', 'approve');
    expect(await shown()).toMatchObject([
      { name: '华南销售部', phone: '0755-****5678', email: 's***@example.com', wechat: 'ex****', address: '深圳', hours: null },
    ]);
    const notice = (await owner.get('/message/page')).json<{ data: Notice[] }>().data[0];
    expect(notice).toMatchObject({ title: '联系人已通过', href: `/userCenter/entries/claim/agent/${page.thingId}/contacts` });
  });

  it('改动通过之前页面不变；运营看到原来的；驳回有原因；没有改动的不收，改回原样就撤回', async () => {
    const id = `${(await own())[0]?.id}`;
    const change = (facts: object) => owner.post('/contact/auth/user/update', { id, ...written, ...facts });
    expect((await change({})).json()).toMatchObject({ code: 0, reason: 'contact.unchanged' });
    await change({ hours: '周末' });
    await change({ hours: '工作日' });
    expect((await waiting('listing_contact')).map(({ facts }) => facts)).toEqual([[{ name: '时间', value: '工作日', before: '未填' }]]);
    expect((await shown())[0]?.hours).toBeNull();
    await decide('listing_contact', 'refuse', '写清几点');
    expect(await own()).toMatchObject([{ state: 'refused', reason: '写清几点', shown: { hours: null }, wanted: { hours: '工作日' } }]);
    await change({ hours: '9 点到 18 点' });
    expect((await change({})).json()).toMatchObject({ code: 1, data: { state: 'approved', wanted: null } });
    expect(await waiting('listing_contact')).toEqual([]);
  });

  it('删除立刻从页面拿掉，能恢复；在审的恢复后接着审', async () => {
    const id = `${(await own())[0]?.id}`;
    await owner.post('/contact/auth/user/update', { id, ...written, hours: '工作日' });
    await owner.post('/contact/auth/user/del', { id });
    expect([await shown(), await own(), await waiting('listing_contact')]).toEqual([[], [], []]);
    expect((await owner.post('/contact/auth/user/update', { id, ...written })).statusCode).toBe(404);
    await owner.post('/contact/auth/user/restore', { id });
    expect([(await shown()).length, (await waiting('listing_contact')).length]).toEqual([1, 1]);
    await decide('listing_contact', 'approve');
    expect((await shown())[0]?.hours).toBe('工作日');
  });

  it.each(['update', 'del', 'restore'])('别人的联系人不存在：%s 是 404，什么都没有变', async (call) => {
    const before = await own();
    expect((await other.post(`/contact/auth/user/${call}`, { id: `${before[0]?.id}`, ...written })).statusCode).toBe(404);
    expect(await own()).toEqual(before);
  });

  it('一页有个数的上限', async () => {
    const rows = Array.from({ length: contactLimits.perPage - 1 }, () => ({
      kind: 'agent' as const,
      thingId: Number(page.thingId),
      state: 'refused' as const,
      submittedAt: api.clock.now(),
    }));
    await insertContacts(api.server.db, rows);
    expect((await owner.post('/contact/auth/user/add', { ...page, ...written })).json()).toMatchObject({ code: 0, reason: 'contact.full' });
  });
});

describe('查看联系方式', () => {
  it('没登录是 401，没有的、没通过的是 404', async () => {
    const [contact, hidden] = await own();
    expect((await api.visitor().post('/contact/reveal', { id: `${contact?.id}` })).statusCode).toBe(401);
    expect((await other.post('/contact/reveal', { id: '999999' })).statusCode).toBe(404);
    expect((await other.post('/contact/reveal', { id: `${hidden?.id}` })).statusCode).toBe(404);
  });

  it('看过的当天再看不算；到了上限说明什么时候可以再看，第二天 0 点以后就可以', async () => {
    const id = (await shown())[0]?.id ?? 0;
    const left = contactLimits.opened - 1;
    expect((await opened(other, id)).data).toMatchObject({ phone: '0755-12345678', email: 'sales@example.com', wechat: 'example_sales', leftToday: left });
    expect((await opened(other, id)).data.leftToday).toBe(left);
    const facts = { ...written, topic: 'sales' as const, hours: null };
    const row = { kind: 'brand' as const, thingId: 1, shown: facts, state: 'approved' as const, submittedAt: api.clock.now() };
    const more = await insertContacts(
      api.server.db,
      Array.from({ length: contactLimits.opened }, () => row),
    );
    for (const { id: next } of more.slice(1)) expect((await opened(other, next)).code).toBe(1);
    const refused = await opened(other, more[0]?.id ?? 0);
    expect(refused).toMatchObject({ code: 0, reason: 'contact.limit', msg: expect.stringContaining('明天 0 点') });
    expect((await opened(other, id)).data.leftToday).toBe(0);
    api.clock.advance((refused.data.wait ?? 0) * 1000);
    expect((await opened(other, more[0]?.id ?? 0)).data.leftToday).toBe(left);
    expect(await api.server.db.execute(`select 1 from audit_rows where event = 'contact.open'`)).toMatchObject({ rowCount: contactLimits.opened + 1 });
  });
});

it('样例的联系人装入一次，写明示例，号码拨不通', async () => {
  const { db } = api.server;
  expect(await loadSampleContacts(db, api.clock.now())).toBeGreaterThan(10);
  expect(await loadSampleContacts(db, api.clock.now())).toBe(0);
  const { rows } = await db.execute<{ shown: ContactCard }>(`select shown from company_contacts where is_sample`);
  for (const { shown } of rows) expect(`${shown.name} ${shown.phone} ${shown.email}`).toMatch(/示例.* (0755-0000|000-0000-)\d+ .*@example\.com$/);
});

it('商家的联系人：只有代表它的会员能维护，审核以后遮住显示，会员逐个查看', async () => {
  const { db } = api.server;
  await db.execute(sql`insert into merchants (id, name, name_en, is_sample, place, intro, shipping, created_at)
    values (4711, '例芯商行', 'Lixin', false, '深圳', '', '', now())`);
  const shop = { kind: 'merchant', thingId: '4711' };
  const seller = api.visitor();
  await seller.login('13900000923');
  expect((await seller.post('/contact/auth/user/add', { ...shop, ...written })).json()).toMatchObject({ code: 403, reason: 'session.role' });
  expect((await api.visitor().get('/contact/list', { ...shop, thingId: '4712' })).statusCode).toBe(404);
  await operator.post('/operator/merchants/assign', { merchantId: '4711', memberId: `${seller.uid}` });
  expect((await seller.post('/contact/auth/user/add', { ...shop, ...written })).json()).toMatchObject({ code: 1 });
  await decide('listing_contact', 'approve');
  const [card] = (await api.visitor().get('/contact/list', shop)).json<{ data: ContactCard[] }>().data;
  expect(card).toMatchObject({ name: '华南销售部', phone: '0755-****5678' });
  expect((await opened(owner, card?.id ?? 0)).data).toMatchObject({ phone: '0755-12345678' });
  expect((await seller.get('/message/page')).json<{ data: Notice[] }>().data[0]).toMatchObject({ title: '联系人已通过', href: '/userCenter/seller/contacts' });
  expect((await owner.post('/contact/auth/user/del', { id: `${card?.id}` })).statusCode).toBe(404);
  await operator.post('/operator/merchants/assign', { merchantId: '4711' });
  expect((await seller.get('/contact/auth/user/list', shop)).statusCode).toBe(403);
});

describe('企业的联系人', () => {
  const company = { kind: 'enterprise', thingId: '1000777' };
  let boss: Visitor;
  let buyer: Visitor;

  it('只有认证企业的负责人维护；三种可见：公开的看得到全部，登录可见的逐个查看，认证可见的要认证企业的成员', async () => {
    [boss, buyer] = [api.visitor(), api.visitor()];
    await boss.login('13900000931');
    await buyer.login('13900000932');
    expect((await api.visitor().get('/enterprise/contacts', { id: company.thingId })).statusCode).toBe(404);
    await staffedCompany(api, 1_000_777, [
      [boss, 'owner'],
      [buyer, 'buyer'],
    ]);
    for (const visibility of ['open', 'members', 'verified']) {
      expect((await buyer.post('/contact/auth/user/add', { ...company, ...written, visibility })).json()).toMatchObject({
        code: 403,
        reason: 'enterprise.right_missing',
      });
      expect((await boss.post('/contact/auth/user/add', { ...company, ...written, name: visibility, visibility })).json()).toMatchObject({ code: 1 });
      await decide('listing_contact', 'approve');
    }
    const cards = (await api.visitor().get('/enterprise/contacts', { id: company.thingId })).json<{ data: ContactCard[] }>().data;
    expect(cards.map(({ name, phone }) => [name, phone])).toEqual([
      ['open', '0755-12345678'],
      ['members', '0755-****5678'],
      ['verified', '0755-****5678'],
    ]);
    const [, members, verified] = cards;
    expect((await opened(other, members?.id ?? 0)).code).toBe(1);
    expect(await opened(other, verified?.id ?? 0)).toMatchObject({ code: 403, reason: 'enterprise.required' });
    await staffedCompany(api, 1_000_778, [[other, 'seller']]);
    expect((await opened(other, verified?.id ?? 0)).data).toMatchObject({ phone: '0755-12345678' });
  });

  it('企业看得到谁查看过、替哪家公司；别人看不到', async () => {
    const openings = (visitor: Visitor) => visitor.get('/contact/auth/user/openings', { ...company, pageSize: '1' });
    expect((await openings(boss)).json()).toMatchObject({ totalRecord: 2, data: [{ contact: 'verified', company: '例芯企业1000778' }] });
    expect((await openings(other)).statusCode).toBe(403);
  });

  it('改可见范围马上生效，不用审核；没说的不变', async () => {
    const kept = async () =>
      (await boss.get('/contact/auth/user/list', company)).json<{ data: OwnContact[] }>().data.find(({ shown }) => shown?.name === 'open');
    const id = `${(await kept())?.id}`;
    const form = { ...written, name: 'open', id };
    expect((await boss.post('/contact/auth/user/update', form)).json()).toMatchObject({ code: 0, reason: 'contact.unchanged' });
    expect((await boss.post('/contact/auth/user/update', { ...form, visibility: 'verified' })).json()).toMatchObject({
      code: 1,
      data: { visibility: 'verified', state: 'approved' },
    });
    expect(await waiting('listing_contact')).toEqual([]);
    expect((await kept())?.visibility).toBe('verified');
  });
});
