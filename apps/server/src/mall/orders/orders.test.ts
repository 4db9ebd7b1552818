import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { staffedCompany } from '../../../test/companies.ts';
import { buyer, homeAddress, openShop, postJson, sell, stockLeft, wanted } from '../../../test/shop.ts';
import { closeOverdue, finishOverdue } from '../mall.jobs.ts';

let api: TestApp;
const db = () => api.server.db;
const day = 86_400_000;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(db());
});
afterAll(() => api.close());

interface Row {
  id: number;
  orderNo: string;
  state: string;
  total: string;
}
/** As a browser does that was told to come again. */
async function patiently(ask: () => ReturnType<typeof postJson>) {
  for (let at = 0; ; at++) {
    const reply = await ask();
    if (reply.statusCode !== 503 || at === 5) return reply;
  }
}
const created = (reply: { json: () => unknown }) => (reply.json() as { data: { orders: Row[] } }).data.orders;

it('10 个库存，50 人同时各买 1 个，恰好 10 单成功，库存为 0', async () => {
  const goodsId = await sell(db(), { stock: 10 });
  const people = await Promise.all(Array.from({ length: 5 }, () => buyer(api)));
  const body = await wanted(people[0]!.visitor, people[0]!.addressId, [{ goodsId, quantity: 1 }]);
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const { visitor, addressId } = people[at % 5]!;
      return patiently(() => postJson(visitor, '/mall/pay/order/create/goods', { ...body, addressId }, { 'idempotency-key': `stock-${at}-key` }));
    }),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  const refused = replies.filter(({ statusCode }) => statusCode !== 200).map((reply) => reply.json<{ reason: string }>().reason);
  expect(new Set(refused)).toEqual(new Set(['order.out_of_stock']));
  expect(await stockLeft(db(), goodsId)).toBe(0);
});

it('同一个下单请求同时发 50 次，只有一单，答复相同；换了内容的同一个编号被拒绝', async () => {
  const goodsId = await sell(db(), { stock: 100 });
  const { visitor, addressId } = await buyer(api);
  const body = await wanted(visitor, addressId, [{ goodsId, quantity: 2 }]);
  const key = { 'idempotency-key': 'the-same-key-50' };
  const replies = await Promise.all(Array.from({ length: 50 }, () => postJson(visitor, '/mall/pay/order/create/goods', body, key)));
  const numbers = replies.map((reply) => created(reply)[0]?.orderNo);
  expect(new Set(numbers).size).toBe(1);
  expect(await stockLeft(db(), goodsId)).toBe(98);
  expect(created(await postJson(visitor, '/mall/pay/order/create/goods', body, key))[0]?.orderNo).toBe(numbers[0]);
  const other = await postJson(visitor, '/mall/pay/order/create/goods', { ...body, forwarder: 'x' }, key);
  expect([other.statusCode, other.json().reason]).toEqual([422, 'request.key_reused']);
  api.clock.advance(11_000);
  const again = await postJson(visitor, '/mall/pay/order/create/goods', body);
  const slip = await postJson(visitor, '/mall/pay/order/create/goods', body);
  expect([again.statusCode, slip.statusCode, slip.json().msg]).toEqual([200, 409, '请勿重复请求,稍后重试']);
});

it('同一行购物车，10 个不同编号的请求同时下单：恰好一单，其余说购物车已变化', async () => {
  const goodsId = await sell(db(), { stock: 100 });
  const { visitor, addressId } = await buyer(api);
  const cart = (await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '2' })).json<{
    data: { groups: { lines: { id: number }[] }[] };
  }>().data;
  const lineIds = cart.groups.flatMap(({ lines }) => lines.map(({ id }) => id));
  const body = { ...(await wanted(visitor, addressId, [{ goodsId, quantity: 2 }])), goods: undefined, lineIds };
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => postJson(visitor, '/mall/pay/order/create/cart', body, { 'idempotency-key': `one-line-${at}-key` })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = replies.filter(({ statusCode }) => statusCode !== 200).map((reply) => reply.json<{ reason: string; msg: string }>());
  expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(['order.cart_changed']));
  expect(refused[0]?.msg).toContain('购物车已变化');
  expect(await stockLeft(db(), goodsId)).toBe(98);
  expect((await visitor.get('/mall/cart/num')).json().data).toEqual({ count: 0 });
});

it('合计与服务器不同是 409，答复里是新的合计；数量不对是 422', async () => {
  const goodsId = await sell(db(), { stock: 10_000 });
  const { visitor, addressId } = await buyer(api);
  const body = await wanted(visitor, addressId, [{ goodsId, quantity: 150 }]);
  const wrong = await postJson(visitor, '/mall/pay/order/create/goods', { ...body, expected: [{ merchantId: 1, currency: 'CNY', total: '1.00' }] });
  expect([wrong.statusCode, wrong.json().reason, wrong.json().data.totals]).toEqual([
    409,
    'order.total_changed',
    [{ merchantId: 1, currency: 'CNY', total: '1027.50' }],
  ]);
  for (const quantity of [-1, 0, 1e9, 1.5, '1e3', 'NaN', null]) {
    const reply = await postJson(visitor, '/mall/pay/order/create/goods', { ...body, goods: [{ goodsId, quantity }] });
    expect([quantity, reply.statusCode]).toEqual([quantity, 422]);
    const inCart = await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: String(quantity) });
    expect([quantity, inCart.statusCode]).toEqual([quantity, 422]);
  }
  expect(await stockLeft(db(), goodsId)).toBe(10_000);
});

it('多余的字段改不了价格、状态和买家', async () => {
  const ownedByFirst = async () => {
    const { rows } = await api.database.pool.query<{ n: number }>(
      `select (select count(*) from cart_lines where member_id = 1)::int + (select count(*) from addresses where member_id = 1)::int + (select count(*) from invoice_titles where member_id = 1)::int as n`,
    );
    return rows[0]?.n;
  };
  const before = await ownedByFirst();
  const goodsId = await sell(db());
  const { visitor, addressId } = await buyer(api);
  const body = await wanted(visitor, addressId, [{ goodsId, quantity: 1 }]);
  const reply = await postJson(visitor, '/mall/pay/order/create/goods', { ...body, userId: 1, price: '0.01', state: 'PAID', payStatus: 'paid', buyerId: 1 });
  expect(created(reply)[0]).toMatchObject({ state: 'CREATED', total: '21.85' });
  const { rows } = await api.database.pool.query<{ buyer_id: string; state: string; total: string }>(
    'select buyer_id, state, total from orders where id in (select order_id from order_lines where goods_id = $1)',
    [goodsId],
  );
  for (const row of rows) expect(row).toEqual({ buyer_id: String(visitor.uid), state: 'CREATED', total: '21.85' });
  const foreign = { memberId: '1', userId: '1', buyerId: '1' };
  await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '2', unitPrice: '0.01', knownPrice: '0.01', ...foreign });
  await visitor.post('/mall/deliveryAddress/add', { ...homeAddress, ...foreign, id: '1' });
  await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工', ...foreign });
  expect(await ownedByFirst()).toBe(before);
  const cart = (await visitor.get('/mall/cart/list')).json<{ data: { groups: { lines: { unitPrice: string }[] }[] } }>().data;
  expect(cart.groups.flatMap(({ lines }) => lines).filter(({ unitPrice }) => unitPrice !== '6.85')).toEqual([]);
});

it('不合状态的动作是 409 和现在的状态；付款前只有买家能关闭；重复动作没有后果', async () => {
  const goodsId = await sell(db(), { stock: 5 });
  const { visitor, addressId } = await buyer(api);
  const [order] = created(await postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, addressId, [{ goodsId, quantity: 5 }])));
  const id = String(order?.id);
  const early = await visitor.post('/mall/goods/order/user/finish', { id });
  expect([early.statusCode, early.json().reason, early.json().data]).toEqual([409, 'order.state', { state: 'CREATED' }]);
  expect((await visitor.post('/mall/goods/order/user/warehousingNo', { id, warehousingNo: 'HK-1' })).statusCode).toBe(409);
  expect(
    (
      await postJson(visitor, '/mall/goods/order/user/claim', {
        id: Number(id),
        kind: 'other',
        reason: '还没有付款',
        lines: [{ lineId: 1, quantity: 1 }],
        fileIds: [],
        expected: '1.00',
      })
    ).statusCode,
  ).toBe(409);
  const other = await buyer(api);
  expect((await other.visitor.post('/mall/goods/order/user/close', { id })).statusCode).toBe(404);
  expect(await stockLeft(db(), goodsId)).toBe(0);
  for (let at = 0; at < 2; at++)
    expect((await visitor.post('/mall/goods/order/user/close', { id })).json().data).toMatchObject({ state: 'CLOSED', closeReason: '买家关闭' });
  expect(await stockLeft(db(), goodsId)).toBe(5);
  expect((await postJson(visitor, '/mall/pay/online/create', { orderIds: [Number(id)] })).statusCode).toBe(409);
});

it('超时未付款自动关闭并退回库存；发货 14 天自动确认；到货通知只发一次', async () => {
  const goodsId = await sell(db(), { stock: 3 });
  const [first, second] = [await buyer(api), await buyer(api)];
  const [order] = created(
    await postJson(first.visitor, '/mall/pay/order/create/goods', await wanted(first.visitor, first.addressId, [{ goodsId, quantity: 3 }])),
  );
  const wish = await second.visitor.post('/mall/goods/arrivalNotice', { goodsId: String(goodsId), isAsked: 'true' });
  expect(wish.json().data).toEqual({ goodsId, isAsked: true });
  expect(await closeOverdue(api.server.platform)).toBe(0);
  api.clock.advance(3 * day + 1000);
  expect(await closeOverdue(api.server.platform)).toBeGreaterThanOrEqual(1);
  const detail = (await first.visitor.get('/mall/goods/order/user/detail', { id: String(order?.id) })).json().data;
  expect(detail).toMatchObject({ state: 'CLOSED', closeReason: '超时未付款，自动关闭', actions: ['buy_again', 'remove'] });
  expect(await stockLeft(db(), goodsId)).toBe(3);
  const notices = (await second.visitor.get('/message/page')).json().data.filter(({ title }: { title: string }) => title.includes('到货了'));
  expect(notices).toHaveLength(1);
  expect(await finishOverdue(api.server.platform)).toBe(0);
});

it('替企业下单：超过限额的、没有下单权利的被拒绝，库存不变；限额以内照常', async () => {
  const goodsId = await sell(db(), { stock: 100, priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
  const [limited, seller] = [await buyer(api), await buyer(api)];
  await staffedCompany(api, 901, [
    [limited.visitor, 'buyer'],
    [seller.visitor, 'seller'],
  ]);
  await api.database.pool.query(`update enterprise_members set spend_limit = 500 where member_id = $1`, [limited.visitor.uid]);
  const order = async ({ visitor, addressId }: typeof limited, quantity: number) =>
    postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, addressId, [{ goodsId, quantity }]));
  expect((await order(limited, 20)).json()).toMatchObject({ code: 403, reason: 'order.over_limit', msg: expect.stringContaining('500.00') });
  expect((await order(seller, 1)).json()).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
  expect(await stockLeft(db(), goodsId)).toBe(100);
  expect((await order(limited, 2)).json()).toMatchObject({ code: 1 });
  expect(await stockLeft(db(), goodsId)).toBe(98);
});
