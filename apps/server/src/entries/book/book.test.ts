import type { ContactCard, KnownContact } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { insertThings } from '../../../test/things.ts';
import { insertContacts, updateContact } from '../contacts/contacts.queries.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let contactId: string;
let agentId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000931');
  await other.login('13900000932');
  const { db } = api.server;
  ({ agentId } = await insertThings(db));
  const shown = { topic: 'sales' as const, name: '销售部', phone: '0755-12345678', email: 'sales@example.com', wechat: null, address: null, hours: null };
  const [row] = await insertContacts(db, [{ kind: 'agent', thingId: agentId, shown, state: 'approved', submittedAt: api.clock.now() }]);
  contactId = `${row?.id}`;
});
afterAll(() => api.close());

const list = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/user/contacts/list', query)).json<{ data: KnownContact[]; totalRecord: number }>();
const add = async (facts: Record<string, string>) => (await member.post('/user/contacts/add', facts)).json<{ code: number; data: KnownContact }>();
const keep = async (visitor: Visitor) =>
  (await visitor.post('/user/contacts/keep', { contactId })).json<{ code: number; reason?: string; data: KnownContact }>();

it('自己写一个：空的是空，没有姓名的、联系不上的不收；每个词都要有，按词找得到，分页', async () => {
  expect((await add({ name: '  ' })).code).toBe(422);
  for (const [field, wrong] of [
    ['phone', '问前台'],
    ['email', 'sales'],
    ['wechat', '微信号'],
  ] as const)
    expect((await add({ name: '林工', [field]: wrong })).code).toBe(422);
  const { data } = await add({ name: ' 林工 ', company: '北辰电子', phone: '13800001234', note: '负责 MCU' });
  expect(data).toMatchObject({ name: '林工', company: '北辰电子', email: null, wechat: null, listing: null });
  await add({ name: '周经理', company: '南河 100%' });
  expect((await list(member)).data.map(({ name }) => name)).toEqual(['周经理', '林工']);
  expect((await list(member, { keywords: '北辰 mcu' })).data.map(({ name }) => name)).toEqual(['林工']);
  expect((await list(member, { keywords: '0%' })).data.map(({ name }) => name)).toEqual(['周经理']);
  expect(await list(member, { pageSize: '1', pageIndex: '2' })).toMatchObject({ totalRecord: 2, data: [{ name: '林工' }] });
});

it('没看过的不能存；看过的存下当时看到的和公司的页面；再存一次更新，备注留着，不会多一个', async () => {
  expect(await keep(member)).toMatchObject({ code: 0, reason: 'contact.not_opened' });
  await member.post('/contact/reveal', { id: contactId });
  const { data } = await keep(member);
  expect(data).toMatchObject({ name: '销售部', phone: '0755-12345678', listing: { kind: 'agent', thingId: agentId } });
  await member.post('/user/contacts/update', { id: `${data.id}`, name: '销售部', note: '周三回电话' });
  const now: ContactCard = {
    id: 1,
    topic: 'sales',
    name: '新销售部',
    phone: '0755-87654321',
    email: null,
    wechat: null,
    address: null,
    hours: null,
    visibility: 'members',
    isSample: false,
  };
  const { id: _id, isSample: _isSample, ...shown } = now;
  await updateContact(api.server.db, Number(contactId), { shown });
  expect((await list(member, { keywords: '销售部' })).data).toMatchObject([{ name: '销售部', phone: null }]);
  expect((await keep(member)).data).toMatchObject({ id: data.id, name: '新销售部', phone: '0755-87654321', note: '周三回电话' });
  expect((await list(member)).totalRecord).toBe(3);
});

it('第二天没有再看就不能再存；公司删了，存下的还在', async () => {
  api.clock.advance(24 * 3_600_000);
  expect(await keep(member)).toMatchObject({ code: 0, reason: 'contact.not_opened' });
  await updateContact(api.server.db, Number(contactId), { removedAt: api.clock.now() });
  expect((await member.post('/user/contacts/keep', { contactId })).statusCode).toBe(404);
  expect((await list(member, { keywords: '新销售部' })).totalRecord).toBe(1);
});

it('删除能恢复；删除的读不到、改不了', async () => {
  const id = `${(await list(member)).data[0]?.id}`;
  await member.post('/user/contacts/del', { id });
  expect((await member.get('/user/contacts/detail', { id })).statusCode).toBe(404);
  expect((await member.post('/user/contacts/update', { id, name: '改' })).statusCode).toBe(404);
  expect((await list(member)).totalRecord).toBe(2);
  await member.post('/user/contacts/restore', { id });
  expect((await member.get('/user/contacts/detail', { id })).json()).toMatchObject({ code: 1, data: { id: Number(id) } });
});

it('别人的联系人不存在：读、改、删、恢复都是 404，什么都没有变；别人的列表里没有', async () => {
  const before = await list(member);
  const id = `${before.data[0]?.id}`;
  expect((await other.get('/user/contacts/detail', { id })).statusCode).toBe(404);
  for (const call of ['update', 'del', 'restore']) expect((await other.post(`/user/contacts/${call}`, { id, name: '改' })).statusCode).toBe(404);
  expect(await list(member)).toEqual(before);
  expect((await list(other)).data).toEqual([]);
});
