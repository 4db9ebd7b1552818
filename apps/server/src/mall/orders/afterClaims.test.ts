// Where orders and their parcels stand after claims that were answered.
import type { Claim, ClaimQuote, OrderCount, OrderDetail } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { invariants } from '../../../test/mallInvariants.ts';
import { claimPieces, payAtAlipay, postJson, sell, sendRefunds } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { finishOverdue } from '../mall.jobs.ts';

const day = 86_400_000;
const { api, visitor, merchant, detailOf, order: place, ship: send, resolve } = await openTradingShop();
afterAll(() => api.close());

/** A paid order of one line. */
async function paid(quantity = 10, mpn?: string): Promise<OrderDetail> {
  const goodsId = await sell(api.server.db, { stock: 5000, ...(mpn !== undefined && { mpn }) });
  const { id } = await place([{ goodsId, quantity }]);
  await payAtAlipay(api, visitor, id);
  return detailOf(id);
}
const ship = ({ id, lines }: OrderDetail, quantity: number, trackingNo = `SY-${id}`) => send(id, [{ lineId: lines[0]?.id ?? 0, quantity }], trackingNo);
const pieces = ({ lines }: OrderDetail, quantity: number) => ({ lines: [{ lineId: lines[0]?.id ?? 0, quantity }] });

it.each(['decline', 'refund'])('没有签收就申请售后，卖家答复 %s：回到待收货，包裹不是已收货，自动确认重新算十四天', async (decision) => {
  const order = await paid();
  const { id } = order;
  await ship(order, 10);
  const before = await detailOf(id);
  api.clock.advance(10 * day);
  await claimPieces(visitor, id, 'shortage', pieces(order, 4));
  await resolve(id, { decision });
  await sendRefunds(api, id);
  const after = await detailOf(id);
  expect(after).toMatchObject({ state: 'SHIPPED', parcels: [{ state: 'waiting' }], actions: expect.arrayContaining(['finish']) });
  expect(after.actions).not.toContain('apply_invoice');
  expect(after.steps.find(({ key }) => key === 'receive')).toMatchObject({ state: 'current', time: null });
  expect(after.hint).toMatch(/自动确认收货$/);
  expect(after.hint).not.toBe(before.hint);
  api.clock.advance(13 * day);
  await finishOverdue(api.server.platform);
  expect((await detailOf(id)).state).toBe('SHIPPED');
  api.clock.advance(day + 1000);
  await finishOverdue(api.server.platform);
  expect((await detailOf(id)).state).toBe('FINISHED');
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('确认过收货的，售后答复以后还是已完成，收货的时间不变', async () => {
  const order = await paid();
  const { id } = order;
  await ship(order, 10);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  const finished = await detailOf(id);
  api.clock.advance(day);
  await claimPieces(visitor, id, 'quality', pieces(order, 2));
  await resolve(id, { decision: 'decline' });
  expect(await detailOf(id)).toMatchObject({ state: 'FINISHED', steps: finished.steps });
});

it('买家收货以后，卖家不能再登记物流：已完成和售后中都拒绝并说原因，包裹不变', async () => {
  const order = await paid();
  const { id } = order;
  await ship(order, 10);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  const { parcels } = await detailOf(id);
  const report = async (isDelivered: string) => {
    const reply = await merchant.post('/mall/merchant/parcel/event', { parcelId: String(parcels[0]?.id), place: '', text: '运输中', isDelivered });
    const { reason, msg } = reply.json<{ reason?: string; msg: string }>();
    return [reply.statusCode, reason, msg];
  };
  for (const isDelivered of ['false', 'true']) expect(await report(isDelivered)).toEqual([409, 'order.state', '订单现在是“已完成”，不再记录物流']);
  await claimPieces(visitor, id, 'quality', pieces(order, 2));
  for (const isDelivered of ['false', 'true']) expect(await report(isDelivered)).toEqual([409, 'order.state', '包裹现在是“已收货”，不再记录物流']);
  const asked = (await merchant.get('/mall/merchant/order/detail', { id: String(id) })).json<{ data: OrderDetail }>().data;
  expect(asked.actions).toEqual(['resolve']);
  expect((await detailOf(id)).parcels).toEqual(parcels);
});

it('包裹待揽收，有了物流是运输中；发了一部分，“卖家发货”还没有做完', async () => {
  const order = await paid();
  const { id } = order;
  await ship(order, 4);
  const shipStep = async () => (await detailOf(id)).steps.find(({ key }) => key === 'ship');
  const [parcel] = (await detailOf(id)).parcels;
  expect(parcel).toMatchObject({ state: 'waiting', stateName: '待揽收' });
  expect(await shipStep()).toMatchObject({ state: 'current', note: '首批' });
  await merchant.post('/mall/merchant/parcel/event', { parcelId: String(parcel?.id), place: '深圳市', text: '已揽收', isDelivered: 'false' });
  expect((await detailOf(id)).parcels).toMatchObject([{ state: 'moving', stateName: '运输中' }]);
  expect((await ship(order, 6, `sy-${id}`)).json()).toMatchObject({ reason: 'mall.trackingNo', msg: expect.stringContaining('包裹 1 已经是这个运单号') });
  await ship(order, 6, `SY-${id}-2`);
  expect(await shipStep()).toMatchObject({ state: 'done', note: null });
  expect((await detailOf(id)).parcels.map(({ state }) => state)).toEqual(['moving', 'waiting']);
});

it('审计日志写明售后怎样答复、申请和同意了多少', async () => {
  const order = await paid();
  const { id, orderNo } = order;
  await ship(order, 10);
  const answers = async () =>
    (await api.server.db.select().from(auditRows).where(eq(auditRows.event, 'order.resolve')))
      .filter(({ detail }) => detail['order'] === orderNo)
      .toSorted((a, b) => a.id - b.id)
      .map(({ detail }) => detail);
  await claimPieces(visitor, id, 'quality', pieces(order, 2));
  const asked = (await detailOf(id)).claims[0]?.asked;
  await resolve(id, { decision: 'decline' });
  const declined = { order: orderNo, from: 'AFTER_SALE', to: 'SHIPPED', decision: 'decline', asked, currency: 'CNY' };
  expect(await answers()).toEqual([declined]);
  await claimPieces(visitor, id, 'quality', pieces(order, 2));
  await resolve(id, { amount: '1.00' });
  expect((await answers())[1]).toEqual({ ...declined, to: 'AFTER_SALE', decision: 'refund', amount: '1.00' });
});

it('此前多退过的，再申请时说最多还能退多少和为什么；开票的金额由服务端说', async () => {
  const order = await paid();
  const { id, totals } = order;
  await ship(order, 10);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  expect(await detailOf(id)).toMatchObject({ invoiceTotal: totals.goods, takesInvoice: true });
  await claimPieces(visitor, id, 'quality', pieces(order, 1));
  expect((await detailOf(id)).invoiceTotal).toBeNull();
  await resolve(id, { amount: '60.00' });
  await sendRefunds(api, id);
  const kept = (Number(totals.goods) - 60).toFixed(2);
  expect((await detailOf(id)).invoiceTotal).toBe(kept);
  const wish = { id, kind: 'quality', ...pieces(order, 9) };
  const quote = (await postJson(visitor, '/mall/goods/order/user/claim/prepare', wish)).json<{ data: ClaimQuote }>().data;
  expect(quote).toMatchObject({ amount: (Number(order.total) - 60).toFixed(2), refundedBefore: '60.00' });
  await claimPieces(visitor, id, 'quality', pieces(order, 9));
  const [open, first] = (await detailOf(id)).claims as [Claim, Claim];
  expect([open.refundedBefore, first.refundedBefore]).toEqual(['60.00', null]);
});

it('状态后面的数跟着搜索走，买家和卖家都是', async () => {
  await paid(1, 'COUNTED-77');
  const ofBuyer = async (query: Record<string, string>) => (await visitor.get('/mall/goods/order/user/counts', query)).json<{ data: OrderCount[] }>().data;
  expect(await ofBuyer({ keywords: 'counted-77' })).toEqual([{ state: 'PAID', count: 1 }]);
  expect(await ofBuyer({ keywords: 'counted-77', currency: 'USD' })).toEqual([]);
  expect((await ofBuyer({})).length).toBeGreaterThan(1);
  const ofMerchant = (await merchant.get('/mall/merchant/order/counts', { keywords: 'counted-77' })).json<{ data: OrderCount[] }>().data;
  expect(ofMerchant).toEqual([{ state: 'PAID', count: 1 }]);
});
