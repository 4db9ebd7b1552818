// A member who may not order alone asks; somebody else in the company decides, once; what is approved is ordered, once.
import type { ApprovalDesk, OrderPreparation, OrderRequestDetail, OrderRequestRow } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { loggedIn } from '../../../test/accounts.ts';
import { staffedCompany } from '../../../test/companies.ts';
import { homeAddress, openShop, postJson, sell, stockLeft, wanted } from '../../../test/shop.ts';
import type { SeatRole } from '../../enterprise/rights.rules.ts';
import { goods } from '../goods/goods.schema.ts';
import { bargains, orders } from '../orders/orders.schema.ts';
import { allows } from '../states.rules.ts';
import { orderRequests } from './approvals.schema.ts';
import { endRequests } from './approvalsJob.ts';

const DAY = 86_400_000;
let api: TestApp;
let guarded = 900;
let people = 0;
const db = () => api.server.db;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(db());
});
afterAll(() => api.close());

interface Person {
  visitor: Visitor;
  addressId: number;
}

async function person(): Promise<Person> {
  const visitor = await loggedIn(api, `139${String(66_000_000 + ++people)}`);
  const reply = await visitor.post('/mall/deliveryAddress/add', homeAddress);
  return { visitor, addressId: reply.json<{ data: { id: number } }>().data.id };
}

/** A company with an owner, a buyer who may spend 100 a time, an approver and somebody of sales. */
async function company(limit = '100'): Promise<Record<'owner' | 'buyer' | 'approver' | 'seller', Person> & { id: number }> {
  const id = ++guarded;
  const [owner, buyer, approver, seller] = [await person(), await person(), await person(), await person()];
  const seats: [Visitor, SeatRole][] = [
    [owner.visitor, 'owner'],
    [buyer.visitor, 'buyer'],
    [approver.visitor, 'approver'],
    [seller.visitor, 'seller'],
  ];
  await staffedCompany(api, id, seats);
  await api.database.pool.query('update enterprise_members set spend_limit = $1 where member_id = $2', [limit, buyer.visitor.uid]);
  return { id, owner, buyer, approver, seller };
}

type Reply = Awaited<ReturnType<typeof postJson>>;
const dataOf = <T>(reply: Reply) => reply.json<{ data: T }>().data;
const submit = async ({ visitor, addressId }: Person, lines: { goodsId: number; quantity: number }[], more: object = {}) =>
  postJson(visitor, '/mall/approval/add', { ...(await wanted(visitor, addressId, lines)), note: '样机试产', ...more });
const detail = async ({ visitor }: Person, id: number) => dataOf<OrderRequestDetail>(await visitor.get('/mall/approval/detail', { id: `${id}` }));
const seenTotals = ({ orders: each }: OrderRequestDetail) =>
  each.map(({ merchant, currency, nowTotal, total }) => ({ merchantId: merchant.id, currency, total: nowTotal ?? total }));
const approve = async (who: Person, id: number, more: object = {}) => {
  const seen = await detail(who, id);
  return postJson(who.visitor, '/mall/approval/approve', { id, revision: seen.revision, expected: seenTotals(seen), ...more });
};
const refuse = async ({ visitor }: Person, id: number, revision = 1) =>
  visitor.post('/mall/approval/refuse', { id: `${id}`, revision: `${revision}`, reason: '预算用完了' });
const withdraw = ({ visitor }: Person, id: number) => visitor.post('/mall/approval/withdraw', { id: `${id}` });
const change = ({ visitor }: Person, id: number, lines: { goodsId: number; quantity: number }[]) =>
  postJson(visitor, '/mall/approval/update', { id, lines, note: '改少一些' });
const desk = async ({ visitor }: Person) => dataOf<ApprovalDesk>(await visitor.get('/mall/approval/desk'));
const notices = async ({ visitor }: Person) => (await visitor.get('/message/page', { kind: 'order' })).json<{ data: { title: string; href: string }[] }>().data;
const ordersOf = async ({ visitor }: Person) =>
  db()
    .select()
    .from(orders)
    .where(eq(orders.buyerId, visitor.uid ?? 0));
const waiting = async (who: Person, quantity = 20, stock = 100) => {
  const goodsId = await sell(db(), { stock, priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
  return { goodsId, id: dataOf<OrderRequestRow>(await submit(who, [{ goodsId, quantity }])).id };
};

describe('提交审批', () => {
  it('结算前说出为什么不能自己下单；提交以后有人收到通知，不下单、不扣库存；能自己下的不收', async () => {
    const { owner, buyer, approver, seller } = await company();
    const goodsId = await sell(db(), { stock: 50, priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
    const need = async ({ visitor }: Person, quantity: number) =>
      dataOf<OrderPreparation>(await postJson(visitor, '/mall/pay/order/prepare', { goods: [{ goodsId, quantity }] })).approval;
    expect(await need(buyer, 20)).toMatchObject({ reason: 'limit', limit: '100.00' });
    expect(await need(seller, 1)).toMatchObject({ reason: 'right', limit: null });
    expect(await need(approver, 20)).toBeNull();
    expect(await need(await person(), 20)).toBeNull();
    const body = await wanted(buyer.visitor, buyer.addressId, [{ goodsId, quantity: 20 }]);
    const key = { 'idempotency-key': 'ask-once-only' };
    const twice = await Promise.all([1, 2].map(() => postJson(buyer.visitor, '/mall/approval/add', { ...body, note: '试产' }, key)));
    const [row, again] = twice.map((reply) => dataOf<OrderRequestRow>(reply));
    expect(row).toMatchObject({ state: 'waiting', isMine: true, reason: 'limit', limit: '100.00', note: '试产', actions: ['change', 'withdraw'] });
    expect(again?.id).toBe(row?.id);
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stockLeft(db(), goodsId)).toBe(50);
    for (const who of [owner, approver]) {
      expect((await notices(who))[0]).toMatchObject({ title: '有采购申请等待审批', href: `/userCenter/manage/approvals/${row?.id}` });
      expect(await desk(who)).toMatchObject({ awaited: 1, mayApprove: true });
    }
    expect(await desk(seller)).toEqual({ awaited: 0, mayApprove: false, ownCount: 0 });
    expect((await submit(approver, [{ goodsId, quantity: 20 }])).json()).toMatchObject({ code: 409, reason: 'approval.not_needed' });
    expect((await submit(await person(), [{ goodsId, quantity: 20 }])).json()).toMatchObject({ reason: 'approval.not_needed' });
  });

  it('物料加运费就是合计：提交时的和现在的；运费到付的写 null', async () => {
    const { buyer, approver } = await company();
    const { id } = await waiting(buyer, 2);
    const [order] = (await detail(approver, id)).orders;
    expect(order).toMatchObject({ goods: '200.00', freight: '15.00', total: '215.00', nowGoods: '200.00', nowFreight: '15.00', nowTotal: '215.00' });
    // What was handed in before the freight was kept.
    await db()
      .update(orderRequests)
      .set({ sums: [{ merchantId: order?.merchant.id ?? 0, currency: 'CNY', total: '215.00', remark: null }] })
      .where(eq(orderRequests.id, id));
    expect((await detail(approver, id)).orders[0]).toMatchObject({ goods: '200.00', freight: '15.00', total: '215.00' });
    const collected = await sell(db(), { merchantId: 2, currency: 'USD', stock: 50, priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
    const { id: other } = dataOf<OrderRequestRow>(await submit(buyer, [{ goodsId: collected, quantity: 2 }]));
    expect((await detail(approver, other)).orders[0]).toMatchObject({ goods: '200.00', freight: null, total: '200.00', nowFreight: null });
  });

  it('购物车里的离开购物车，撤回时回来；撤回两次一样', async () => {
    const { buyer } = await company();
    const goodsId = await sell(db(), { priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
    const { visitor, addressId } = buyer;
    await visitor.post('/mall/cart/add', { goodsId: `${goodsId}`, quantity: '20', customerRef: 'P-1' });
    const cart = async () =>
      dataOf<{ groups: { lines: { id: number; quantity: number; customerRef: string }[] }[] }>(await visitor.get('/mall/cart/list')).groups.flatMap(
        ({ lines }) => lines,
      );
    const [line] = await cart();
    const { goods: _goods, ...terms } = await wanted(visitor, addressId, [{ goodsId, quantity: 20 }]);
    const { id } = dataOf<OrderRequestRow>(await postJson(visitor, '/mall/approval/add', { ...terms, lineIds: [line?.id] }));
    expect(await cart()).toEqual([]);
    expect((await postJson(visitor, '/mall/approval/add', { ...terms, lineIds: [line?.id] }, { 'idempotency-key': 'another-key' })).json()).toMatchObject({
      reason: 'order.cart_changed',
    });
    for (let at = 0; at < 2; at++) expect((await withdraw(buyer, id)).json()).toMatchObject({ code: 1, data: { state: 'withdrawn', actions: [] } });
    expect(await cart()).toMatchObject([{ quantity: 20, customerRef: 'P-1' }]);
  });
});

describe('批准', () => {
  it('订单马上有了，是申请人的，地址和开票资料用提交时的；订单说出由谁审批', async () => {
    const { buyer, approver } = await company();
    const { id, goodsId } = await waiting(buyer);
    await buyer.visitor.post('/mall/deliveryAddress/update', { ...homeAddress, id: `${buyer.addressId}`, receiver: '改过的人' });
    const reply = await approve(approver, id, { note: '同意' });
    expect(dataOf<OrderRequestDetail>(reply)).toMatchObject({ state: 'approved', answer: '同意', actions: [], made: [{ total: '2000.00' }] });
    const [order] = await ordersOf(buyer);
    expect(order).toMatchObject({ total: '2000.00', state: 'CREATED', requestId: id });
    expect(order?.address.receiver).toBe('林工');
    expect(await stockLeft(db(), goodsId)).toBe(80);
    const shown = dataOf<{ approvedBy: string }>(await buyer.visitor.get('/mall/goods/order/user/detail', { id: `${order?.id}` }));
    expect(shown.approvedBy).toMatch(/./);
    expect((await notices(buyer))[0]).toMatchObject({ title: '采购申请已批准' });
    expect((await detail(buyer, id)).events.map(({ text }) => text)).toEqual(['批准，订单已提交', '提交审批']);
    expect((await refuse(approver, id)).json()).toMatchObject({ code: 409, reason: 'order.state' });
  });

  it('两个人同时批准，只有一单；申请人同时撤回，不是订单就是撤回', async () => {
    const { owner, buyer, approver } = await company();
    const { id, goodsId } = await waiting(buyer);
    const replies = await Promise.all([owner, approver, owner, approver].map((who, at) => approve(who, id, { note: `${at}` })));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockLeft(db(), goodsId)).toBe(80);
    const other = await waiting(buyer);
    const [approved, taken] = await Promise.all([approve(owner, other.id), withdraw(buyer, other.id)]);
    expect([approved.statusCode, taken.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ordersOf(buyer)).length).toBe(approved.statusCode === 200 ? 2 : 1);
  });

  it('价格或库存变了：说出变了什么，不下单；按新的合计再决定', async () => {
    const { buyer, approver } = await company();
    const { id, goodsId } = await waiting(buyer);
    const before = await detail(approver, id);
    await db()
      .update(goods)
      .set({ priceLadder: [{ minQuantity: 1, unitPrice: '110' }] })
      .where(eq(goods.id, goodsId));
    const stale = await postJson(approver.visitor, '/mall/approval/approve', { id, revision: 1, expected: seenTotals(before) });
    expect(stale.json()).toMatchObject({ code: 409, reason: 'order.total_changed', data: { totals: [{ total: '2200.00' }] } });
    const now = await detail(approver, id);
    expect(now).toMatchObject({ isOrderable: true, orders: [{ total: '2000.00', nowTotal: '2200.00', lines: [{ unitPrice: '100', nowUnitPrice: '110' }] }] });
    await api.database.pool.query('update goods_stocks set quantity = 5 where goods_id = $1', [goodsId]);
    expect(await detail(approver, id)).toMatchObject({ isOrderable: false, orders: [{ nowTotal: null, lines: [{ nowState: 'above_stock', stock: 5 }] }] });
    expect((await postJson(approver.visitor, '/mall/approval/approve', { id, revision: 1, expected: seenTotals(now) })).json()).toMatchObject({
      reason: 'order.out_of_stock',
    });
    expect(await ordersOf(buyer)).toEqual([]);
    expect(dataOf<OrderRequestDetail>(await change(buyer, id, [{ goodsId, quantity: 5 }]))).toMatchObject({
      state: 'waiting',
      revision: 2,
      orders: [{ total: '565.00' }],
    });
    expect(
      (await postJson(approver.visitor, '/mall/approval/approve', { id, revision: 1, expected: seenTotals(await detail(approver, id)) })).json(),
    ).toMatchObject({
      reason: 'approval.changed',
    });
    expect((await approve(approver, id)).statusCode).toBe(200);
    expect(await stockLeft(db(), goodsId)).toBe(0);
  });

  it('不能批自己的；超过自己限额的不能批；没有权利的、别家的不行', async () => {
    const { id: companyId, owner, buyer, approver, seller } = await company();
    await api.database.pool.query('update enterprise_members set spend_limit = 500 where member_id = $1', [approver.visitor.uid]);
    const mine = await waiting(approver);
    expect(await detail(approver, mine.id)).toMatchObject({ cannotDecide: 'own', actions: ['change', 'withdraw'] });
    expect((await approve(approver, mine.id)).json()).toMatchObject({ code: 403, reason: 'approval.own' });
    const big = await waiting(buyer);
    expect(await detail(approver, big.id)).toMatchObject({ cannotDecide: 'limit', actions: [] });
    expect((await approve(approver, big.id)).json()).toMatchObject({ code: 403, reason: 'order.over_limit' });
    expect((await approve(buyer, big.id)).json()).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
    const stranger = (await company()).owner;
    for (const who of [seller, stranger]) {
      expect((await who.visitor.get('/mall/approval/detail', { id: `${big.id}` })).statusCode).toBe(404);
      expect((await refuse(who, big.id)).statusCode).toBe(404);
      expect((await withdraw(who, big.id)).statusCode).toBe(404);
    }
    expect((await seller.visitor.get('/mall/approval/list', { side: 'company' })).json()).toMatchObject({ reason: 'enterprise.right_missing' });
    expect((await owner.visitor.get('/mall/approval/list', { side: 'company', state: 'waiting' })).json()).toMatchObject({ totalRecord: 2 });
    expect(await desk(approver)).toMatchObject({ awaited: 0, ownCount: 1 });
    await api.database.pool.query(`update enterprise_members set role = 'seller' where enterprise_id = $1 and member_id = $2`, [
      companyId,
      approver.visitor.uid,
    ]);
    expect((await approver.visitor.get('/mall/approval/detail', { id: `${big.id}` })).statusCode).toBe(404);
    expect((await approve(owner, big.id)).statusCode).toBe(200);
  });
});

describe('驳回、过期、离开', () => {
  it('驳回要写原因；改了再提交又在等；改到限额以内的可以自己下单', async () => {
    const { buyer, owner } = await company();
    const { id, goodsId } = await waiting(buyer);
    expect(dataOf<OrderRequestDetail>(await refuse(owner, id))).toMatchObject({ state: 'refused', answer: '预算用完了' });
    expect((await notices(buyer))[0]).toMatchObject({ title: '采购申请被驳回' });
    expect((await approve(owner, id)).json()).toMatchObject({ reason: 'order.state' });
    expect((await change(buyer, id, [{ goodsId: goodsId + 1, quantity: 1 }])).statusCode).toBe(422);
    expect(dataOf<OrderRequestDetail>(await change(buyer, id, [{ goodsId, quantity: 10 }]))).toMatchObject({
      state: 'waiting',
      answer: null,
      orders: [{ total: '1000.00' }],
    });
    expect((await notices(owner))[0]).toMatchObject({ title: '采购申请已修改，请审批' });
    await api.database.pool.query('update enterprise_members set spend_limit = null where member_id = $1', [buyer.visitor.uid]);
    expect((await change(buyer, id, [{ goodsId, quantity: 1 }])).json()).toMatchObject({ reason: 'approval.not_needed' });
  });

  it('没人审批的 7 天后过期；离开企业的、企业认证过期的申请结束；都有通知', async () => {
    const first = await company();
    const { id } = await waiting(first.buyer);
    const gone = await waiting(first.seller, 1);
    await api.database.pool.query('delete from enterprise_members where member_id = $1', [first.seller.visitor.uid]);
    expect((await approve(first.owner, gone.id)).json()).toMatchObject({ code: 409, reason: 'approval.requester_left' });
    const lapsed = await company();
    const ended = await waiting(lapsed.buyer);
    await api.database.pool.query('update enterprises set status = 3 where id = $1', [lapsed.id]);
    expect(await endRequests(api.server.platform)).toBe(2);
    expect(await detail(first.seller, gone.id)).toMatchObject({ state: 'expired', events: [{ text: '申请人已不在企业里，申请结束。', who: '' }, {}] });
    expect(await detail(lapsed.buyer, ended.id)).toMatchObject({ state: 'expired' });
    api.clock.advance(7 * DAY + 1000);
    expect(await endRequests(api.server.platform)).toBeGreaterThan(0);
    expect(await detail(first.buyer, id)).toMatchObject({ state: 'expired', actions: ['change', 'withdraw'] });
    expect((await notices(first.buyer))[0]).toMatchObject({ title: '采购申请已过期' });
    expect((await approve(first.owner, id)).json()).toMatchObject({ reason: 'order.state' });
  });
});

it('负责人注销，企业没有了：申请留作记录，等着的结束', async () => {
  const { id: companyId, owner, buyer } = await company();
  const { id: done } = await waiting(buyer);
  expect((await approve(owner, done)).statusCode).toBe(200);
  const { id: open } = await waiting(buyer);
  await api.database.pool.query('delete from enterprises where id = $1', [companyId]);
  expect(await endRequests(api.server.platform)).toBe(1);
  expect(await detail(buyer, done)).toMatchObject({ state: 'approved', company: '', made: [{ total: '2000.00' }] });
  expect(await detail(buyer, open)).toMatchObject({ state: 'expired', company: '' });
  expect((await owner.visitor.get('/mall/approval/detail', { id: `${done}` })).statusCode).toBe(404);
});

it('约定价：超过限额不能自己下单；等审批时不能另外下单或再提交；批准按约定价', async () => {
  const { buyer, owner } = await company();
  const goodsId = await sell(db(), { priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
  const validUntil = new Date(api.clock.now().getTime() + 3 * DAY);
  const [bargain] = await db()
    .insert(bargains)
    .values({
      buyerId: buyer.visitor.uid ?? 0,
      merchantId: 1,
      goodsId,
      quantity: 20,
      unitPrice: '90',
      state: 'accepted',
      createdAt: api.clock.now(),
      validUntil,
    })
    .returning();
  const bargainId = bargain?.id ?? 0;
  const body = { bargainId, addressId: buyer.addressId, payMethod: 'transfer', expected: [{ merchantId: 1, currency: 'CNY', total: '1800.00' }] };
  const order = (key: string) => postJson(buyer.visitor, '/mall/pay/order/create/bargaining', body, { 'idempotency-key': key });
  expect((await order('bargain-key-1')).json()).toMatchObject({ reason: 'order.over_limit' });
  const row = dataOf<OrderRequestRow>(await postJson(buyer.visitor, '/mall/approval/add', body));
  expect(row.expireTime).toBe(validUntil.toISOString());
  expect((await order('bargain-key-2')).json()).toMatchObject({ code: 409, reason: 'approval.waiting' });
  expect((await postJson(buyer.visitor, '/mall/approval/add', body, { 'idempotency-key': 'bargain-key-3' })).json()).toMatchObject({
    reason: 'approval.waiting',
  });
  expect((await change(buyer, row.id, [{ goodsId, quantity: 1 }])).statusCode).toBe(422);
  expect(dataOf<OrderRequestDetail>(await approve(owner, row.id))).toMatchObject({ made: [{ total: '1800.00' }] });
  expect((await order('bargain-key-4')).json()).toMatchObject({ reason: 'order.not_orderable' });
});

it('随机走：每一步都和状态表一样，订单和批准一样多', async () => {
  const { buyer, owner, approver } = await company();
  const goodsId = await sell(db(), { stock: 100_000, priceLadder: [{ minQuantity: 1, unitPrice: '100' }] });
  const deeds = ['approve', 'refuse', 'change', 'withdraw'] as const;
  let seed = 20_260_501;
  const pick = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  let approved = 0;
  for (let round = 0; round < 5; round++) {
    const { id } = dataOf<OrderRequestRow>(await submit(buyer, [{ goodsId, quantity: 10 + round }]));
    for (let step = 0; step < 8; step++) {
      const { state, revision } = await detail(buyer, id);
      const deed = deeds[pick(deeds.length)] ?? 'approve';
      const judge = pick(2) === 0 ? owner : approver;
      const act = {
        approve: () => approve(judge, id),
        refuse: () => refuse(judge, id, revision),
        change: () => change(buyer, id, [{ goodsId, quantity: 5 + step }]),
        withdraw: () => withdraw(buyer, id),
      }[deed];
      const isAllowed = allows('request', state, deed) || (deed === 'withdraw' && state === 'withdrawn');
      const reply = await act();
      expect([state, deed, reply.statusCode]).toEqual([state, deed, isAllowed ? 200 : 409]);
      if (deed === 'approve' && isAllowed) approved += 1;
    }
  }
  expect(approved).toBeGreaterThan(0);
  expect(await ordersOf(buyer)).toHaveLength(approved);
}, 60_000);
