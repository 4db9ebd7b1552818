import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { alipayOf, buyer, openShop, postJson, sell, stockLeft, wanted } from '../../../test/shop.ts';
import { AdapterError } from '../../services/adapterError.ts';
import type { LocalAlipay } from '../../services/alipay/local.ts';
import type { LocalTrade } from '../../services/alipay/localTrades.queries.ts';
import { signNotice } from '../../services/alipay/signing.ts';
import { makePair } from '../../services/alipay/localKeys.ts';
import { noticesOf } from './localCashier.ts';
import { closeOverdue, reconcilePayments } from '../mall.jobs.ts';
import { REFUNDS } from './settling.ts';
import { onlinePayments, refunds } from './payments.schema.ts';

let api: TestApp;
let alipay: LocalAlipay;
let person: { visitor: Visitor; addressId: number };
const day = 86_400_000;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await openShop(api.server.db);
  alipay = alipayOf(api);
  person = await buyer(api);
});
afterAll(() => api.close());

/** An order with an open payment at the cashier. */
async function waiting() {
  const goodsId = await sell(api.server.db, { stock: 10 });
  const { visitor, addressId } = person;
  const made = await postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, addressId, [{ goodsId, quantity: 10 }], { payMethod: 'alipay' }));
  const order = made.json<{ data: { orders: { id: number; total: string }[] } }>().data.orders[0]!;
  const payment = (await postJson(visitor, '/mall/pay/online/create', { orderIds: [order.id] })).json<{ data: { id: number } }>().data;
  const { url } = (await visitor.get('/ali/pay/mallPayOnlineId', { mallPayOnlineId: String(payment.id) })).json<{ data: { url: string } }>().data;
  const page = await api.developers.inject(new URL(url).pathname + new URL(url).search);
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('支付成功')]);
  const [row] = await api.server.db.select().from(onlinePayments).where(eq(onlinePayments.id, payment.id));
  return { goodsId, order, paymentId: payment.id, outTradeNo: row!.outTradeNo };
}
const notify = async (fields: Record<string, string>) =>
  (
    await api.app.inject({
      method: 'POST',
      url: '/api/ali/pay/notify',
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  ).body;
const stateOf = async (id: number) =>
  (await person.visitor.get('/mall/goods/order/user/detail', { id: String(id) })).json<{ data: { state: string; payments: { state: string }[] } }>().data;
async function paid(outTradeNo: string): Promise<LocalTrade> {
  const trade = await alipay.cashier.set(outTradeNo, 'TRADE_SUCCESS');
  if (!trade) throw new Error('no trade');
  return trade;
}

it('72：签名、应用、卖家、金额不对的通知都是 fail，什么也不变', async () => {
  const { order, outTradeNo } = await waiting();
  const trade = await paid(outTradeNo);
  const good = alipay.cashier.notice(trade);
  const foreign = makePair().privateKey;
  const wrong = [
    noticesOf(alipay, trade, 'forged')[0]!,
    { ...good, total_amount: '0.01' },
    { ...good, sign_type: 'RSA' },
    { ...good, sign: '' },
    signNotice(good, foreign),
    alipay.cashier.notice(trade, { app_id: '2026000000000001' }),
    alipay.cashier.notice(trade, { seller_id: '2088000000000001' }),
    alipay.cashier.notice(trade, { out_trade_no: 'M000' }),
    alipay.cashier.notice(trade, { trade_status: 'PAID' }),
  ];
  for (const fields of wrong) expect(await notify(fields)).toBe('fail');
  expect(await stateOf(order.id)).toMatchObject({ state: 'CREATED', payments: [{ state: 'pending' }] });
  for (const amount of [noticesOf(alipay, trade, 'amount')[0]!, alipay.cashier.notice(trade, { total_amount: (Number(trade.amount) - 0.01).toFixed(2) })])
    expect(await notify(amount)).toBe('fail');
  expect(await stateOf(order.id)).toMatchObject({ state: 'CREATED', payments: [{ state: 'mismatch' }] });
});

it('72：同一通知同时来 100 次，付款一次；成功之后再来关闭也不变', async () => {
  const { order, outTradeNo, paymentId } = await waiting();
  const trade = await paid(outTradeNo);
  const notice = alipay.cashier.notice(trade);
  const answers: string[] = [];
  for (let at = 0; at < 5; at++) answers.push(...(await Promise.all(Array.from({ length: 20 }, () => notify(notice)))));
  expect(answers.filter((word) => word === 'success').length).toBeGreaterThan(0);
  expect(await notify(alipay.cashier.notice({ ...trade, status: 'TRADE_CLOSED' }))).toBe('success');
  const detail = await stateOf(order.id);
  expect(detail).toMatchObject({ state: 'PAID', payments: [{ state: 'paid' }] });
  const { timeline } = (await person.visitor.get('/mall/goods/order/user/detail', { id: String(order.id) })).json<{ data: { timeline: { text: string }[] } }>()
    .data;
  expect(timeline.filter(({ text }) => text.startsWith('支付宝付款'))).toHaveLength(1);
  expect((await person.visitor.get('/mall/pay/online/detail', { id: String(paymentId) })).json().data).toMatchObject({ state: 'paid', tradeNo: trade.tradeNo });
});

it('关闭以后才到的付款原路退回，只退一次；库存已退给别人', async () => {
  const { goodsId, order, outTradeNo, paymentId } = await waiting();
  await person.visitor.post('/mall/goods/order/user/close', { id: String(order.id) });
  expect(await stockLeft(api.server.db, goodsId)).toBe(10);
  const trade = await paid(outTradeNo);
  expect(await notify(alipay.cashier.notice(trade))).toBe('success');
  expect(await stateOf(order.id)).toMatchObject({ state: 'CLOSED', payments: [{ state: 'refunding' }] });
  const [refund] = await api.server.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  for (let at = 0; at < 3; at++) await api.server.platform.jobs.run(REFUNDS, { refundId: refund!.id });
  expect(await stateOf(order.id)).toMatchObject({ state: 'CLOSED', payments: [{ state: 'refunded' }] });
  expect((await alipay.cashier.find(outTradeNo))?.refunds).toHaveLength(1);
});

it('通知丢了：对账查到已付款；问不到时订单留着，不关闭', async () => {
  const { order, outTradeNo } = await waiting();
  await paid(outTradeNo);
  const { services } = api.server.platform;
  const query = alipay.query;
  services.alipay = { ...alipay, query: () => Promise.reject(new AdapterError('timeout', 'nobody answers')) };
  api.clock.advance(3 * day + 1000);
  await closeOverdue(api.server.platform);
  expect(await stateOf(order.id)).toMatchObject({ state: 'CREATED' });
  services.alipay = { ...alipay, query };
  await reconcilePayments(api.server.platform);
  expect(await stateOf(order.id)).toMatchObject({ state: 'PAID', payments: [{ state: 'paid' }] });
  services.alipay = alipay;
});
