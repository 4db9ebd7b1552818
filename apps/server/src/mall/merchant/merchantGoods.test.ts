// The merchant's goods: which are on sale.
import type { GoodsCount, GoodsRow } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { buyer, openShop, postJson, sell } from '../../../test/shop.ts';
import { merchants } from './merchant.schema.ts';

let api: TestApp;
let seller: Visitor;
let sold: number;
let gone: number;
let foreign: number;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await openShop(db);
  sold = await sell(db, { mpn: 'LM100', stock: 500 });
  gone = await sell(db, { mpn: 'LM200', stock: 0 });
  foreign = await sell(db, { mpn: 'LM300', merchantId: 2 });
  seller = (await buyer(api)).visitor;
  await db.update(merchants).set({ memberId: seller.uid }).where(eq(merchants.id, 1));
});
afterAll(() => api.close());

const mpnsOf = async (state: string) => (await seller.get('/mall/merchant/goods/list', { state })).json<{ data: GoodsRow[] }>().data.map(({ mpn }) => mpn);
const counts = async () => (await seller.get('/mall/merchant/goods/counts')).json<{ data: GoodsCount[] }>().data.map(({ state, count }) => [state, count]);
const sale = (goodsIds: number[], isOnSale: boolean) => postJson(seller, '/mall/merchant/goods/sale', { goodsIds, isOnSale });
const publicMpns = async () => (await api.visitor().get('/mall/goods/list', { merchantId: '1' })).json<{ data: GoodsRow[] }>().data.map(({ mpn }) => mpn);

it('按状态看商品：数字与公开的列表一致，缺货的也算在售', async () => {
  expect(await counts()).toEqual([
    ['on_sale', 2],
    ['off_sale', 0],
    ['out_of_stock', 1],
  ]);
  expect((await publicMpns()).toSorted()).toEqual((await mpnsOf('on_sale')).toSorted());
  expect(await mpnsOf('out_of_stock')).toEqual(['LM200']);
});

it('下架的买家搜不到，重新上架又在；再做一次什么也不变', async () => {
  expect((await sale([sold, gone], false)).json<{ data: GoodsRow[] }>().data.map(({ isOnSale }) => isOnSale)).toEqual([false, false]);
  expect([await publicMpns(), await counts()]).toEqual([
    [],
    [
      ['on_sale', 0],
      ['off_sale', 2],
      ['out_of_stock', 0],
    ],
  ]);
  const [before] = (await sale([sold], true)).json<{ data: GoodsRow[] }>().data;
  const [again] = (await sale([sold, sold], true)).json<{ data: GoodsRow[] }>().data;
  expect(again).toEqual(before);
  expect(await publicMpns()).toEqual(['LM100']);
});

it('有一个是别人的，就一个也不改', async () => {
  expect((await sale([sold, foreign], false)).statusCode).toBe(404);
  expect(await publicMpns()).toEqual(['LM100']);
});
