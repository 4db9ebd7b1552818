// What the part search says of price, stock and sellers, and its filter 有现货.
import type { Facet, PartRow } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openShop, sell } from '../../../test/shop.ts';
import { loadSample } from '../../datasheets/parts/sample/loadSample.ts';
import { parts } from '../../datasheets/parts/parts.schema.ts';
import { goods } from './goods.schema.ts';

let api: TestApp;
const search = async (query: Record<string, string>) =>
  (await api.visitor().get('/chip/specification/search', { keywords: 'STM32F103C8T6', ...query })).json<{
    data: PartRow[];
    totalRecord: number;
    facets: Facet[];
  }>();
const offerOf = async (mpn: string, query: Record<string, string> = {}) => (await search(query)).data.find((part) => part.mpn === mpn)?.offer;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await loadSample(db);
  await openShop(db);
  // Not by a search, which keeps what is in stock for some seconds.
  const partIdOf = async (mpn: string) => (await db.select({ id: parts.id }).from(parts).where(eq(parts.mpn, mpn)))[0]?.id ?? 0;
  const tray = await partIdOf('STM32F103C8T6');
  await sell(db, {
    mpn: 'STM32F103C8T6',
    partId: tray,
    stock: 1240,
    priceLadder: [
      { minQuantity: 1, unitPrice: '7.2' },
      { minQuantity: 1000, unitPrice: '6.5' },
    ],
  });
  await sell(db, { mpn: 'STM32F103C8T6', partId: tray, merchantId: 2, currency: 'CNY', stock: 10, priceLadder: [{ minQuantity: 1, unitPrice: '6.9' }] });
  await sell(db, { mpn: 'STM32F103C8T6TR', partId: await partIdOf('STM32F103C8T6TR'), stock: 0, priceLadder: [{ minQuantity: 1, unitPrice: '6' }] });
});
afterAll(() => api.close());

it('价格随数量换档、换卖家；库存是各家之和', async () => {
  expect(await offerOf('STM32F103C8T6')).toMatchObject({ unitPrice: '6.9', sellers: 2, stock: 1250, quantity: 1 });
  expect(await offerOf('STM32F103C8T6', { quantity: '1000' })).toMatchObject({ unitPrice: '6.5', quantity: 1000 });
});

it('卖完的也找得到，写明是 0；没有人卖的没有报价', async () => {
  expect(await offerOf('STM32F103C8T6TR')).toMatchObject({ stock: 0 });
  const { data } = await search({ keywords: 'STM32F103' });
  expect(data.find((part) => part.mpn.startsWith('STM32F103R'))?.offer).toBeNull();
});

it('有现货只留下有货的，个数与筛选一致；下架的不算', async () => {
  const all = await search({});
  const count = all.facets.find(({ code }) => code === 'stock')?.options.find(({ value }) => value === 'inStock')?.count;
  const inStock = await search({ inStock: 'true' });
  expect(inStock.data.map(({ mpn }) => mpn)).toEqual(['STM32F103C8T6']);
  expect(count).toBe(inStock.totalRecord);
  await api.server.db.update(goods).set({ isOnSale: false }).where(eq(goods.mpn, 'STM32F103C8T6'));
  expect(await offerOf('STM32F103C8T6')).toBeNull();
});
