// One call after the other fails: whatever had happened by then, what is left makes sense, and asking again succeeds.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOverdue, reconcilePayments } from '../../src/mall/mall.jobs.ts';
import { onlinePayments, refunds } from '../../src/mall/payments/payments.schema.ts';
import { sendRefund } from '../../src/mall/payments/settling.ts';
import { AdapterError } from '../../src/services/adapterError.ts';
import type { LocalAlipay } from '../../src/services/alipay/local.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { comeAgain, failEach } from '../failEach.ts';
import type { Trap } from '../failingCalls.ts';
import { invariants } from '../mallInvariants.ts';
import { alipayOf, buyer, openShop, postJson, sell, stockLeft, wanted } from '../shop.ts';

let api: TestApp;
let alipay: LocalAlipay;
let visitor: Visitor;
let addressId: number;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  await openShop(api.server.db);
  alipay = alipayOf(api);
  ({ visitor, addressId } = await buyer(api));
});
afterAll(() => api.close());

const db = () => api.server.db;
const count = async () => (await invariants(db())).orders;
const stateOf = async (id: number) =>
  (await visitor.get('/mall/goods/order/user/detail', { id: String(id) })).json<{
    data: { state: string; payments: { state: string }[]; timeline: { text: string }[] };
  }>().data;

const check = async () => {
  const { torn, unpaid } = await invariants(db());
  return { torn, unpaid };
};

/** The channel as it is, its calls among those that fail. */
function channelIn(trap: Trap): LocalAlipay {
  const lost = () => new AdapterError('timeout', 'nobody answers');
  return {
    ...alipay,
    query: (number) => trap.around(() => alipay.query(number), lost()),
    close: (number) => trap.around(() => alipay.close(number), lost()),
    refund: (wish) => trap.around(() => alipay.refund(wish), lost()),
  };
}

async function withChannel<T>(trap: Trap, work: () => Promise<T>): Promise<T> {
  const { services } = api.server.platform;
  services.alipay = channelIn(trap);
  try {
    return await work();
  } finally {
    services.alipay = alipay;
  }
}

/** An order of ten pieces with an open payment at the cashier. */
async function waiting() {
  const goodsId = await sell(db(), { stock: 10 });
  const made = await postJson(visitor, '/mall/pay/order/create/goods', await wanted(visitor, addressId, [{ goodsId, quantity: 10 }], { payMethod: 'alipay' }));
  const id = made.json<{ data: { orders: { id: number }[] } }>().data.orders[0]?.id ?? 0;
  const payment = (await postJson(visitor, '/mall/pay/online/create', { orderIds: [id] })).json<{ data: { id: number } }>().data;
  const { url } = (await visitor.get('/ali/pay/mallPayOnlineId', { mallPayOnlineId: String(payment.id) })).json<{ data: { url: string } }>().data;
  await api.developers.inject(new URL(url).pathname + new URL(url).search);
  const [row] = await db().select().from(onlinePayments).where(eq(onlinePayments.id, payment.id));
  return { goodsId, id, paymentId: payment.id, outTradeNo: row?.outTradeNo ?? '' };
}

/** The same, and the buyer has paid; the notice is on its way. */
async function paid() {
  const made = await waiting();
  const trade = await alipay.cashier.set(made.outTradeNo, 'TRADE_SUCCESS');
  if (!trade) throw new Error('no trade');
  return { ...made, notice: alipay.cashier.notice(trade) };
}
const notify = async (fields: Record<string, string>) => {
  const payload = new URLSearchParams(fields).toString();
  return (await api.app.inject({ method: 'POST', url: '/api/ali/pay/notify', payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })).body;
};

it('下单的第 k 步失败：要么没有这一单，要么完整；用同一编号再来，恰好一次', async () => {
  let next = 0;
  const calls = await failEach(
    check,
    async () => {
      const before = await count();
      const goods = [await sell(db(), { stock: 10 }), await sell(db(), { stock: 10, merchantId: 2 })];
      const lineIds: number[] = [];
      for (const goodsId of goods) {
        const cart = (await visitor.post('/mall/cart/add', { goodsId: String(goodsId), quantity: '3' })).json<{
          data: { groups: { lines: { id: number; goods: { id: number } }[] }[] };
        }>().data;
        const line = cart.groups.flatMap(({ lines }) => lines).find((each) => each.goods.id === goodsId);
        lineIds.push(line?.id ?? 0);
      }
      const terms = await wanted(
        visitor,
        addressId,
        goods.map((goodsId) => ({ goodsId, quantity: 3 })),
      );
      const body = { ...terms, goods: undefined, lineIds };
      const key = { 'idempotency-key': `fail-order-${(next += 1)}` };
      return { before, goods, send: () => postJson(visitor, '/mall/pay/order/create/cart', body, key) };
    },
    ({ send }) => send(),
    async ({ before, goods, send }) => {
      const reply = await comeAgain(send);
      expect([reply.statusCode, await count()]).toEqual([200, before + 2]);
      for (const goodsId of goods) expect(await stockLeft(db(), goodsId)).toBe(7);
      expect((await visitor.get('/mall/cart/num')).json().data).toEqual({ count: 0 });
    },
  );
  expect(Math.min(...calls)).toBeGreaterThan(5);
}, 180_000);

it('付款通知的第 k 步失败：不多记也不少记；通知再来，付款一次', async () => {
  const calls = await failEach(
    check,
    paid,
    ({ notice }) => notify(notice),
    async ({ id, notice }) => {
      expect(await notify(notice)).toBe('success');
      const { state, payments, timeline } = await stateOf(id);
      expect([state, payments.map((each) => each.state), timeline.filter(({ text }) => text.startsWith('支付宝付款')).length]).toEqual(['PAID', ['paid'], 1]);
    },
  );
  expect(Math.min(...calls)).toBeGreaterThan(5);
}, 180_000);

it('关闭订单的第 k 步失败：库存要么还在单上，要么退回一次', async () => {
  const calls = await failEach(
    check,
    waiting,
    ({ id }) => visitor.post('/mall/goods/order/user/close', { id: String(id) }),
    async ({ id, goodsId }) => {
      expect((await visitor.post('/mall/goods/order/user/close', { id: String(id) })).statusCode).toBe(200);
      expect([(await stateOf(id)).state, await stockLeft(db(), goodsId)]).toEqual(['CLOSED', 10]);
    },
  );
  expect(Math.min(...calls)).toBeGreaterThan(5);
}, 180_000);

it('超时关闭的第 k 步失败，包括问支付宝：已付的不会被关，没付的再来一次关闭', async () => {
  const calls = await failEach(
    check,
    async () => {
      const [open, done] = [await waiting(), await paid()];
      api.clock.advance(3 * 86_400_000 + 1000);
      await api.database.pool.query('update sessions set last_seen_at = $1, created_at = $1, rotated_at = $1', [api.clock.now()]);
      return { open, done };
    },
    (_made, trap) => withChannel(trap, () => closeOverdue(api.server.platform)),
    async ({ open, done }) => {
      await closeOverdue(api.server.platform);
      expect([(await stateOf(open.id)).state, await stockLeft(db(), open.goodsId)]).toEqual(['CLOSED', 10]);
      expect([(await stateOf(done.id)).state, await stockLeft(db(), done.goodsId)]).toEqual(['PAID', 0]);
    },
  );
  expect(Math.min(...calls)).toBeGreaterThan(10);
}, 240_000);

it('退款的第 k 步失败，包括支付宝退了而没有回音：退一次，不多不少', async () => {
  const calls = await failEach(
    check,
    async () => {
      const made = await paid();
      await visitor.post('/mall/goods/order/user/close', { id: String(made.id) });
      await notify(made.notice);
      const [refund] = await db().select().from(refunds).where(eq(refunds.orderId, made.id));
      return { ...made, refundId: refund?.id ?? 0 };
    },
    ({ refundId }, trap) => withChannel(trap, () => sendRefund(api.server.platform, refundId)),
    async ({ id, refundId, outTradeNo }) => {
      await reconcilePayments(api.server.platform);
      await sendRefund(api.server.platform, refundId);
      expect((await stateOf(id)).payments.map(({ state }) => state)).toEqual(['refunded']);
      expect((await alipay.cashier.find(outTradeNo))?.refunds).toHaveLength(1);
    },
  );
  expect(Math.min(...calls)).toBeGreaterThan(5);
}, 180_000);
