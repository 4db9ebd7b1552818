// What a part cost before now: changes are written down once, and read by week.
import type { PartHistory } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openShop, sell } from '../../../test/shop.ts';
import { goods, goodsStocks } from './goods.schema.ts';
import { noteOfferChanges } from './offerHistory.queries.ts';
import { historyTimes } from './offerHistory.rules.ts';
import { writeSampleHistory } from '../sample/sampleHistory.queries.ts';

const WEEK = 7 * 24 * 3600 * 1000;
const PART = 77;
let api: TestApp;
let id: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await openShop(db);
  id = await sell(db, { mpn: 'LM100', partId: PART, stock: 500, priceLadder: [{ minQuantity: 1, unitPrice: '2.5' }] });
});
afterAll(() => api.close());

const note = () => noteOfferChanges(api.server.db, api.clock.now());
const weeksLater = (weeks: number) => api.clock.advance(weeks * WEEK);
const history = async (months = '3'): Promise<PartHistory> => (await api.visitor().get('/mall/goods/history', { partId: `${PART}`, months })).json().data;

it('每周一个点，最后一个是今天', () => {
  const { days, weeksApart } = historyTimes(new Date('2026-11-26T04:00:00Z'), '12', null);
  expect([days.length, days[0]?.day, days.at(-1)?.day, weeksApart]).toEqual([53, '2025-11-27', '2026-11-26', 1]);
  expect(historyTimes(new Date('2026-11-26T17:00:00Z'), '3', null).days.at(-1)?.day, '按中国的日历').toBe('2026-11-27');
});

it.each([
  ['2026-11-20T04:00:00Z', 2, '2026-11-19', 1],
  ['2026-11-26T04:00:00Z', 1, '2026-11-26', 1],
  ['2024-11-28T04:00:00Z', 105, '2024-11-28', 1],
  ['2021-11-26T04:00:00Z', 88, '2021-11-25', 3],
])('全部：从 %s 起，%i 个点，第一个是 %s，隔 %i 周；两年以上的隔得宽一些', (since, count, first, apart) => {
  const { days, weeksApart } = historyTimes(new Date('2026-11-26T04:00:00Z'), 'all', new Date(since));
  expect([days.length, days[0]?.day, days.at(-1)?.day, weeksApart]).toEqual([count, first, '2026-11-26', apart]);
});

it('没有变的不再记；价格、库存、下架变了各记一次', async () => {
  const { db } = api.server;
  expect(await note()).toBe(1);
  weeksLater(1);
  expect(await note()).toBe(0);
  await db
    .update(goods)
    .set({ priceLadder: [{ minQuantity: 1, unitPrice: '2.25' }] })
    .where(eq(goods.id, id));
  expect(await note()).toBe(1);
  weeksLater(1);
  await db.update(goodsStocks).set({ quantity: 40 }).where(eq(goodsStocks.goodsId, id));
  expect(await note()).toBe(1);
  weeksLater(1);
  await db.update(goods).set({ isOnSale: false }).where(eq(goods.id, id));
  expect(await note()).toBe(1);
  weeksLater(1);
});

it('按周读：有报价的写最低单价和库存，没有人报价的那周是空的，不是零', async () => {
  const { series, hasSamples } = await history();
  expect(hasSamples).toBe(false);
  expect(series.map(({ currency, points }) => [currency, points.slice(-5).map(({ lowest, offers, stock }) => [lowest, offers, stock])])).toEqual([
    [
      'CNY',
      [
        ['2.5', 1, 500],
        ['2.25', 1, 500],
        ['2.25', 1, 40],
        [null, 0, null],
        [null, 0, null],
      ],
    ],
  ]);
  expect(series[0]?.points[0], '在它上架之前').toMatchObject({ lowest: null, offers: 0 });
});

it('从来没有人报价：没有线；全部从第一次报价起；月数只有几种', async () => {
  expect((await api.visitor().get('/mall/goods/history', { partId: '9' })).json().data).toEqual({ series: [], hasSamples: false, weeksApart: 1, since: null });
  expect((await history('all')).series[0]?.points).toHaveLength(5);
  expect((await api.visitor().get('/mall/goods/history', { partId: '9', months: '5' })).statusCode).toBe(422);
});

it('样例的历史写明是样例，有自己历史的商品不编', async () => {
  const { db } = api.server;
  const [own] = await db.select().from(goods).where(eq(goods.id, id));
  if (!own) throw new Error('the goods are gone');
  await db.insert(goods).values({ ...own, id: 5000, sku: 'SAMPLE', isOnSale: true });
  expect(await writeSampleHistory(db, api.clock.now())).toBe(14);
  expect(await writeSampleHistory(db, api.clock.now())).toBe(0);
  expect((await history()).hasSamples).toBe(true);
});
