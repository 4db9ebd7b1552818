// Credit notes: one for each refund, under numbers without gaps or repetition, for those whom they concern.
import type { CreditNote, OrderDetail } from '@chippage/api/types';
import { afterAll, expect, it } from 'vitest';
import { invariants } from '../../../test/mallInvariants.ts';
import { buyer, claimPieces, payAtAlipay, sell, sendRefunds } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';
import { findOrder } from '../orders/orderMoves.queries.ts';
import { issueCreditNote } from './creditNotes.queries.ts';
import { creditAmounts } from './creditNotes.rules.ts';

const { api, visitor, merchant, operator, detailOf, order: place, ship, resolve } = await openTradingShop();
afterAll(() => api.close());
const list = async (who = visitor) => (await who.get('/mall/creditNote/list')).json<{ data: CreditNote[]; totalRecord: number }>();

async function shipped(): Promise<OrderDetail> {
  const { id, lines } = await place([{ goodsId: await sell(api.server.db, { stock: 500 }), quantity: 10 }]);
  await payAtAlipay(api, visitor, id);
  await ship(id, [{ lineId: lines[0]?.id ?? 0, quantity: 10 }]);
  return detailOf(id);
}
const claim = ({ id, lines }: OrderDetail, quantity: number) => claimPieces(visitor, id, 'quality', { lines: [{ lineId: lines[0]?.id ?? 0, quantity }] });

it('同时退款：号码从 1 连着，不重；金额和退款、订单、发票口径一致；失败的不占号码', async () => {
  const orders = await Promise.all([shipped(), shipped(), shipped(), shipped(), shipped()]);
  for (const order of orders) {
    await claim(order, 4);
    await resolve(order.id);
  }
  const order = await findOrder(api.server.db, orders[0]?.id ?? 0, 'anybody');
  const failed = api.server.db.transaction(async (tx) => {
    await issueCreditNote(tx, order, { claimId: orders[0]?.claims[0]?.id ?? 1, amount: '1.00' }, api.clock.now());
    throw new Error('taken back');
  });
  await Promise.all([expect(failed).rejects.toThrow('taken back'), ...orders.map(({ id }) => sendRefunds(api, id))]);
  const { data, totalRecord } = await list();
  const year = api.clock.now().getUTCFullYear();
  expect(totalRecord).toBe(5);
  expect(data.map(({ no }) => no).toSorted()).toEqual([1, 2, 3, 4, 5].map((seq) => `CN${year}-1-0000${seq}`));
  for (const { id } of orders) {
    const after = await detailOf(id);
    const note = after.claims[0]?.creditNote;
    expect(note).toMatchObject({ orderId: id, orderNo: after.orderNo, amount: after.refunded, freight: '0.00', currency: 'CNY' });
    expect((Number(note?.untaxed) + Number(note?.tax)).toFixed(2)).toBe(after.refunded);
  }
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('新的一年从 1 开始；没有退回的售后没有', async () => {
  const order = await shipped();
  await claim(order, 2);
  await resolve(order.id, { decision: 'decline' });
  expect((await detailOf(order.id)).claims[0]?.creditNote).toBeNull();
  const numbers: string[] = [];
  const claimId = (await detailOf(order.id)).claims[0]?.id ?? 0;
  const trial = api.server.db.transaction(async (tx) => {
    const record = await findOrder(tx, order.id, 'anybody');
    // In China it is the first of January already.
    numbers.push(await issueCreditNote(tx, record, { claimId, amount: '1.00' }, new Date('2031-12-31T16:00:00Z')));
    throw new Error('taken back');
  });
  await expect(trial).rejects.toThrow('taken back');
  expect(numbers).toEqual(['CN2032-1-00001']);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('PDF：买家、卖家、运营人员能下载，名字是号码；别的会员、访客没有，列表里只有自己的', async () => {
  const [note] = (await list()).data;
  const open = (who: typeof visitor) => who.get(`/mall/creditNote/file/${note?.id}`);
  for (const who of [visitor, merchant]) {
    const reply = await open(who);
    expect([reply.statusCode, reply.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(`贷项通知单-${note?.no}.pdf`);
  }
  const { visitor: stranger } = await buyer(api);
  expect((await list(stranger)).data).toEqual([]);
  expect([(await open(stranger)).statusCode, (await open(api.visitor())).statusCode]).toEqual([404, 401]);
  expect(operator.uid).not.toBe(visitor.uid);
});

it('运费一起退的写在运费里，货款按发票的口径拆开', () => {
  const order = { untaxed: '100.00', tax: '13.00', goodsTotal: '113.00', refunded: '0.00' };
  expect(creditAmounts(order, '128.00')).toEqual({ untaxed: '100.00', tax: '13.00', freight: '15.00', amount: '128.00' });
  expect(creditAmounts({ ...order, refunded: '56.50' }, '56.50')).toEqual({ untaxed: '50.00', tax: '6.50', freight: '0.00', amount: '56.50' });
  expect(creditAmounts({ ...order, untaxed: '113.00', tax: null }, '13.00')).toEqual({ untaxed: '13.00', tax: null, freight: '0.00', amount: '13.00' });
});
