// A merchant's list of goods from a spreadsheet: tried, then imported.
import type { GoodsRow, SheetResult, SheetRow } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { buyer, openShop, postJson, sell } from '../../../test/shop.ts';
import { brands } from '../../datasheets/parts/brands.schema.ts';
import { insertMemberParts } from '../../datasheets/parts/memberParts.queries.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { merchants } from './merchant.schema.ts';

let api: TestApp;
let seller: Visitor;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await openShop(db);
  await db
    .insert(brands)
    .values({ id: 2, name: 'Other Semi', nameCn: null, initial: 'O', isDomestic: false, aliases: ['OTS'], origin: 'sample' })
    .onConflictDoNothing();
  await insertMemberParts(db, { brandId: 1, categoryId: 'mcu', mpns: ['NEW-100', 'NEW-200', 'TWO-1', 'RACE-1'] });
  await insertMemberParts(db, { brandId: 2, categoryId: 'mcu', mpns: ['TWO-1'] });
  seller = (await buyer(api)).visitor;
  await db.update(merchants).set({ memberId: seller.uid }).where(eq(merchants.id, 1));
});
afterAll(() => api.close());

const step = (minQuantity: number, unitPrice: string) => ({ minQuantity, unitPrice });
const send = (rows: Partial<SheetRow>[], isTrial: boolean) =>
  postJson(seller, '/mall/merchant/goods/import', { rows: rows.map((row, at) => ({ row: at + 2, ...row })), isTrial });
const run = async (rows: Partial<SheetRow>[], isTrial = false) => (await send(rows, isTrial)).json<{ data: SheetResult[] }>().data;
const outcomes = (results: SheetResult[]) => results.map(({ outcome }) => outcome);
const faults = (results: SheetResult[]) => results.map(({ fault }) => fault);
const rowOf = async (id: number | null) => (await api.visitor().get('/mall/goods/detail', { id: String(id) })).json<{ data: GoodsRow }>().data;

it('试一次什么也不改；真的导入时新增、修改各归各的，再导一次都没有变化', async () => {
  const known = await sell(api.server.db, { mpn: 'OLD-1', stock: 20, priceLadder: [step(1, '3')] });
  const rows = [
    { mpn: 'new 100', priceLadder: [step(10, '2.50'), step(100, '2')], stockSz: 500, dateCode: '2435+' },
    { mpn: 'OLD-1', priceLadder: [step(1, '2.8')], stockSz: 70 },
  ];
  expect(outcomes(await run(rows, true))).toEqual(['created', 'changed']);
  expect((await rowOf(known)).stock).toBe(20);
  const [made, changed] = await run(rows);
  expect([made, changed]).toMatchObject([
    { row: 2, outcome: 'created', mpn: 'NEW-100', brandName: '示例半导体' },
    {
      row: 3,
      outcome: 'changed',
      goodsId: known,
      changes: [
        { field: 'priceLadder', before: '1:3', after: '1:2.8' },
        { field: 'stockSz', before: '20', after: '70' },
      ],
    },
  ]);
  expect(await rowOf(made!.goodsId)).toMatchObject({
    mpn: 'NEW-100',
    sku: `M1-${made!.goodsId}`,
    priceLadder: [step(10, '2.5'), step(100, '2')],
    moq: 10,
    stock: 500,
    dateCode: '2435+',
    currency: 'CNY',
    taxMode: 'tax13',
    isOnSale: true,
  });
  expect(await rowOf(known)).toMatchObject({ priceLadder: [step(1, '2.8')], stock: 70 });
  expect(outcomes(await run(rows))).toEqual(['same', 'same']);
  const [fact] = await api.server.db.select().from(auditRows).where(eq(auditRows.event, 'goods.import'));
  expect(fact?.detail).toEqual({ created: 1, changed: 1, same: 0, refused: 0 });
});

it('没有填的不变；没有价格的新商品先不上架', async () => {
  const id = await sell(api.server.db, { mpn: 'KEEP-1', stock: 9, moq: 10, multiple: 10 });
  const before = await rowOf(id);
  await run([{ mpn: 'KEEP-1', dateCode: '2501' }]);
  const after = await rowOf(id);
  expect(after).toEqual({ ...before, dateCode: '2501', updateTime: after.updateTime });
  const [made] = await run([{ mpn: 'NEW-200' }]);
  expect(made?.changes.find(({ field }) => field === 'isOnSale')?.after).toBe('false');
});

it('有问题的行说清哪里不对、怎么办，别的行照样导入', async () => {
  const { db } = api.server;
  const other = await sell(db, { mpn: 'FOREIGN-1', merchantId: 2 });
  const foreignSku = (await rowOf(other)).sku;
  await sell(db, { mpn: 'DOUBLE-1' });
  await sell(db, { mpn: 'DOUBLE-1' });
  const mine = await sell(db, { mpn: 'MINE-1' });
  const { sku } = await rowOf(mine);
  const results = await run([
    { mpn: 'NOWHERE-9' },
    { mpn: 'TWO-1' },
    { mpn: 'TWO-1', brand: '德州' },
    { mpn: 'FOREIGN-1', sku: foreignSku, stockSz: 1 },
    { mpn: 'DOUBLE-1', stockSz: 1 },
    { mpn: 'OTHER', sku },
    { mpn: 'NEW-100', currency: 'USD', priceLadder: [step(1, '1')] },
    { mpn: 'MINE-1', priceLadder: [step(1, '2'), step(10, '3')] },
    { mpn: 'MINE-1', moq: 15, multiple: 10 },
    { mpn: 'NEW-200', isOnSale: true },
    { mpn: 'TWO-1', brand: 'OTS', priceLadder: [step(1, '1')] },
    { mpn: 'two1', brand: 'Other Semi', priceLadder: [step(1, '1')] },
  ]);
  expect(faults(results)).toEqual([
    expect.stringContaining('型号库里没有 NOWHERE-9，请核对型号'),
    expect.stringContaining('TWO-1 有几个品牌：示例半导体、Other'),
    expect.stringContaining('型号库里 TWO-1 的品牌是示例半导体、Oth'),
    expect.stringContaining('没有货号为'),
    expect.stringContaining('有 2 个商品都是 DOUBLE-1'),
    expect.stringContaining('与这一行的型号'),
    expect.stringContaining('你还没有 USD 的运费和收款账户，请联系平台'),
    expect.stringContaining('第 2 档价格：每一档的单价要比上一档低'),
    expect.stringContaining('起订量：要是递增倍数的整数倍'),
    expect.stringContaining('价格：请至少填一档价格'),
    null,
    '和第 12 行是同一个商品，请只留一行',
  ]);
  expect(outcomes(results).filter((outcome) => outcome !== 'refused')).toEqual(['created']);
});

it('同一个文件同时导入两次，商品只有一个', async () => {
  const rows = [{ mpn: 'RACE-1', priceLadder: [step(1, '1')], stockSz: 5 }];
  const both = await Promise.all([run(rows), run(rows)]);
  expect(both.flatMap(outcomes).toSorted()).toEqual(['created', 'same']);
});

it('不是卖家的不能导入', async () => {
  const { visitor } = await buyer(api);
  const refused = await postJson(visitor, '/mall/merchant/goods/import', { rows: [{ row: 1, mpn: 'X' }], isTrial: true });
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'session.role']);
});
