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

it('按单价排序：数量不同，次序也不同；没有报价的在最后', async () => {
  const orderAt = async (query: Record<string, string>) =>
    (await search({ keywords: 'STM32F103C8T6', pageSize: '50', ...query })).data.map(({ mpn, offer }) => (offer ? mpn : null));
  const one = await orderAt({ sort: 'price', quantity: '1' });
  expect(one.slice(0, 2)).toEqual(['STM32F103C8T6TR', 'STM32F103C8T6']);
  expect((await orderAt({ sort: '-price', quantity: '1' })).slice(0, 2)).toEqual(['STM32F103C8T6', 'STM32F103C8T6TR']);
  expect(one.slice(2).every((mpn) => mpn === null)).toBe(true);
});

it('并排对比按同一个数量看价；不写数量按 1 件', async () => {
  const id = (await search({})).data.find(({ mpn }) => mpn === 'STM32F103C8T6')?.id ?? 0;
  const compared = async (query: Record<string, string>) =>
    (await api.visitor().get('/chip/specification/compare', { id: String(id), ...query })).json<{ data: PartRow[] }>().data[0]?.offer;
  expect(await compared({})).toMatchObject({ unitPrice: '6.9', quantity: 1, lineTotal: '6.90', breakFrom: 1, raised: null });
  expect(await compared({ quantity: '1000' })).toMatchObject({ unitPrice: '6.5', quantity: 1000, lineTotal: '6500.00', breakFrom: 1000 });
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
