// Who speaks for merchants, as operators arrange it.
import type { MerchantSeat } from '@chippage/api/types';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { buyer, openShop } from '../../../test/shop.ts';
import { statementsOf } from '../../../test/statements.ts';
import { members } from '../../platform/members/members.schema.ts';

let api: TestApp;
let operator: Visitor;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  operator = (await buyer(api)).visitor;
  await api.server.db
    .update(members)
    .set({ role: 'operator' })
    .where(eq(members.id, operator.uid ?? 0));
});
afterAll(() => api.close());

const seats = async (query: Record<string, string>) => (await operator.get('/operator/merchants', query)).json<{ data: MerchantSeat[]; totalRecord: number }>();

it('按页取，每页的条数由 SQL 定，总数不变；按卖家或代表的名字找', async () => {
  const person = (await buyer(api)).visitor;
  await operator.post('/operator/merchants/assign', { merchantId: '2', memberId: String(person.uid) });
  const [first, second] = [await seats({ pageSize: '1' }), await seats({ pageSize: '1', pageIndex: '2' })];
  expect([first, second].map(({ data, totalRecord }) => [data.map(({ merchant }) => merchant.id), totalRecord])).toEqual([
    [[1], 2],
    [[2], 2],
  ]);
  expect((await statementsOf(() => seats({ pageSize: '1' }))).some((text) => /from "merchants".* limit /s.test(text))).toBe(true);
  const [seat] = second.data;
  expect(seat).toMatchObject({ memberId: person.uid });
  expect((await seats({ keywords: seat?.nickName ?? '' })).data).toEqual([seat]);
  expect((await seats({ keywords: '没有这个人' })).data).toEqual([]);
});

it('换人以后，前一位不再是卖家；一个人只代表一个卖家', async () => {
  const [first, second] = [(await buyer(api)).visitor, (await buyer(api)).visitor];
  const assign = (merchantId: string, person: Visitor) => operator.post('/operator/merchants/assign', { merchantId, memberId: String(person.uid) });
  const roleOf = async (person: Visitor) =>
    (
      await api.server.db
        .select({ role: members.role })
        .from(members)
        .where(eq(members.id, person.uid ?? 0))
    )[0]?.role;
  await assign('1', first);
  expect(await roleOf(first)).toBe('merchant');
  await assign('1', second);
  expect([await roleOf(first), await roleOf(second)]).toEqual(['member', 'merchant']);
  await assign('2', second);
  expect((await seats({})).data.map(({ merchant, memberId }) => [merchant.id, memberId])).toEqual([
    [1, null],
    [2, second.uid],
  ]);
  expect((await operator.post('/operator/merchants/assign', { merchantId: '1', memberId: '999999999' })).statusCode).toBe(404);
});

it('负责的会员停用以后写明，恢复以后不再写；没有人负责的不算停用', async () => {
  const person = (await buyer(api)).visitor;
  await operator.post('/operator/merchants/assign', { merchantId: '1' });
  await operator.post('/operator/merchants/assign', { merchantId: '2', memberId: String(person.uid) });
  const states = async () => (await seats({})).data.map(({ memberId, isSuspended }) => [memberId, isSuspended]);
  expect(await states()).toEqual([
    [null, false],
    [person.uid, false],
  ]);
  await operator.post('/operator/members/suspend', { id: String(person.uid), reason: '发布虚假信息' });
  expect(await states()).toEqual([
    [null, false],
    [person.uid, true],
  ]);
  const again = await operator.post('/operator/merchants/assign', { merchantId: '2', memberId: String(person.uid) });
  expect(again.json().data).toMatchObject({ memberId: person.uid, isSuspended: true });
  await operator.post('/operator/members/restore', { id: String(person.uid) });
  expect((await states())[1]).toEqual([person.uid, false]);
});

describe('身份由事实决定', () => {
  const roleOf = async (person: Visitor) => (await person.get('/user/identity')).json<{ data: { role: string } }>().data.role;
  const seat = async (merchantId: string, person: Visitor | null) =>
    operator.post('/operator/merchants/assign', { merchantId, ...(person && { memberId: String(person.uid) }) });

  it('作者成为商家，不再负责以后还是作者；作者主页没有了才是会员', async () => {
    const person = (await buyer(api)).visitor;
    const { rows } = await api.server.db.execute<{ id: number }>(sql`
      insert into news_authors (name, field, intro, member_id) values ('身份', '', '', ${person.uid}) returning id`);
    await seat('1', person);
    expect(await roleOf(person)).toBe('merchant');
    await seat('1', null);
    expect(await roleOf(person)).toBe('author');
    await seat('1', person);
    await api.server.db.execute(sql`update news_authors set member_id = null where id = ${rows[0]?.id}`);
    await seat('1', null);
    expect(await roleOf(person)).toBe('member');
  });

  it('通过认证的企业成为商家，不再负责以后还是企业；运营一直是运营', async () => {
    const person = (await buyer(api)).visitor;
    await api.server.db
      .update(members)
      .set({ role: 'enterprise', enterpriseStatus: 1 })
      .where(eq(members.id, person.uid ?? 0));
    await seat('1', person);
    expect(await roleOf(person)).toBe('merchant');
    await seat('1', null);
    expect(await roleOf(person)).toBe('enterprise');
    await seat('1', operator);
    await seat('1', null);
    expect(await roleOf(operator)).toBe('operator');
  });
});
