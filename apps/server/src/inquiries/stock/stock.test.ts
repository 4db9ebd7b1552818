import type { StockLine, StockSaleResult } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { postJson } from '../../../test/shop.ts';

const DAY = 86_400_000;
let api: TestApp;
let seller: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  seller = await companyOf(api, { name: '北辰电子' });
});
afterAll(() => api.close());

const lines = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/stock/list', query)).json<{ code: number; data: StockLine[]; totalRecord: number; hasMerchant: boolean }>();
const add = async (visitor: Visitor, form: object) => (await postJson(visitor, '/demand/add', { type: 0, ...form })).json<{ data: { id: number } }>().data.id;
const change = async (visitor: Visitor, body: object) =>
  (await postJson(visitor, '/stock/update', body)).json<{ code: number; reason?: string; fields?: object[]; data: StockLine }>();

it('自己的库存：改数量和价格，隔一天再改才算刷新；多少天没有更新的找得出来', async () => {
  const id = await add(seller.visitor, { model: 'ST-1', quantity: 10 });
  expect((await lines(seller.visitor)).data).toMatchObject([{ id, model: 'ST-1', ageDays: 0, goods: null }]);
  const before = (await lines(seller.visitor)).data[0]?.updateTime;
  expect((await change(seller.visitor, { id, quantity: 20, price: '1.5' })).data).toMatchObject({ quantity: 20, price: '1.5', updateTime: before });
  api.clock.advance(3 * DAY);
  expect((await lines(seller.visitor, { staleDays: '2' })).data).toMatchObject([{ id, ageDays: 3 }]);
  expect((await change(seller.visitor, { id, quantity: null, price: '' })).data).toMatchObject({ quantity: null, price: null, ageDays: 0 });
  expect((await lines(seller.visitor, { staleDays: '2' })).totalRecord).toBe(0);
  expect(await change(seller.visitor, { id, quantity: 1, price: '0' })).toMatchObject({ code: 422, reason: 'board.wrong_fact' });
});

it('一格一格地改，没说的不动；不可能的批号和写了翻新又选原装的不收', async () => {
  const id = await add(seller.visitor, { model: 'ST-3', quantity: 10, price: '2', remark: '翻新货，已重打标', grade: 'd4' });
  expect((await change(seller.visitor, { id, dateCode: ' 2435+ ' })).data).toMatchObject({ quantity: 10, price: '2', dateCode: '2435+', grade: 'd4' });
  const cells = { place: 'HK', packing: 'reel', leadTimeDays: 0, currency: 'USD', taxMode: 'untaxed' };
  expect((await change(seller.visitor, { id, ...cells })).data).toMatchObject({ ...cells, quantity: 10, dateCode: '2435+' });
  expect((await change(seller.visitor, { id, place: null, dateCode: '' })).data).toMatchObject({ place: null, dateCode: null, packing: 'reel' });
  expect(await change(seller.visitor, { id, dateCode: '2460' })).toMatchObject({ code: 422, fields: [{ field: 'dateCode' }] });
  expect(await change(seller.visitor, { id, grade: 'a1' })).toMatchObject({ code: 422, fields: [{ field: 'grade' }] });
  expect((await lines(seller.visitor, { keywords: 'ST-3' })).data).toMatchObject([{ grade: 'd4', sheet: null, saleFault: expect.stringContaining('旧货') }]);
});

it('库存存成文件：同样的筛选，像公式的写成文字；采购不能下载', async () => {
  await add(seller.visitor, { model: 'ST-4', quantity: 7, price: '0.5', brandName: '=1+1', taxMode: 'tax13', place: 'SZ' });
  const file = await seller.visitor.get('/stock/file', { keywords: 'ST-4' });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF型号,品牌,数量,单价,币种,含税,批号,封装,包装,成色,供货方式,交期,地点,备注',
    "ST-4,'=1+1,7,0.5,CNY,含税,,,,,,,深圳,",
  ]);
  expect((await (await colleagueOf(api, seller, 'buyer')).get('/stock/file')).statusCode).toBe(403);
});

it('别人的不存在，采购不能改，访客只读公开的；不是商家的不能上架', async () => {
  const id = await add(seller.visitor, { model: 'ST-2', quantity: 10 });
  const other = await companyOf(api);
  expect(await change(other.visitor, { id, quantity: 1, price: '' })).toMatchObject({ code: 404 });
  expect(await change(await colleagueOf(api, seller, 'buyer'), { id, quantity: 1, price: '' })).toMatchObject({
    code: 403,
    reason: 'enterprise.right_missing',
  });
  expect((await lines(api.visitor())).code).toBe(401);
  const open = (await api.visitor().get('/stock/company', { enterpriseId: `${seller.id}`, keywords: 'ST-2' })).json<{ data: { model: string }[] }>();
  expect(open.data.map(({ model }) => model)).toEqual(['ST-2']);
  const sale = (await postJson(seller.visitor, '/stock/goods', { ids: [id], isTrial: true })).json<{
    code: number;
    reason: string;
    data: StockSaleResult[] | null;
  }>();
  expect(sale).toMatchObject({ code: 0, reason: 'stock.no_merchant' });
});
