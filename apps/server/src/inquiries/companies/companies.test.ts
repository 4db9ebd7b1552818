// What everybody sees of a company, who follows it, and what is counted of it.
import type { CompanyFigures, CompanyFollow, CompanyHome, CompanySearchReply, Notice } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { companyOf, type TestCompany } from '../../../test/companies.ts';
import { openShop, postJson } from '../../../test/shop.ts';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { bargains, orders } from '../../mall/orders/orders.schema.ts';
import { boardRows } from '../board/board.schema.ts';
import { quotes } from '../quotes/quotes.schema.ts';
import { tellFollowers } from './tellFollowers.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
let api: TestApp;
let guest: Visitor;
let seller: TestCompany;
let buyer: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  guest = api.visitor();
  seller = await companyOf(api, { name: '北辰电子', place: '深圳' });
  buyer = await companyOf(api, { name: '南河智控', place: '杭州' });
});
afterAll(() => api.close());

const search = async (query: Record<string, string> = {}) => (await guest.get('/enterprise/search', query)).json<CompanySearchReply>();
const names = async (query: Record<string, string> = {}) => (await search(query)).data.map(({ name }) => name);
const home = async (id: number) => (await guest.get('/enterprise/home', { id: `${id}` })).json<{ data: CompanyHome }>().data;
const figures = async (id: number) => (await guest.get('/enterprise/demandData', { id: `${id}` })).json<{ data: CompanyFigures }>().data;
const post = async ({ visitor }: TestCompany, facts: object) => (await postJson(visitor, '/demand/add', facts)).json<{ data: { id: number } }>().data.id;
const follow = (visitor: Visitor, { id }: TestCompany, wants: Record<string, string> = {}) =>
  visitor.post('/enterprise/follow/add', { enterpriseId: `${id}`, ...wants });
const state = async (visitor: Visitor, { id }: TestCompany) =>
  (await visitor.get('/enterprise/follow/state', { id: `${id}` })).json<{ data: CompanyFollow }>().data;
const news = async (visitor: Visitor) => (await visitor.get('/message/page', { kind: 'inquiry' })).json<{ data: Notice[] }>().data;

it('按名字、地方、身份、认证找；没有认证过的谁也找不到，也没有主页', async () => {
  const { db } = api.server;
  const [waiting, refused, expired] = [
    await companyOf(api, { name: '待审电子', status: 0 }),
    await companyOf(api, { name: '驳回电子', status: 2 }),
    await companyOf(api, { name: '过期电子', status: 3, place: '苏州' }),
  ];
  await db
    .update(enterprises)
    .set({ roles: ['trader', 'ems'], nameEn: 'Beichen Electronics' })
    .where(eq(enterprises.id, seller.id));
  expect(await names({ sort: 'newest' })).toEqual(expect.arrayContaining(['北辰电子', '南河智控', '过期电子']));
  expect((await search()).totalRecord).toBe(3);
  expect(await names({ keywords: '电子' })).toEqual(['北辰电子', '过期电子']);
  expect(await names({ keywords: 'beichen' })).toEqual(['北辰电子']);
  expect(await names({ keywords: '%' })).toEqual([]);
  expect(await names({ role: 'ems' })).toEqual(['北辰电子']);
  expect(await names({ isVerified: 'true' })).toEqual(['北辰电子', '南河智控']);
  expect((await search({ place: '苏州' })).places).toEqual([
    { place: '杭州', count: 1 },
    { place: '深圳', count: 1 },
    { place: '苏州', count: 1 },
  ]);
  expect(await names({ place: '苏州' })).toEqual(['过期电子']);
  for (const { id } of [waiting, refused])
    for (const url of ['/enterprise/home', '/enterprise/demandData']) expect((await guest.get(url, { id: `${id}` })).statusCode).toBe(404);
  expect(await home(expired.id)).toMatchObject({ isVerified: false, licence: { name: '过期电子' } });
  await db
    .update(enterprises)
    .set({ expiresAt: new Date(api.clock.now().getTime() + DAY) })
    .where(eq(enterprises.id, buyer.id));
  api.clock.advance(2 * DAY);
  expect(await names({ isVerified: 'true' })).toEqual(['北辰电子']);
  await db.update(enterprises).set({ expiresAt: null }).where(eq(enterprises.id, buyer.id));
});

it('匿名的求购不算在企业名下，哪里都不算', async () => {
  await post(buyer, { type: 1, model: 'OPEN-1' });
  await post(buyer, { type: 1, model: 'SECRET-1', isAnonymous: true });
  await post(seller, { type: 0, model: 'OFFER-1' });
  expect(await home(buyer.id)).toMatchObject({ demands: 1, supplies: 0 });
  expect(await figures(buyer.id)).toMatchObject({ demands: 1, supplies: 0 });
  expect(await home(seller.id)).toMatchObject({ demands: 0, supplies: 1 });
});

it('关注：两次等于一次，改的是要什么通知；热门按关注人数从多到少', async () => {
  const [one, two] = [api.visitor(), api.visitor()];
  await one.login('13900000961');
  await two.login('13900000962');
  expect((await follow(guest, seller)).statusCode).toBe(401);
  expect((await one.post('/enterprise/follow/add', { enterpriseId: '99999999' })).statusCode).toBe(404);
  expect(await state(one, buyer)).toEqual({ isOwn: false, isFollowed: false, wantsSupply: false, wantsDemand: false });
  expect(await state(buyer.visitor, buyer)).toMatchObject({ isOwn: true });
  expect(await state(buyer.visitor, seller)).toMatchObject({ isOwn: false });
  await follow(one, buyer);
  await follow(one, buyer, { wantsDemand: 'true' });
  expect(await state(one, buyer)).toEqual({ isOwn: false, isFollowed: true, wantsSupply: false, wantsDemand: true });
  expect(await state(two, buyer)).toMatchObject({ isFollowed: false });
  await follow(two, buyer);
  await follow(two, seller);
  expect((await search({ sort: 'hot' })).data.slice(0, 2).map(({ name, followers }) => [name, followers])).toEqual([
    ['南河智控', 2],
    ['北辰电子', 1],
  ]);
  const list = (await two.get('/follow/list', { kind: 'enterprise' })).json<{ data: { id: number; title: string; detail: string }[] }>().data;
  expect(list.map(({ title, detail }) => [title, detail])).toEqual(
    expect.arrayContaining([
      ['南河智控', '杭州'],
      ['北辰电子', '深圳'],
    ]),
  );
  await two.post('/follow/del', { kind: 'enterprise', id: `${seller.id}` });
  await two.post('/enterprise/follow/del', { enterpriseId: `${buyer.id}` });
  expect((await two.get('/follow/list')).json()).toMatchObject({ totalRecord: 0 });
  await two.post('/follow/add', { kind: 'enterprise', id: `${seller.id}` });
  expect(await state(two, seller)).toEqual({ isOwn: false, isFollowed: true, wantsSupply: false, wantsDemand: false });
});

it('只通知要的，一天最多一次；匿名的求购绝不通知', async () => {
  const [asks, quiet] = [api.visitor(), api.visitor()];
  await asks.login('13900000963');
  await quiet.login('13900000964');
  // What was posted before somebody follows is no news.
  api.clock.advance(HOUR);
  await follow(asks, buyer, { wantsDemand: 'true' });
  await follow(asks, seller, { wantsSupply: 'true' });
  await follow(quiet, buyer);
  await tellFollowers(api.server.platform);
  expect(await news(asks)).toEqual([]);
  api.clock.advance(HOUR);
  await post(buyer, { type: 1, model: 'SECRET-2', isAnonymous: true });
  await post(buyer, { type: 0, model: 'UNASKED' });
  api.clock.advance(DAY);
  await tellFollowers(api.server.platform);
  expect(await news(asks)).toEqual([]);
  await post(buyer, { type: 1, model: 'OPEN-2' });
  await post(seller, { type: 0, model: 'OFFER-2' });
  await post(seller, { type: 0, model: 'OFFER-3' });
  await tellFollowers(api.server.platform);
  expect(await news(asks)).toEqual([]);
  api.clock.advance(DAY);
  await tellFollowers(api.server.platform);
  await tellFollowers(api.server.platform);
  expect(await news(asks)).toMatchObject([{ title: '你关注的 2 家企业有新的供求', body: '北辰电子：新增 2 条供应；南河智控：新增 1 条求购。' }]);
  expect(await news(quiet)).toEqual([]);
});

it('响应和完成从真的询价、成交算，不足 5 次是 null；九十天以前的不算', async () => {
  const { db } = api.server;
  const now = api.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const member = Number(buyer.visitor.uid);
  const rowId = await post(seller, { type: 0, model: 'ASKED' });
  const quote = (askedAt: Date, hours: number | null) => ({
    rowId,
    isDemand: false,
    buyerId: buyer.id,
    sellerId: seller.id,
    state: 'refused' as const,
    createdAt: askedAt,
    updatedAt: askedAt,
    askedAt,
    answeredAt: hours === null ? null : new Date(askedAt.getTime() + hours * HOUR),
  });
  expect(await figures(seller.id)).toMatchObject({
    windowDays: 90,
    response: { medianHours: null, answered: 0, asked: 0 },
    completion: { share: null, deals: 0, kept: 0 },
  });
  await db.insert(quotes).values([...[1, 1.5, 2.1, 20].map((hours) => quote(ago(DAY), hours)), quote(ago(DAY), null), quote(ago(91 * DAY), 0.1)]);
  expect((await figures(seller.id)).response).toEqual({ medianHours: null, answered: 4, asked: 5 });
  await db.insert(quotes).values(quote(ago(2 * DAY), 30));
  expect((await figures(seller.id)).response).toEqual({ medianHours: 2.1, answered: 5, asked: 6 });
  const states = ['FINISHED', 'FINISHED', 'FINISHED', 'FINISHED', 'CLOSED', 'SHIPPED'] as const;
  for (const [at, orderState] of states.entries()) {
    const [order] = await db
      .insert(orders)
      .values({
        orderNo: `FIG${at}`,
        buyerId: member,
        merchantId: 1,
        source: 'bargain',
        state: orderState,
        currency: 'CNY',
        goodsTotal: '1.00',
        untaxed: '1.00',
        freightTerm: 'collect',
        total: '1.00',
        payMethod: 'transfer',
        payDeadline: now,
        address: {} as never,
        isHongKong: false,
        createdAt: now,
      })
      .returning({ id: orders.id });
    const [bargain] = await db
      .insert(bargains)
      .values({
        buyerId: member,
        merchantId: 1,
        goodsId: 1,
        quantity: 1,
        unitPrice: '1',
        state: 'ordered',
        orderId: order?.id ?? 0,
        createdAt: now,
        validUntil: now,
      })
      .returning({ id: bargains.id });
    await db.insert(quotes).values({ ...quote(ago(3 * DAY), 2), state: 'accepted', acceptedAt: ago(DAY), bargainId: bargain?.id ?? 0 });
  }
  const shown = { share: 0.8, deals: 5, kept: 4 };
  expect((await figures(seller.id)).completion).toEqual(shown);
  expect((await figures(buyer.id)).completion).toEqual(shown);
  await db.update(boardRows).set({ state: 'closed' }).where(eq(boardRows.enterpriseId, seller.id));
  expect(await figures(seller.id)).toMatchObject({ supplies: 0 });
});
