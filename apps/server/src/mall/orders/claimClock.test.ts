// A claim that its merchant does not answer: the reminder, the platform, and what an operator decides.
import type { Notice, OrderDetail, OrderRow, Review } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { invariants } from '../../../test/mallInvariants.ts';
import { claimPieces, payAtAlipay, sell, sendRefunds } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { runClaimClock } from './claimClock.ts';
import { CLAIM_HOURS, CLAIM_REMINDER_HOURS } from './orders.rules.ts';

const { api, visitor, merchant, operator, detailOf, order, ship, resolve } = await openTradingShop();
afterAll(() => api.close());

const HOUR = 3_600_000;
const run = () => runClaimClock(api.server.platform);
const pass = (hours: number) => api.clock.advance(hours * HOUR);
const titlesOf = async (who: typeof visitor) => (await who.get('/message/page')).json<{ data: Notice[] }>().data.map(({ title }) => title);
const waiting = async (orderNo: string) =>
  (await operator.get('/operator/reviews', { kind: 'order_claim' })).json<{ data: Review[] }>().data.find(({ title }) => title.includes(orderNo));
const decide = (id: number | undefined, decision: string, reason = '') =>
  operator.post('/operator/reviews/decide', { id: String(id), decision, ...(reason && { reason }) });
const forMerchant = async (id: number) => (await merchant.get('/mall/merchant/order/detail', { id: String(id) })).json<{ data: OrderDetail }>().data;

/** A shipped order with a claim about some of its pieces. */
async function claimed(terms: Record<string, unknown> = {}) {
  const { id, orderNo, lines } = await order([{ goodsId: await sell(api.server.db, { stock: 50 }), quantity: 10 }], terms);
  if (terms['payMethod'] === 'transfer') await api.database.pool.query(`update orders set state = 'PAID', paid_at = now() where id = $1`, [id]);
  else await payAtAlipay(api, visitor, id);
  await ship(id, [{ lineId: lines[0]!.id, quantity: 10 }]);
  await claimPieces(visitor, id, 'quality', { lines: [{ lineId: lines[0]!.id, quantity: 4 }] });
  return { id, orderNo };
}

it('期限两边都看得到；到期前一天提醒卖家一次；到期平台介入，卖家不能再答复', async () => {
  const { id, orderNo } = await claimed();
  const [claim] = (await detailOf(id)).claims;
  expect(Date.parse(claim!.answerDeadline) - Date.parse(claim!.createTime)).toBe(CLAIM_HOURS * HOUR);
  expect(await detailOf(id)).toMatchObject({ claimDeadline: claim!.answerDeadline, hint: expect.stringMatching(/^等待卖家在 .+ 前答复/) });
  expect(await forMerchant(id)).toMatchObject({ claimDeadline: claim!.answerDeadline, hint: expect.stringMatching(/^买家申请售后，请在 .+ 前答复/) });
  for (const [who, url] of [
    [visitor, '/mall/goods/order/user/list'],
    [merchant, '/mall/merchant/order/list'],
  ] as const) {
    const rows = (await who.get(url)).json<{ data: OrderRow[] }>().data;
    expect(rows.find((row) => row.id === id)?.claimDeadline).toBe(claim!.answerDeadline);
  }

  const reminder = `售后申请不到 ${CLAIM_REMINDER_HOURS} 小时就到期`;
  pass(CLAIM_HOURS - CLAIM_REMINDER_HOURS - 1);
  expect([await run(), (await titlesOf(merchant)).includes(reminder)]).toEqual([0, false]);
  pass(1);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect((await titlesOf(merchant)).filter((title) => title === reminder)).toHaveLength(1);
  expect(await waiting(orderNo)).toBeUndefined();

  pass(CLAIM_REMINDER_HOURS);
  expect([await run(), await run()]).toEqual([1, 0]);
  expect(await detailOf(id)).toMatchObject({
    state: 'AFTER_SALE',
    claimDeadline: null,
    hint: '卖家没有按时答复，平台已介入，等待平台裁决',
    claims: [{ outcome: 'platform', stepInTime: api.clock.now().toISOString() }],
    timeline: expect.arrayContaining([expect.objectContaining({ by: 'system', text: expect.stringContaining('平台介入') })]),
  });
  expect((await forMerchant(id)).actions).not.toContain('resolve');
  const late = await resolve(id);
  expect([late.statusCode, late.json().reason, late.json().msg]).toEqual([409, 'order.state', '售后现在是“平台介入”，不能再答复']);
  expect([await titlesOf(visitor), await titlesOf(merchant)]).toEqual([expect.arrayContaining(['平台已介入售后']), expect.arrayContaining(['平台已介入售后'])]);
  const stepped = await api.server.db.select().from(auditRows).where(eq(auditRows.event, 'order.step_in'));
  expect(stepped.map(({ detail }) => detail['order'])).toEqual([orderNo]);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('裁决退款：要写理由，只裁决一次，款按原渠道退回，两边都读到', async () => {
  const { id, orderNo } = await claimed();
  pass(CLAIM_HOURS);
  await run();
  const review = await waiting(orderNo);
  expect(review?.facts).toEqual(expect.arrayContaining([expect.objectContaining({ name: '买家申请' }), expect.objectContaining({ name: '具体情况' })]));
  for (const who of [visitor, merchant])
    expect((await who.post('/operator/reviews/decide', { id: String(review?.id), decision: 'approve', reason: '是' })).statusCode).toBe(403);
  expect((await decide(review?.id, 'approve')).json()).toMatchObject({ code: 0, reason: 'review.reason_required' });
  expect((await decide(review?.id, 'approve', '照片看得清')).json()).toMatchObject({ code: 1, data: { state: 'approved', reason: '照片看得清' } });
  expect((await decide(review?.id, 'refuse', '再看')).json()).toMatchObject({ code: 0, reason: 'review.decided' });
  expect(await detailOf(id)).toMatchObject({ hint: '平台裁决退款，正在退回', claims: [{ outcome: 'refund', answer: '照片看得清', isRefunded: false }] });
  await sendRefunds(api, id);
  const after = await detailOf(id);
  expect(after).toMatchObject({ state: 'SHIPPED', refunded: after.claims[0]?.asked, claims: [{ isRefunded: true }] });
  expect(after.timeline).toEqual(
    expect.arrayContaining([expect.objectContaining({ by: 'operator', text: expect.stringMatching(/^平台裁决退款 ¥.+照片看得清$/) })]),
  );
  for (const who of [visitor, merchant]) expect((await titlesOf(who)).some((title) => title.startsWith('平台已裁决：退款 ¥'))).toBe(true);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('裁决不退款：订单回到等收货，买家可以再申请，期限重新算', async () => {
  const { id, orderNo } = await claimed();
  pass(CLAIM_HOURS);
  await run();
  expect((await decide((await waiting(orderNo))?.id, 'refuse', '照片看不出问题')).json()).toMatchObject({ code: 1 });
  expect(await detailOf(id)).toMatchObject({ state: 'SHIPPED', refunded: '0.00', claims: [{ outcome: 'declined', answer: '照片看不出问题', refund: null }] });
  for (const who of [visitor, merchant]) expect(await titlesOf(who)).toContain('平台已裁决：不退款');
  await claimPieces(visitor, id, 'quality');
  expect(Date.parse((await detailOf(id)).claimDeadline ?? '')).toBe(api.clock.now().getTime() + CLAIM_HOURS * HOUR);
  // The merchant answers the second one itself, and nothing of it reaches the platform.
  expect((await resolve(id, { decision: 'decline' })).statusCode).toBe(200);
  pass(CLAIM_HOURS);
  expect([await run(), await waiting(orderNo)]).toEqual([0, undefined]);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('对公转账的，裁决退款后由卖家转回，两边都说清楚', async () => {
  const { id, orderNo } = await claimed({ payMethod: 'transfer' });
  pass(CLAIM_HOURS);
  await run();
  expect((await waiting(orderNo))?.facts).toContainEqual({ name: '付款方式', value: '对公转账，由卖家转回' });
  await decide((await waiting(orderNo))?.id, 'approve', '照片看得清');
  expect(await detailOf(id)).toMatchObject({ state: 'SHIPPED', claims: [{ outcome: 'refund', isRefunded: true }] });
  const bodyOf = async (who: typeof visitor) => (await who.get('/message/page')).json<{ data: Notice[] }>().data[0]?.body;
  expect([await bodyOf(visitor), await bodyOf(merchant)]).toEqual([
    `订单 ${orderNo}：原因：照片看得清。由卖家把货款转回给你，没有收到请联系卖家或平台。`,
    `订单 ${orderNo}：原因：照片看得清。请尽快把货款转回给买家，并留好转账凭证。`,
  ]);
});
