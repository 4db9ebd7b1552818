// Orders are put into every state; each call that the state does not allow is refused and changes nothing.
import type { ClaimKind, Invoice, OrderState, Pi } from '@chippage/api/types';
import { afterAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../test/app.ts';
import { invariants } from '../../test/mallInvariants.ts';
import { claimPieces, payAtAlipay, postJson, sell, sendRefunds, stockLeft } from '../../test/shop.ts';
import { openTradingShop } from '../../test/tradingShop.ts';
import { allows, type DeedOf, subjects } from './states.rules.ts';

const { api, visitor, merchant, detailOf, ...shop } = await openTradingShop();
afterAll(() => api.close());

const query = async <T extends object>(sql: string, values: unknown[] = []) => (await api.database.pool.query<T>(sql, values)).rows;
async function order(goodsId: number, quantity: number) {
  const { id, lines, total } = await shop.order([{ goodsId, quantity }]);
  return { id, lineId: lines[0]?.id ?? 0, total };
}
const pay = (id: number) => payAtAlipay(api, visitor, id);
const ship = (id: number, lineId: number, quantity: number) => shop.ship(id, [{ lineId, quantity }]);
const claim = (id: number, kind: ClaimKind) => claimPieces(visitor, id, kind);
const resolve = (id: number, decision: 'refund' | 'decline') => shop.resolve(id, { decision });

describe('每个状态都不许的动作', () => {
  const states = Object.keys(subjects.order.states) as OrderState[];
  // Saying again that an order is closed or received changes nothing.
  const repeated: Partial<Record<DeedOf<'order'>, OrderState>> = { close: 'CLOSED', finish: 'FINISHED' };

  it.each(states)('%s：不允许的调用都被拒绝，什么也不变', async (state) => {
    const { id, lineId, total } = await order(await sell(api.server.db, { stock: 50 }), 10);
    const [parcel] = await query<{ id: string }>(
      `insert into parcels (order_id, no, carrier, tracking_no, items, shipped_at) values ($1, 1, '示例', 'X1', '[]', now()) returning id`,
      [id],
    );
    const title = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json().data.id as number;
    const [invoice] = await query<{ id: string }>(
      `with made as (insert into invoices (member_id, merchant_id, kind, state, buyer_name, untaxed, tax, total, applied_at)
        values ($2, 1, 82, 'applied', '林工', 1, 0, 1, now()) returning id)
       insert into invoice_orders (invoice_id, order_id) select id, $1 from made returning invoice_id as id`,
      [id, visitor.uid],
    );
    await query('update orders set state = $2 where id = $1', [id, state]);
    const form = { id: String(id) };
    const wish = { id, reason: '不再需要这些物料', lines: [{ lineId, quantity: 1 }], fileIds: [], expected: total };
    const receipt = { orderId: id, amount: total, payerName: '林工', paidOn: '2026-11-01', fileIds: [1] };
    const calls: Partial<Record<DeedOf<'order'>, () => ReturnType<Visitor['post']>>> = {
      pay: () => postJson(visitor, '/mall/pay/online/create', { orderIds: [id] }),
      upload_receipt: () => postJson(visitor, '/mall/pay/receipt/submit', receipt),
      make_pi: () => postJson(visitor, '/mall/user/pi/create', { orderId: id }),
      set_warehousing_no: () => visitor.post('/mall/goods/order/user/warehousingNo', { ...form, warehousingNo: 'HK-1' }),
      close: () => visitor.post('/mall/goods/order/user/close', form),
      remove: () => visitor.post('/mall/goods/order/user/remove', form),
      confirm: () => merchant.post('/mall/merchant/order/confirm', form),
      ship: () => ship(id, lineId, 1),
      report_parcel: () => merchant.post('/mall/merchant/parcel/event', { parcelId: parcel?.id ?? '', place: '', text: '运输中', isDelivered: 'false' }),
      finish: () => visitor.post('/mall/goods/order/user/finish', form),
      claim: () => postJson(visitor, '/mall/goods/order/user/claim', { ...wish, kind: 'shortage' }),
      ask_refund: () => postJson(visitor, '/mall/goods/order/user/claim', { ...wish, kind: 'unshipped' }),
      resolve: () => resolve(id, 'refund'),
      apply_invoice: () => postJson(visitor, '/mall/invoice/apply', { orderIds: [id], titleId: title }),
      issue_invoice: () => merchant.post('/mall/merchant/invoice/decide', { id: invoice?.id ?? '', decision: 'issue', no: '26332000000012345699' }),
      buy_again: () => visitor.post('/mall/cart/buyAgain', form),
    };
    const before = await query('select * from orders where id = $1', [id]);
    const reasons = ['order.state', 'pi.not_possible', 'invoice.not_possible'];
    for (const [deed, call] of Object.entries(calls) as [DeedOf<'order'>, () => ReturnType<Visitor['post']>][]) {
      if (allows('order', state, deed)) continue;
      const reply = await call();
      const { data, reason = '' } = reply.json<{ data?: { state: string }; reason?: string }>();
      const outcome = reasons.includes(reason) ? 'refused' : data?.state;
      expect([deed, reply.statusCode, outcome]).toEqual([deed, ...(repeated[deed] === state ? [200, state] : [409, 'refused'])]);
    }
    expect(await query('select * from orders where id = $1', [id])).toEqual(before);
    expect(await query('select state from invoices where id = $1', [invoice?.id])).toEqual([{ state: 'applied' }]);
    await query('delete from invoice_orders where order_id = $1', [id]);
    await query(`update orders set state = 'CREATED' where id = $1`, [id]);
  });
});

describe('形式发票', () => {
  const makePi = async (id: number) => (await postJson(visitor, '/mall/user/pi/create', { orderId: id })).json<{ data: Pi }>().data;
  const voidPi = async (id: number) => {
    const reply = await visitor.post('/mall/user/pi/void', { id: String(id) });
    const { msg, reason, data } = reply.json<{ msg: string; reason?: string; data?: Pi }>();
    return [reply.statusCode, reason ?? data?.state, msg];
  };
  const isVoided = async (id: number) => (await query<{ is: boolean }>('select is_voided as is from pis where id = $1', [id]))[0]?.is;

  it('有效的才能作废，再作废一次什么也不变；付了款、过了期的得到 409', async () => {
    const { id } = await order(await sell(api.server.db, { stock: 50 }), 10);
    const [first, paid, old] = [await makePi(id), await makePi(id), await makePi(id)];
    expect(await voidPi(first.id)).toEqual([200, 'voided', '已作废']);
    expect(await voidPi(first.id)).toEqual([200, 'voided', '已作废']);
    await query(`update pis set valid_until = '2020-01-01' where id = $1`, [old.id]);
    expect(await voidPi(old.id)).toEqual([409, 'order.state', '形式发票现在是“已过期”，不能作废']);
    await query(`update orders set state = 'PAID' where id = $1`, [id]);
    expect(await voidPi(paid.id)).toEqual([409, 'order.state', '形式发票现在是“已付款”，不能作废']);
    expect([await isVoided(first.id), await isVoided(paid.id), await isVoided(old.id)]).toEqual([true, false, false]);
    await query(`update orders set state = 'CREATED' where id = $1`, [id]);
  });
});

describe('退款', () => {
  it('发货前退款：同意以后款退回，库存退回；拒绝则回到待发货', async () => {
    const goodsId = await sell(api.server.db, { stock: 10 });
    const { id } = await order(goodsId, 4);
    await pay(id);
    expect((await detailOf(id)).claimKinds).toEqual(['unshipped']);
    await claim(id, 'unshipped');
    await resolve(id, 'decline');
    expect(await detailOf(id)).toMatchObject({ state: 'PAID', actions: expect.arrayContaining(['claim']) });
    await claim(id, 'unshipped');
    await resolve(id, 'refund');
    const again = await resolve(id, 'refund');
    expect([again.statusCode, again.json().reason]).toEqual([409, 'order.state']);
    expect((await merchant.get('/mall/merchant/order/detail', { id: String(id) })).json().data.actions).not.toContain('resolve');
    await sendRefunds(api, id);
    expect([(await detailOf(id)).state, await stockLeft(api.server.db, goodsId)]).toEqual(['REFUNDED', 10]);
    expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
  });

  it('发了一部分再退款：只退没发的，库存也只退没发的，订单接着等收货；没同意就接着发', async () => {
    const goodsId = await sell(api.server.db, { stock: 10 });
    const { id, lineId } = await order(goodsId, 6);
    await pay(id);
    await ship(id, lineId, 2);
    await claim(id, 'unshipped');
    await resolve(id, 'decline');
    expect((await detailOf(id)).state).toBe('PARTLY_SHIPPED');
    await ship(id, lineId, 1);
    await claim(id, 'unshipped');
    await resolve(id, 'refund');
    await sendRefunds(api, id);
    const after = await detailOf(id);
    expect([after.state, await stockLeft(api.server.db, goodsId)]).toEqual(['SHIPPED', 7]);
    // 3 of 6 pieces; freight is not given back for what was shipped.
    expect(after.refunded).toBe(after.claims[0]?.lines[0]?.amount);
    expect(Number(after.refunded) * 2).toBeCloseTo(Number(after.totals.goods), 1);
    expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
  });

  it('申请了发票再退款：售后中不能开具，退款后申请取消；已经开具的提醒卖家冲红', async () => {
    const goodsId = await sell(api.server.db, { stock: 30 });
    const titleId = (await visitor.post('/mall/invoice/title/add', { kind: '82', titleType: 'person', buyerName: '林工' })).json().data.id as number;
    const finished = async (quantity: number) => {
      const { id, lineId } = await order(goodsId, quantity);
      await pay(id);
      await ship(id, lineId, quantity);
      await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
      const invoice = (await postJson(visitor, '/mall/invoice/apply', { orderIds: [id], titleId })).json<{ data: Invoice }>().data;
      return { id, invoice };
    };
    const issue = (invoice: Invoice, no: string) => merchant.post('/mall/merchant/invoice/decide', { id: String(invoice.id), decision: 'issue', no });
    const refund = async ({ id }: { id: number }) => {
      await claim(id, 'quality');
      await resolve(id, 'refund');
      await sendRefunds(api, id);
    };
    const first = await finished(3);
    await claim(first.id, 'quality');
    const waiting = (await merchant.get('/mall/merchant/invoice/list')).json<{ data: Invoice[] }>().data.find(({ id }) => id === first.invoice.id);
    expect(waiting?.canBeIssued).toBe(false);
    const early = await issue(first.invoice, '26332000000012345677');
    expect([early.statusCode, early.json().msg]).toEqual([409, '订单现在是“售后中”，不能开票']);
    await resolve(first.id, 'refund');
    await sendRefunds(api, first.id);
    expect((await detailOf(first.id)).invoices).toMatchObject([{ state: 'refused', reason: expect.stringContaining('已退款') }]);
    expect((await issue(first.invoice, '26332000000012345677')).statusCode).toBe(409);

    const second = await finished(4);
    await issue(second.invoice, '26332000000012345676');
    await refund(second);
    expect((await detailOf(second.id)).invoices).toMatchObject([{ state: 'issued', isReversalDue: true }]);
    const notices = (await merchant.get('/message/page')).json<{ data: { title: string }[] }>().data;
    expect(notices.map(({ title }) => title)).toContain('请开具红字发票');
    const reverse = (no: string) => merchant.post('/mall/merchant/invoice/decide', { id: String(second.invoice.id), decision: 'reverse', no });
    expect((await reverse('')).json()).toMatchObject({ code: 0, reason: 'invoice.no_required' });
    expect((await reverse('26332000000012345670')).json().data).toMatchObject({
      state: 'reversed',
      reversal: { no: '26332000000012345670' },
      isReversalDue: false,
    });
    expect((await reverse('26332000000012345671')).statusCode).toBe(409);
    expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
  });
});
