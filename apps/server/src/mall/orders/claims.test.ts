// Claims by line and quantity, with files, and what they come to; one payment of several orders.
import type { OnlinePayment } from '@chippage/api/types';
import { afterAll, expect, it } from 'vitest';
import { invariants } from '../../../test/mallInvariants.ts';
import { claimPieces, payAtAlipay, postJson, sell, sendRefunds, stockLeft } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';
import { forgetLooseClaimFiles } from './claims.queries.ts';

const { api, visitor, merchant, detailOf, order, ship, resolve } = await openTradingShop();
afterAll(() => api.close());

/** Pays orders together at the stand-in for Alipay. */
async function pay(...orderIds: number[]): Promise<OnlinePayment> {
  const id = await payAtAlipay(api, visitor, orderIds);
  return (await visitor.get('/mall/pay/online/detail', { id: String(id) })).json<{ data: OnlinePayment }>().data;
}
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const upload = (bytes: Buffer) =>
  visitor.send({
    method: 'POST',
    url: '/api/mall/goods/order/user/claim/upload',
    payload: Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]),
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
const holds = async () => expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });

it('收货后申请其中几件：金额按件数，照片卖家看得到，退了一部分的订单接着是已完成', async () => {
  const { id, lines } = await order([{ goodsId: await sell(api.server.db, { stock: 50 }), quantity: 10 }]);
  const line = lines[0]!;
  await pay(id);
  await ship(id, [{ lineId: line.id, quantity: 10 }]);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });

  const file = (await upload(png)).json<{ data: { id: number; url: string } }>().data;
  expect((await merchant.get(file.url)).statusCode).toBe(404);
  const pieces = [{ lineId: line.id, quantity: 4 }];
  expect((await claimPieces(visitor, id, 'quality', { lines: [{ lineId: line.id, quantity: 11 }] })).json().reason).toBe('claim.quantity');
  const stale = { id, kind: 'quality', reason: '四件引脚弯了', lines: pieces, fileIds: [file.id], expected: '0.01' };
  const refused = await postJson(visitor, '/mall/goods/order/user/claim', stale);
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'claim.amount']);
  expect((await claimPieces(visitor, id, 'quality', { lines: pieces, fileIds: [file.id] })).statusCode).toBe(200);
  expect((await merchant.get(file.url)).statusCode).toBe(200);
  expect((await api.visitor().get(file.url)).statusCode).toBe(401);

  const [open] = (await detailOf(id)).claims;
  const asked = ((Number(line.lineTotal) * 4) / 10).toFixed(2);
  expect(open).toMatchObject({
    kind: 'quality',
    outcome: 'open',
    asked,
    refund: null,
    isRefunded: null,
    lines: [{ quantity: 4, amount: asked }],
    files: [{ id: file.id }],
  });
  expect((await resolve(id, { amount: '99999.00' })).json()).toMatchObject({ reason: 'mall.amount' });
  // The two agreed on less than what was asked for.
  expect((await resolve(id, { amount: '1.00' })).statusCode).toBe(200);
  expect(await detailOf(id)).toMatchObject({ state: 'AFTER_SALE', hint: '卖家已同意退款，正在退回', claims: [{ refund: '1.00', isRefunded: false }] });
  await sendRefunds(api, id);
  const after = await detailOf(id);
  expect(after).toMatchObject({ state: 'FINISHED', refunded: '1.00', claims: [{ isRefunded: true }], payments: [{ state: 'paid', refunded: '1.00' }] });
  expect(after.lines[0]).toMatchObject({ refundedQuantity: 4 });
  expect((await claimPieces(visitor, id, 'quality', { lines: [{ lineId: line.id, quantity: 7 }] })).json().reason).toBe('claim.quantity');
  await holds();
});

it('发货前退一部分：那几件不再发，库存退回，剩下的照常发完；运费不退', async () => {
  const [one, two] = [await sell(api.server.db, { stock: 20 }), await sell(api.server.db, { stock: 20 })];
  const made = await order([
    { goodsId: one, quantity: 5 },
    { goodsId: two, quantity: 5 },
  ]);
  const { id, lines } = made;
  await pay(id);
  await claimPieces(visitor, id, 'unshipped', { lines: [{ lineId: lines[0]!.id, quantity: 5 }] });
  await resolve(id);
  await sendRefunds(api, id);
  const after = await detailOf(id);
  expect([after.state, after.refunded, await stockLeft(api.server.db, one), await stockLeft(api.server.db, two)]).toEqual([
    'PAID',
    lines[0]!.lineTotal,
    20,
    15,
  ]);
  expect((await ship(id, [{ lineId: lines[0]!.id, quantity: 1 }])).json().reason).toBe('order.quantity');
  await ship(id, [{ lineId: lines[1]!.id, quantity: 5 }]);
  expect((await detailOf(id)).state).toBe('SHIPPED');
  await holds();
});

it('退过一部分以后开票：按剩下的金额', async () => {
  const { id, lines } = await order([{ goodsId: await sell(api.server.db, { stock: 50 }), quantity: 10 }]);
  await pay(id);
  await ship(id, [{ lineId: lines[0]!.id, quantity: 10 }]);
  await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  const titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json().data.id as number;
  const apply = () => postJson(visitor, '/mall/invoice/apply', { orderIds: [id], titleId });
  await apply();
  await claimPieces(visitor, id, 'quality', { lines: [{ lineId: lines[0]!.id, quantity: 5 }] });
  await resolve(id);
  await sendRefunds(api, id);
  const after = await detailOf(id);
  expect(after.invoices).toMatchObject([{ state: 'refused', reason: expect.stringContaining('已部分退款') }]);
  const left = (Number(after.totals.goods) - Number(after.refunded)).toFixed(2);
  expect((await apply()).json().data).toMatchObject({ total: left, isReversalDue: false });
  await holds();
});

it('几张订单一次付：一起付清，各退各的；其中一张先关了，它的那份退回', async () => {
  const goodsId = await sell(api.server.db, { stock: 50 });
  const [first, second] = [await order([{ goodsId, quantity: 3 }]), await order([{ goodsId, quantity: 7 }])];
  const again = (await postJson(visitor, '/mall/pay/online/create', { orderIds: [second.id, first.id] })).json<{ data: OnlinePayment }>().data;
  const paid = await pay(first.id, second.id);
  expect(paid).toMatchObject({
    id: again.id,
    state: 'paid',
    amount: (Number(first.total) + Number(second.total)).toFixed(2),
    orders: [{ id: first.id }, { id: second.id }],
  });
  expect([(await detailOf(first.id)).state, (await detailOf(second.id)).state]).toEqual(['PAID', 'PAID']);
  await claimPieces(visitor, first.id, 'unshipped');
  await resolve(first.id);
  await sendRefunds(api, first.id);
  expect(await detailOf(first.id)).toMatchObject({ state: 'REFUNDED', refunded: first.total, payments: [{ state: 'refunded' }] });
  expect(await detailOf(second.id)).toMatchObject({ state: 'PAID', refunded: '0.00', payments: [{ state: 'paid', refunded: '0.00' }] });

  const [third, fourth] = [await order([{ goodsId, quantity: 2 }]), await order([{ goodsId, quantity: 4 }])];
  await payAtAlipay(api, visitor, [third.id, fourth.id], true);
  await sendRefunds(api, third.id);
  expect(await detailOf(third.id)).toMatchObject({ state: 'CLOSED', payments: [{ state: 'refunded' }] });
  expect(await detailOf(fourth.id)).toMatchObject({ state: 'PAID', payments: [{ state: 'paid' }] });
  await holds();
});

it('没有申请用到的照片一天后丢掉，用到的留着；不是照片的当场说', async () => {
  expect((await upload(Buffer.from('hello'))).json()).toMatchObject({ code: 0, reason: 'claim.unreadable' });
  await upload(png);
  await forgetLooseClaimFiles(api.server.db, new Date(api.clock.now().getTime() + 1000));
  const { rows } = await api.database.pool.query<{ n: string }>('select count(*) n from claim_files where claim_id is null');
  expect(rows[0]?.n).toBe('0');
});
