import type { OperatorOrder, OperatorOrderDetail } from '@chippage/api/types';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';
import { buyer, openShop, postJson, sell, wanted } from '../../../test/shop.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { members } from '../../platform/members/members.schema.ts';

let api: TestApp;
let operator: Visitor;
let visitor: Visitor;
let orders: { id: number; orderNo: string; total: string }[];

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  const { db } = api.server;
  await openShop(db);
  operator = await operatorOf(api);
  const first = await buyer(api);
  ({ visitor } = first);
  await db
    .update(members)
    .set({ nickName: '林工_%' })
    .where(eq(members.id, visitor.uid ?? 0));
  const yuan = await sell(db, { mpn: 'STM32F103C8T6' });
  const second = await sell(db, { mpn: 'TPS54331DR' });
  const dollar = await sell(db, { mpn: 'LM358DR', merchantId: 2 });
  const order = async (goodsIds: number[]) => {
    api.clock.advance(60_000);
    const body = await wanted(
      visitor,
      first.addressId,
      goodsIds.map((goodsId) => ({ goodsId, quantity: 2 })),
    );
    const reply = await postJson(visitor, '/mall/pay/order/create/goods', body);
    return reply.json<{ data: { orders: { id: number; orderNo: string; total: string }[] } }>().data.orders[0]!;
  };
  orders = [await order([yuan, second]), await order([dollar])];
});
afterAll(() => api.close());

const list = async (query: Record<string, string> = {}) =>
  (await operator.get('/operator/orders', query)).json<{ data: OperatorOrder[]; totalRecord: number }>();
const found = async (keywords: string) => (await list({ keywords })).data.map(({ id }) => id);

it('全部订单，新的在前；写着买家、卖家、第一个型号和有几种', async () => {
  const { data, totalRecord } = await list();
  expect([totalRecord, data.map(({ id }) => id)]).toEqual([2, [orders[1]!.id, orders[0]!.id]]);
  expect(data[1]).toMatchObject({
    orderNo: orders[0]!.orderNo,
    state: 'CREATED',
    stateName: '待付款',
    buyer: { id: visitor.uid, nickName: '林工_%' },
    merchant: { id: 1, name: '示例一号' },
    mpn: 'STM32F103C8T6',
    lineCount: 2,
    currency: 'CNY',
    total: orders[0]!.total,
    refunded: '0.00',
  });
});

it('按订单号、任何一行的型号、买家和卖家的名称与编号找；通配符只是文字', async () => {
  const [first, second] = orders.map(({ id }) => id);
  expect(await found(orders[0]!.orderNo)).toEqual([first]);
  expect(await found('tps54331')).toEqual([first]);
  expect(await found('工_%')).toEqual([second, first]);
  expect(await found(' 林工_% ')).toEqual([second, first]);
  expect(await found('示例二号')).toEqual([second]);
  expect(await found(`${visitor.uid}`)).toEqual(expect.arrayContaining([first, second]));
  expect(await found('不存在_')).toEqual([]);
});

it('按状态和币种筛选，一页一页由 SQL 切', async () => {
  expect((await list({ currency: 'USD' })).data.map(({ id }) => id)).toEqual([orders[1]!.id]);
  expect((await list({ state: 'PAID' })).totalRecord).toBe(0);
  const { data, totalRecord } = await list({ pageSize: '1', pageIndex: '2' });
  expect([totalRecord, data.map(({ id }) => id)]).toEqual([2, [orders[0]!.id]]);
});

it('看一张订单：什么都有，什么都不能做；谁看过记下来', async () => {
  const { id, orderNo } = orders[0]!;
  const reply = await operator.get('/operator/orders/detail', { id: `${id}` });
  const { data } = reply.json<{ data: OperatorOrderDetail }>();
  expect(data).toMatchObject({ orderNo, actions: [], claimKinds: [], buyer: { id: visitor.uid, nickName: '林工_%' }, address: { receiver: '林工' } });
  expect(data.lines.map(({ mpn }) => mpn)).toEqual(['STM32F103C8T6', 'TPS54331DR']);
  const [newest] = await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1);
  expect(newest).toMatchObject({ event: 'order.read', memberId: operator.uid, detail: { order: orderNo, member: visitor.uid } });
  const log = (await operator.get('/operator/audit', { event: 'order.read' })).json<{ data: { label: string; detail: string }[] }>().data;
  expect(log[0]).toMatchObject({ label: '查看订单', detail: `订单号：${orderNo}；会员：${visitor.uid}` });
  expect((await operator.get(`/mall/goods/order/packingList/${id}`)).headers['content-type']).toBe('application/pdf');
  expect((await operator.get('/operator/orders/detail', { id: '999999' })).statusCode).toBe(404);
});

it('只有运营者看得到', async () => {
  for (const url of ['/operator/orders', `/operator/orders/detail?id=${orders[0]!.id}`]) {
    expect((await api.visitor().get(url)).statusCode).toBe(401);
    expect((await visitor.get(url)).statusCode).toBe(403);
  }
});
