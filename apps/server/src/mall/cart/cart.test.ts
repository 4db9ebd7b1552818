// Carts: what additions come to, how many statements they take, and prices that were seen.
import type { Cart } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { buyer, openShop, postJson, sell } from '../../../test/shop.ts';
import { statementsOf, withoutSession } from '../../../test/statements.ts';
import { goods } from '../goods/goods.schema.ts';

let api: TestApp;
const offered: number[] = [];
const ladder = [
  { minQuantity: 1, unitPrice: '6.85' },
  { minQuantity: 100, unitPrice: '6.42' },
];

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  for (let at = 0; at < 250; at++) offered.push(await sell(api.server.db, { priceLadder: ladder, stock: 1000 }));
});
afterAll(() => api.close());

const cartOf = (reply: { json: () => unknown }) => (reply.json() as { data: Cart }).data;
const linesOf = (reply: { json: () => unknown }) => cartOf(reply).groups.flatMap(({ lines }) => lines);
const merge = (visitor: Visitor, lines: { goodsId: number; quantity: number }[]) => postJson(visitor, '/mall/cart/merge', { lines });
const wants = (ids: readonly number[], quantity = 1) => ids.map((goodsId) => ({ goodsId, quantity }));

it('合并 200 行与合并 1 行的语句一样多；购物车已有的行也一样', async () => {
  const { visitor } = await buyer(api);
  const { visitor: other } = await buyer(api);
  const one = await statementsOf(() => merge(other, wants(offered.slice(0, 1))));
  const many = await statementsOf(() => merge(visitor, wants(offered.slice(0, 200))));
  const again = await statementsOf(() => merge(visitor, wants(offered.slice(0, 200), 3)));
  expect([many.length, again.length]).toEqual([one.length, one.length]);
  // begin, lock, goods, lines, upsert, commit, answer.
  expect(withoutSession(one)).toHaveLength(7);
  const lines = linesOf(await visitor.get('/mall/cart/list'));
  expect([lines.length, new Set(lines.map(({ quantity }) => quantity))]).toEqual([200, new Set([3])]);
});

it('再次购买一整单与一行的语句一样多', async () => {
  const { visitor, addressId } = await buyer(api);
  const order = async (ids: readonly number[]) => {
    const prepared = (await postJson(visitor, '/mall/pay/order/prepare', { goods: wants(ids) })).json<{
      data: { orders: { merchant: { id: number }; currency: string; totals: { total: string } }[] };
    }>();
    const expected = prepared.data.orders.map(({ merchant, currency, totals }) => ({ merchantId: merchant.id, currency, total: totals.total }));
    const made = await postJson(visitor, '/mall/pay/order/create/goods', { goods: wants(ids), addressId, payMethod: 'transfer', expected });
    return made.json<{ data: { orders: { id: number }[] } }>().data.orders[0]?.id ?? 0;
  };
  const [small, large] = [await order(offered.slice(0, 1)), await order(offered.slice(0, 100))];
  await api.database.pool.query(`update orders set state = 'CLOSED' where id = any($1)`, [[small, large]]);
  const one = await statementsOf(() => visitor.post('/mall/cart/buyAgain', { id: String(small) }));
  const many = await statementsOf(() => visitor.post('/mall/cart/buyAgain', { id: String(large) }));
  expect(many.length).toBe(one.length);
  expect(linesOf(await visitor.get('/mall/cart/list'))).toHaveLength(100);
});

it('改数量只用 3 条语句：查这一行、写、答', async () => {
  const { visitor } = await buyer(api);
  const [line] = linesOf(await merge(visitor, wants(offered.slice(0, 20))));
  const statements = withoutSession(await statementsOf(() => visitor.post('/mall/cart/quantity', { id: String(line?.id), quantity: '120' })));
  expect(statements.map((text) => text.slice(0, 6))).toEqual(['select', 'update', 'select']);
  const changed = linesOf(await visitor.get('/mall/cart/list')).find(({ id }) => id === line?.id);
  // Another step of the ladder is no change of price.
  expect(changed).toMatchObject({ quantity: 120, unitPrice: '6.42', priceChange: null });
});

it('确认新价格：一条语句写完所有行', async () => {
  const { visitor } = await buyer(api);
  const some = offered.slice(0, 30);
  await merge(visitor, wants(some));
  for (const id of some)
    await api.server.db
      .update(goods)
      .set({ priceLadder: [{ minQuantity: 1, unitPrice: '7.1' }] })
      .where(eq(goods.id, id));
  const before = linesOf(await visitor.get('/mall/cart/list'));
  expect(new Set(before.map(({ priceChange }) => priceChange?.to))).toEqual(new Set(['7.1']));
  const ids = before.map(({ id }) => id);
  const statements = withoutSession(await statementsOf(() => postJson(visitor, '/mall/cart/acknowledge', { ids })));
  expect(statements.map((text) => text.slice(0, 6))).toEqual(['select', 'update', 'select']);
  expect(new Set(linesOf(await visitor.get('/mall/cart/list')).map(({ priceChange }) => priceChange))).toEqual(new Set([null]));
});

it('合并取大的数量；清单说了算的时候，多了少了都改成清单的', async () => {
  const { visitor } = await buyer(api);
  const both = (quantities: readonly number[]) => quantities.map((quantity, at) => ({ goodsId: offered[at] ?? 0, quantity }));
  const after = async (quantities: readonly number[], holds?: 'sent') => {
    const lines = linesOf(await postJson(visitor, '/mall/cart/merge', { lines: both(quantities), holds }));
    return Object.fromEntries(lines.map(({ goods: { id }, quantity }) => [id, quantity]));
  };
  const cart = (...[first, second]: number[]) => ({ [offered[0] ?? 0]: first, [offered[1] ?? 0]: second });
  expect(await after([30, 5])).toEqual(cart(30, 5));
  expect(await after([20, 20])).toEqual(cart(30, 20));
  expect(await after([10, 40], 'sent')).toEqual(cart(10, 40));
});

it('购物车满了：先到的留下，其余不要；别人的行一条也改不到', async () => {
  const { visitor } = await buyer(api);
  const { visitor: other } = await buyer(api);
  await merge(visitor, wants(offered.slice(0, 199)));
  await merge(visitor, wants(offered.slice(199, 203)));
  const lines = linesOf(await visitor.get('/mall/cart/list'));
  expect([lines.length, lines.at(-1)?.goods.id]).toEqual([200, offered[199]]);
  const full = await visitor.post('/mall/cart/add', { goodsId: String(offered[210]), quantity: '1' });
  expect(full.json()).toMatchObject({ code: 0, reason: 'cart.full' });
  const ids = lines.slice(0, 2).map(({ id }) => id);
  expect((await other.post('/mall/cart/quantity', { id: String(ids[0]), quantity: '2' })).statusCode).toBe(404);
  expect((await postJson(other, '/mall/cart/acknowledge', { ids })).statusCode).toBe(404);
});

it('件数只数自己的行，需要登录', async () => {
  const { visitor } = await buyer(api);
  const { visitor: other } = await buyer(api);
  const count = async (of: Visitor) => (await of.get('/mall/cart/num')).json().data;
  expect(await count(visitor)).toEqual({ count: 0 });
  await merge(visitor, wants(offered.slice(0, 2)));
  expect([await count(visitor), await count(other)]).toEqual([{ count: 2 }, { count: 0 }]);
  expect((await api.visitor().get('/mall/cart/num')).json()).toMatchObject({ code: 401, reason: 'session.required' });
});

it('缺货的一行说有没有要求到货通知；全都缺货的卖家，税照写，金额是零', async () => {
  const { visitor } = await buyer(api);
  const gone = await sell(api.server.db, { priceLadder: ladder, stock: 0 });
  await merge(visitor, wants([gone]));
  const cart = async () => cartOf(await visitor.get('/mall/cart/list'));
  expect((await cart()).groups[0]?.lines[0]).toMatchObject({ state: 'out_of_stock', isNoticeAsked: false });
  await visitor.post('/mall/goods/arrivalNotice', { goodsId: String(gone), isAsked: 'true' });
  const { groups, totals } = await cart();
  expect(groups[0]?.lines[0]?.isNoticeAsked).toBe(true);
  expect(groups[0]?.totals).toMatchObject({ untaxed: '0.00', tax: '0.00', total: '0.00' });
  expect(totals[0]).toMatchObject({ selectedCount: 0, tax: '0.00', total: '0.00' });
});

it('一行说出卖家填写的出口管制分类；没有填就没有', async () => {
  const { visitor } = await buyer(api);
  const [listed = 0, plain = 0] = offered;
  await api.server.db.update(goods).set({ eccn: '3A991.a.2' }).where(eq(goods.id, listed));
  await merge(visitor, wants([listed, plain]));
  const lines = linesOf(await visitor.get('/mall/cart/list'));
  expect(new Map(lines.map(({ goods: { id }, eccn }) => [id, eccn]))).toEqual(
    new Map([
      [listed, '3A991.a.2'],
      [plain, null],
    ]),
  );
});
