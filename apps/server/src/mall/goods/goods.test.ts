// Finding goods: order, pages, and what each filter would leave.
import type { GoodsFacet, GoodsRow } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openShop, sell } from '../../../test/shop.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { merchantAuthorisations } from '../merchant/merchant.schema.ts';
import { goods } from './goods.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await openShop(db);
  await sell(db, { mpn: 'LM100', stock: 0, priceLadder: [{ minQuantity: 1, unitPrice: '2.5' }] });
  await sell(db, { mpn: 'LM100-A', stock: 500, priceLadder: [{ minQuantity: 1, unitPrice: '10' }] });
  await sell(db, { mpn: 'LM100-B', stock: null, priceLadder: [] });
  await sell(db, { mpn: 'LM200', merchantId: 2, stock: 30, priceLadder: [{ minQuantity: 1, unitPrice: '1.3' }] });
  const gone = await sell(db, { mpn: 'LM300' });
  await db.update(goods).set({ isOnSale: false }).where(eq(goods.id, gone));
});
afterAll(() => api.close());

const list = async (query: Record<string, string>) => {
  const reply = (await api.visitor().get('/mall/goods/list', query)).json<{ data: GoodsRow[]; totalRecord: number; facets: GoodsFacet[] }>();
  return { ...reply, mpns: reply.data.map(({ mpn }) => mpn) };
};
const options = ({ facets }: { facets: GoodsFacet[] }, code: string) =>
  facets.find((facet) => facet.code === code)?.options.map(({ value, label, count }) => [value, label, count]);

it('相关度：型号最像的在前，其次有库存的；下架的不在里面', async () => {
  expect((await list({ keywords: 'lm100' })).mpns).toEqual(['LM100', 'LM100-A', 'LM100-B']);
  expect((await list({})).mpns).toEqual(['LM100-A', 'LM200', 'LM100-B', 'LM100']);
  expect((await list({ keywords: 'LM300' })).totalRecord).toBe(0);
});

it('按价格：美元折算着比，没有价格的总在最后；按库存：不知道的在最后', async () => {
  expect((await list({ sort: 'price' })).mpns).toEqual(['LM100', 'LM100-A', 'LM200', 'LM100-B']);
  expect((await list({ sort: '-price' })).mpns).toEqual(['LM200', 'LM100-A', 'LM100', 'LM100-B']);
  expect((await list({ sort: '-stock' })).mpns).toEqual(['LM100-A', 'LM200', 'LM100', 'LM100-B']);
});

it('翻页不重复，过了最后一页是空的，总数不变', async () => {
  const [first, second, third] = [await list({ pageSize: '3' }), await list({ pageSize: '3', pageIndex: '2' }), await list({ pageSize: '3', pageIndex: '3' })];
  expect([...first.mpns, ...second.mpns].toSorted()).toEqual(['LM100', 'LM100-A', 'LM100-B', 'LM200']);
  expect([first.totalRecord, second.totalRecord, third.totalRecord, third.data]).toEqual([4, 4, 4, []]);
});

it('筛选项的数字：每一项按“自己的筛选不在时”来数', async () => {
  const found = await list({ currency: 'USD' });
  expect(found.mpns).toEqual(['LM200']);
  expect(options(found, 'currency')).toEqual([
    ['CNY', '人民币', 3],
    ['USD', '美元', 1],
  ]);
  expect(options(found, 'merchant')).toEqual([['2', '示例二号', 1]]);
  expect(options(found, 'warehouse')).toEqual([['HK', '香港仓', 1]]);
  expect(options(await list({}), 'brand')).toEqual([['1', '示例半导体', 4]]);
  expect(options(await list({ inStock: 'true' }), 'category')).toEqual([['mcu', '微控制器', 2]]);
});

it('通配符和引号只是字', async () => {
  for (const keywords of ['%', '_', "' OR 1=1--", '\\']) expect([keywords, (await list({ keywords })).totalRecord]).toEqual([keywords, 0]);
});

it('卖家的授权：只算这个品牌的，过了最后一天就没有；别的卖家没有就是没有', async () => {
  const { db } = api.server;
  const authorised = async () => Object.fromEntries((await list({ keywords: 'LM' })).data.map(({ mpn, authorisation }) => [mpn, authorisation]));
  expect(Object.values(await authorised())).toEqual([null, null, null, null]);
  const held = { merchantId: 1, brandId: 1, validUntil: '9999-12-30', certificate: 'A-7', isSample: true };
  await db.insert(merchantAuthorisations).values([held, { ...held, merchantId: 2, brandId: 2 }]);
  const { merchantId: _merchantId, brandId: _brandId, ...shown } = held;
  expect(await authorised()).toEqual({ LM100: shown, 'LM100-A': shown, 'LM100-B': shown, LM200: null });
  await db.update(merchantAuthorisations).set({ validUntil: shanghaiDate(new Date()) });
  expect((await authorised())['LM100']).toEqual({ ...shown, validUntil: shanghaiDate(new Date()) });
  await db.update(merchantAuthorisations).set({ validUntil: shanghaiDate(new Date(Date.now() - 86_400_000)) });
  expect(Object.values(await authorised())).toEqual([null, null, null, null]);
});
