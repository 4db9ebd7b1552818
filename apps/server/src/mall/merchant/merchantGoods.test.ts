// The merchant's goods: which are on sale.
import type { GoodsCount, GoodsRow } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('价格', () => {
  const rowOf = async (id: number) => (await seller.get('/mall/merchant/goods/list', {})).json<{ data: GoodsRow[] }>().data.find((row) => row.id === id)!;
  const step = (minQuantity: number, unitPrice: string) => ({ minQuantity, unitPrice });
  const set = async (id: number, own: object = {}) => {
    const { updateTime, moq, multiple } = await rowOf(id);
    return postJson(seller, '/mall/merchant/goods/terms', { goodsId: id, updateTime, priceLadder: [step(1, '2.5'), step(100, '2')], moq, multiple, ...own });
  };

  it('改了价格，公开的页面马上是新的', async () => {
    const { db } = api.server;
    const id = await sell(db, { mpn: 'LM400', moq: 1, multiple: 1 });
    expect((await set(id, { spq: 1000, leadTimeDays: 7 })).json().data).toMatchObject({ spq: 1000, leadTimeDays: 7 });
    const shown = (await api.visitor().get('/mall/goods/detail', { id: String(id) })).json<{ data: GoodsRow }>().data;
    expect(shown.priceLadder).toEqual([step(1, '2.5'), step(100, '2')]);
  });

  it.each([
    [{ priceLadder: [step(5, '1')], moq: 1 }, 'priceLadder.0'],
    [{ priceLadder: [step(1, '2'), step(10, '3')] }, 'priceLadder.1'],
    [{ moq: 15, multiple: 10 }, 'moq'],
  ])('%j 不行，说出是哪一栏', async (own, field) => {
    const refused = await set(sold, own);
    expect([refused.statusCode, refused.json().reason, refused.json().fields[0].field]).toEqual([422, 'goods.terms', field]);
  });

  it('别人刚改过的不覆盖；没有价格的不能上架', async () => {
    const id = await sell(api.server.db, { mpn: 'LM500' });
    const { updateTime } = await rowOf(id);
    expect((await set(id, { priceLadder: [step(1, '2.50')] })).json().data.priceLadder).toEqual([step(1, '2.5')]);
    expect((await set(id, { updateTime })).json().reason).toBe('goods.changed');
    await api.database.pool.query(`update goods set price_ladder = '[]', is_on_sale = false where id = $1`, [id]);
    const refused = await sale([id], true);
    expect([refused.statusCode, refused.json().msg]).toEqual([409, 'LM500 还没有价格，请先填价格再上架']);
  });
});
