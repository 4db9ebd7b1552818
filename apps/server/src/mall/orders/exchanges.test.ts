// Exchanges: what came goes back, other goods come, each parcel with its carrier and number; and time for whoever does not do its part.
import type { Claim, ClaimQuote, OrderDetail } from '@chippage/api/types';
import { afterAll, expect, it } from 'vitest';
import { invariants } from '../../../test/mallInvariants.ts';
import { buyer, payAtAlipay, postJson, sell, sendRefunds } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';
import { runClaimClock } from './claimClock.ts';
import { runExchangeClock } from './exchanges.ts';

const day = 86_400_000;
const { api, visitor, merchant, operator, detailOf, order: place, ship, resolve } = await openTradingShop();
afterAll(() => api.close());
const { visitor: stranger } = await buyer(api);
const returnTo = '示例电子 王工 13900139000 深圳市福田区示例路 1 号';
const clock = async () => [await runClaimClock(api.server.platform), await runExchangeClock(api.server.platform)];
const holds = async () => expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });

const wishOf = ({ id, lines }: OrderDetail, own: Record<string, unknown> = {}) => ({
  id,
  kind: 'quality',
  remedy: 'exchange',
  lines: [{ lineId: lines[0]?.id ?? 0, quantity: 3 }],
  ...own,
});
async function ask(order: OrderDetail, own: Record<string, unknown> = {}) {
  const quote = await postJson(visitor, '/mall/goods/order/user/claim/prepare', wishOf(order, own));
  if (quote.statusCode !== 200) return quote;
  const expected = quote.json<{ data: ClaimQuote }>().data.amount;
  return postJson(visitor, '/mall/goods/order/user/claim', { ...wishOf(order, own), reason: '三件引脚氧化', fileIds: [], expected });
}
/** An order that is all shipped, with an exchange asked for. */
async function asked(isFinished = true): Promise<OrderDetail> {
  const { id, lines } = await place([{ goodsId: await sell(api.server.db, { stock: 500 }), quantity: 10 }]);
  await payAtAlipay(api, visitor, id);
  await ship(id, [{ lineId: lines[0]?.id ?? 0, quantity: 10 }]);
  if (isFinished) await visitor.post('/mall/goods/order/user/finish', { id: String(id) });
  await ask(await detailOf(id));
  return detailOf(id);
}
const parcel = (id: number, trackingNo: string) => ({ id: String(id), carrier: '示例速运', trackingNo });
const sendBack = (id: number, who = visitor) => who.post('/mall/goods/order/user/claim/sendBack', parcel(id, `BACK-${id}`));
const sendOther = (id: number, trackingNo = `NEW-${id}`, who = merchant) => who.post('/mall/merchant/order/sendReplacement', parcel(id, trackingNo));
const receive = (id: number, who = visitor) => who.post('/mall/goods/order/user/claim/received', { id: String(id) });
const agree = (id: number) => resolve(id, { decision: 'exchange', answer: '同意换货', returnTo });
const claimOf = async (id: number) => (await detailOf(id)).claims[0] as Claim;

it('申请、同意、寄回、换货发出、签收：每一步只有该做的人能做，两个包裹都写着；订单回到已完成，没有退款', async () => {
  const { id } = await asked();
  expect(await claimOf(id)).toMatchObject({ remedy: 'exchange', outcome: 'open', exchangeDeadline: null, returnTo: null });
  expect((await sendBack(id)).statusCode).toBe(409);
  expect((await resolve(id, { decision: 'exchange', answer: '同意换货', returnTo: ' ' })).json()).toMatchObject({ reason: 'mall.returnTo' });
  expect((await agree(id)).json().data).toMatchObject({ state: 'AFTER_SALE' });
  expect((await agree(id)).statusCode).toBe(409);
  expect(await detailOf(id)).toMatchObject({ actions: expect.arrayContaining(['send_back']), hint: expect.stringContaining('请在') });
  expect(await claimOf(id)).toMatchObject({ outcome: 'returning', returnTo });
  expect((await sendOther(id)).statusCode).toBe(409);
  expect([(await sendBack(id, stranger)).statusCode, (await sendBack(id, merchant)).statusCode]).toEqual([404, 404]);
  const both = await Promise.all([sendBack(id), sendBack(id)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await receive(id)).statusCode).toBe(409);
  expect((await sendOther(id, `back-${id}`)).json()).toMatchObject({ reason: 'mall.trackingNo' });
  expect([(await sendOther(id, `NEW-${id}`, visitor)).statusCode, (await sendOther(id, `NEW-${id}`, operator)).statusCode]).toEqual([403, 403]);
  const seen = (await merchant.get('/mall/merchant/order/detail', { id: String(id) })).json<{ data: OrderDetail }>().data;
  expect(seen.actions).toEqual(['send_replacement']);
  expect((await sendOther(id)).statusCode).toBe(200);
  expect([(await receive(id, stranger)).statusCode, (await receive(id, merchant)).statusCode]).toEqual([404, 404]);
  expect((await receive(id)).json().data).toMatchObject({ state: 'FINISHED', refunded: '0.00' });
  expect(await claimOf(id)).toMatchObject({
    outcome: 'exchanged',
    returnParcel: { carrier: '示例速运', trackingNo: `BACK-${id}` },
    replacement: { carrier: '示例速运', trackingNo: `NEW-${id}` },
    creditNote: null,
  });
  expect((await receive(id)).statusCode).toBe(409);
  expect((await ask(await detailOf(id))).statusCode).toBe(200);
  await resolve(id, { decision: 'decline' });
  await holds();
});

it('没有发货、短缺的不能换货；买家要退款的，卖家不能改成换货；要换货的，卖家可以退款', async () => {
  const { id } = await asked();
  await resolve(id, { decision: 'decline' });
  expect((await ask(await detailOf(id), { kind: 'shortage' })).json()).toMatchObject({ reason: 'claim.no_exchange' });
  await ask(await detailOf(id), { remedy: 'refund' });
  expect((await agree(id)).json()).toMatchObject({ reason: 'claim.no_exchange' });
  await resolve(id, { decision: 'decline' });
  await ask(await detailOf(id));
  await resolve(id);
  await sendRefunds(api, id);
  expect(await claimOf(id)).toMatchObject({
    remedy: 'exchange',
    outcome: 'refund',
    isRefunded: true,
    creditNote: { no: expect.stringMatching(/^CN\d{4}-1-\d{5}$/) },
  });
  await holds();
});

it('时间：没有寄回的关闭，没有发出换货的由平台裁决，没有确认的自动签收；到期之前什么也不变', async () => {
  const [never, late, quiet] = [await asked(false), await asked(), await asked(false)];
  for (const { id } of [never, late, quiet]) await agree(id);
  for (const { id } of [late, quiet]) await sendBack(id);
  await sendOther(quiet.id);
  api.clock.advance(14 * day - 1000);
  expect(await clock()).toEqual([0, 0]);
  api.clock.advance(2000);
  expect(await clock()).toEqual([0, 3]);
  expect(await clock()).toEqual([0, 0]);
  expect(await detailOf(never.id)).toMatchObject({ state: 'SHIPPED', claims: [{ outcome: 'declined', answer: expect.stringContaining('没有寄回') }] });
  expect(await detailOf(late.id)).toMatchObject({ state: 'AFTER_SALE', claims: [{ outcome: 'platform' }] });
  expect(await detailOf(quiet.id)).toMatchObject({ state: 'SHIPPED', claims: [{ outcome: 'exchanged' }] });
  expect((await sendOther(late.id)).statusCode).toBe(409);
  await holds();
});
