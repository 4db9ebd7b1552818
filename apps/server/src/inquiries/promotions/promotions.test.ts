// Advertisements: whose own, looked at, marked, for a time.
import type { Promotion, PromotedRow, Review } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { operatorOf } from '../../../test/operator.ts';
import { openShop, postJson, sell } from '../../../test/shop.ts';
import { merchants } from '../../mall/merchant/merchant.schema.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

const DAY = 86_400_000;
const at = '/enterprise/promotion';
let api: TestApp;
let guest: Visitor;
let operator: Visitor;
let seller: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  guest = api.visitor();
  operator = await operatorOf(api);
  seller = await companyOf(api, { name: '北辰电子' });
  other = await companyOf(api, { name: '东海芯城' });
});
afterAll(() => api.close());

const day = (days: number) => shanghaiDate(new Date(api.clock.now().getTime() + days * DAY));
const supply = async ({ visitor }: TestCompany, model: string) =>
  (await postJson(visitor, '/demand/add', { type: 0, model, price: '6.85', quantity: 500 })).json<{ data: { id: number } }>().data.id;
const add = async ({ visitor }: Pick<TestCompany, 'visitor'>, thingId: number, change: object = {}) =>
  (await postJson(visitor, `${at}/auth/add`, { kind: 'supply', thingId, startOn: day(0), endOn: day(6), ...change })).json<{
    code: number;
    reason?: string;
    data: Promotion;
    fields?: { field: string }[];
  }>();
const shown = async () => (await guest.get(`${at}/shown`)).json<{ data: PromotedRow[] }>().data;
const own = async ({ visitor }: TestCompany) => (await visitor.get(`${at}/auth/list`)).json<{ data: Promotion[] }>().data;
const decide = async (decision: string, reason = '') => {
  const { data } = (await operator.get('/operator/reviews', { kind: 'company_promotion' })).json<{ data: Review[] }>();
  return operator.post('/operator/reviews/decide', { id: `${data[0]?.id}`, decision, reason });
};

it('只能推广自己的；通过以后按日期展示；下架就停，关了期限就结束', async () => {
  const rowId = await supply(seller, 'AD-1');
  expect(await add(other, rowId)).toMatchObject({ code: 404 });
  expect(await add({ visitor: await colleagueOf(api, seller, 'buyer') }, rowId)).toMatchObject({ code: 403 });
  expect(await add(seller, rowId, { startOn: day(-1) })).toMatchObject({ code: 422, reason: 'promotion.wrong_fact', fields: [{ field: 'startOn' }] });
  expect((await add(seller, rowId, { startOn: day(1), endOn: day(7) })).data).toMatchObject({ state: 'reviewing', model: 'AD-1', price: '6.85' });
  expect(await add(seller, rowId)).toMatchObject({ code: 0, reason: 'promotion.same' });
  await decide('approve');
  expect([await shown(), (await own(seller))[0]?.state]).toEqual([[], 'waiting']);
  api.clock.advance(DAY);
  expect(await shown()).toMatchObject([{ model: 'AD-1', quantity: 500, poster: { company: { name: '北辰电子' }, isVerified: true } }]);
  const close = (deed: string) => postJson(seller.visitor, '/demand/status/user', { deed, ids: [rowId] });
  await close('close');
  expect([await shown(), (await own(seller))[0]?.state]).toEqual([[], 'paused']);
  await close('reopen');
  expect((await own(seller))[0]?.state).toBe('running');
  api.clock.advance(7 * DAY);
  expect([await shown(), (await own(seller))[0]?.state]).toEqual([[], 'ended']);
});

it('商城的商品要是自己店铺的；驳回有原因；一家最多三条；撤下的不再展示，别家撤不了', async () => {
  const goodsId = await sell(api.server.db, { mpn: 'AD-GOODS' });
  const asGoods = { kind: 'goods' };
  expect(await add(seller, goodsId, asGoods)).toMatchObject({ code: 404 });
  await api.server.db.update(merchants).set({ memberId: seller.visitor.uid }).where(eq(merchants.id, 1));
  expect((await add(seller, goodsId, asGoods)).data).toMatchObject({ model: 'AD-GOODS', quantity: 100, price: '6.85' });
  await decide('refuse', '图片里有别家的商标');
  expect((await own(seller))[0]).toMatchObject({ state: 'refused', reason: '图片里有别家的商标' });
  const tries = await Promise.all(['A1', 'A2', 'A3', 'A4'].map(async (model) => add(seller, await supply(seller, model))));
  expect(tries.filter(({ code }) => code === 1)).toHaveLength(3);
  expect(tries.find(({ code }) => code === 0)).toMatchObject({ reason: 'promotion.full' });
  for (let times = 0; times < 3; times++) await decide('approve');
  expect(await shown()).toHaveLength(1);
  const [first] = await shown();
  expect((await other.visitor.post(`${at}/auth/del`, { id: `${first?.id}` })).statusCode).toBe(404);
  for (const { id } of await own(seller)) await seller.visitor.post(`${at}/auth/del`, { id: `${id}` });
  expect(await shown()).toEqual([]);
  expect((await own(seller)).map(({ state }) => state)).toEqual(expect.arrayContaining(['withdrawn', 'refused', 'ended']));
});
