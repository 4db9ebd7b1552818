// One call after the other of merging a cart and of issuing an invoice fails: nothing is half done, and asking again succeeds.
import type { Cart, Invoice } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { failEach } from '../failEach.ts';
import { invariants } from '../mallInvariants.ts';
import { operatorOf } from '../operator.ts';
import { buyer, openShop, postJson, sell, wanted } from '../shop.ts';

let api: TestApp;
let visitor: Visitor;
let merchant: Visitor;
let addressId: number;
let titleId: number;
let next = 0;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await openShop(api.server.db);
  ({ visitor, addressId } = await buyer(api));
  ({ visitor: merchant } = await buyer(api));
  const operator = await operatorOf(api);
  await operator.post('/operator/merchants/assign', { merchantId: '1', memberId: String(merchant.uid) });
  titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json<{ data: { id: number } }>().data.id;
});
afterAll(() => api.close());

/** Every issued invoice has its number, its line in the trail and its notice once, and no other invoice has any of them. */
async function check(): Promise<Record<string, number>> {
  const { torn, unpaid } = await invariants(api.server.db);
  const { rows } = await api.database.pool.query<{ halfIssued: number }>(`select count(*)::int as "halfIssued" from invoices i where
    array[(i.no is not null)::int, (i.issued_at is not null)::int,
      (select count(*)::int from audit_rows a where a.event = 'invoice.decide' and (a.detail ->> 'invoice')::bigint = i.id),
      (select count(*)::int from notices n where n.title = '发票已开具' and n.body like '%' || i.no || '%')]
    <> array_fill((i.state = 'issued')::int, array[4])`);
  return { torn, unpaid, halfIssued: rows[0]?.halfIssued ?? 1 };
}

it('合并购物车的第 k 步失败：要么一行也没有，要么都在；再来一次不会加倍', async () => {
  const quantities = async (person: Visitor) =>
    (await person.get('/mall/cart/list')).json<{ data: Cart }>().data.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  const goods = [await sell(api.server.db), await sell(api.server.db, { merchantId: 2 })];
  const counts = await failEach(
    check,
    async () => {
      await api.database.pool.query('delete from cart_lines where member_id = $1', [visitor.uid]);
      await visitor.post('/mall/cart/add', { goodsId: String(goods[0]), quantity: '2' });
    },
    () => postJson(visitor, '/mall/cart/merge', { lines: goods.map((goodsId) => ({ goodsId, quantity: 3 })) }),
    async (_made, failed) => {
      expect([failed, ['2', '3,3'].includes(String(await quantities(visitor)))]).toEqual([failed, true]);
      const reply = await postJson(visitor, '/mall/cart/merge', { lines: goods.map((goodsId) => ({ goodsId, quantity: 3 })) });
      expect([failed, reply.statusCode, await quantities(visitor)]).toEqual([failed, 200, [3, 3]]);
    },
  );
  expect(Math.min(...counts)).toBeGreaterThan(5);
}, 60_000);

it('开发票的第 k 步失败：要么没开，要么号码、通知和记录都在；再来一次，一张', async () => {
  const counts = await failEach(
    check,
    async () => {
      const goodsId = await sell(api.server.db);
      const body = await wanted(visitor, addressId, [{ goodsId, quantity: 1 }]);
      const order = (await postJson(visitor, '/mall/pay/order/create/goods', body)).json<{ data: { orders: { id: number }[] } }>().data.orders[0];
      await api.database.pool.query(`update orders set state = 'FINISHED' where id = $1`, [order?.id]);
      const applied = await postJson(visitor, '/mall/invoice/apply', { orderIds: [order?.id], titleId });
      const { id } = applied.json<{ data: Invoice }>().data;
      const no = `26332${String((next += 1)).padStart(15, '0')}`;
      return { id, no, send: () => merchant.post('/mall/merchant/invoice/decide', { id: String(id), decision: 'issue', no }) };
    },
    ({ send }) => send(),
    async ({ id, no, send }, failed) => {
      const stateOf = async () =>
        (await merchant.get('/mall/merchant/invoice/list', { pageSize: '100' })).json<{ data: Invoice[] }>().data.find((each) => each.id === id);
      const wasIssued = (await stateOf())?.state === 'issued';
      expect([failed, (await send()).statusCode]).toEqual([failed, wasIssued ? 409 : 200]);
      expect([failed, await stateOf()]).toMatchObject([failed, { state: 'issued', no }]);
    },
  );
  expect(Math.min(...counts)).toBeGreaterThan(5);
}, 60_000);
