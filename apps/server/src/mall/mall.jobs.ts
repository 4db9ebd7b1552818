import { audit } from '../platform/audit.queries.ts';
import { endRequests } from './approvals/approvalsJob.ts';
import { issueStatements, tellOverdue } from './credit/issuing.ts';
import { noteOfferChanges } from './goods/offerHistory.queries.ts';
import type { Platform } from '../platform/context.ts';
import { AdapterError } from '../services/adapterError.ts';
import { closeUnpaid } from './orders/closing.ts';
import { runClaimClock } from './orders/claimClock.ts';
import { runExchangeClock } from './orders/exchanges.ts';
import { lockOrder, moveOrder } from './orders/orderMoves.queries.ts';
import { tellBuyer, tellMerchant } from './orders/orderNotices.ts';
import { findAwaitedBefore, findUnpaidBefore } from './orders/orders.queries.ts';
import { FINISH_DAYS } from './orders/orders.rules.ts';
import { findPending, findUnclear, type PaymentRecord } from './payments/onlinePayments.queries.ts';
import { findUnsentRefunds } from './payments/refunds.queries.ts';
import { askChannel, REFUNDS, sendRefund, startRefund } from './payments/settling.ts';
import { allows } from './states.rules.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 200;
/** Refunds under way at once: well below what the channel takes from one merchant in a second. */
const REFUNDS_AT_ONCE = 8;

/** Asks the channel; false when nobody could say. */
async function isKnown(platform: Platform, payment: PaymentRecord): Promise<boolean> {
  try {
    await askChannel(platform, payment);
    return true;
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    return false;
  }
}

/**
 * Closes what was not paid in time. The channel is asked first: what was paid in the last second is paid. When it does
 * not answer, the order stays open until it does.
 */
export async function closeOverdue(platform: Platform): Promise<number> {
  const { db, clock, services } = platform;
  const now = clock.now();
  let closed = 0;
  for (const id of await findUnpaidBefore(db, now, AT_ONCE)) {
    const open = await findPending(db, id);
    let isClear = true;
    for (const payment of open) isClear &&= await isKnown(platform, payment);
    if (!isClear) continue;
    const isClosed = await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, 'anybody');
      if (!allows('order', order.state, 'close') || order.payDeadline >= now) return false;
      const moved = await closeUnpaid(tx, order, { party: 'system', text: '超时未付款，自动关闭', reason: '超时未付款，自动关闭', now });
      await audit(
        { db: tx, clock, ip: '', uuid: '', requestId: '' },
        { event: 'order.timeout', outcome: 'ok', memberId: order.buyerId, detail: { order: order.orderNo } },
      );
      await tellBuyer(tx, moved, '订单已关闭', '超时未付款，已自动关闭，可以再次购买。', now);
      return true;
    });
    if (isClosed) closed += 1;
    // Whoever still has the page open should not be able to pay there; if they do, it is sent back.
    for (const { outTradeNo } of isClosed ? open : []) await services.alipay?.close(outTradeNo).catch(() => undefined);
  }
  return closed;
}

/** Finishes what was shipped long ago and nobody objects to; after a claim the time begins anew. */
export async function finishOverdue({ db, clock }: Platform): Promise<number> {
  const now = clock.now();
  const due = await findAwaitedBefore(db, new Date(now.getTime() - FINISH_DAYS * DAY), AT_ONCE);
  for (const id of due)
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, 'anybody');
      if (!allows('order', order.state, 'finish')) return;
      const moved = await moveOrder(tx, order, 'finish', {
        party: 'system',
        text: `${FINISH_DAYS} 天没有确认，自动确认收货`,
        now,
        change: { finishedAt: now },
      });
      await tellMerchant(tx, moved, '订单已自动确认收货', '交易完成。', now);
    });
  return due.length;
}

/**
 * Asks the channel about what waits for two minutes, and once in half an hour about what was closed within a day: a
 * notice may have been lost. Also sends back what a crash kept from being sent back.
 */
export async function reconcilePayments(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const unclear = { pendingBefore: ago(2 * MINUTE), closedAfter: ago(4 * DAY), askedBefore: ago(30 * MINUTE) };
  for (const payment of await findUnclear(db, unclear, AT_ONCE)) await isKnown(platform, payment);
  for (const id of await findUnsentRefunds(db, AT_ONCE)) await startRefund(platform, id);
}

/** The mall's work that outlives requests. */
export function registerMallJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.handle<{ refundId: number }>(REFUNDS, ({ refundId }) => sendRefund(platform, refundId), {
    retries: 20,
    retrySeconds: 5,
    parallel: REFUNDS_AT_ONCE,
    pollSeconds: 5,
  });
  jobs.handle(
    'mall.orders',
    async () => {
      await closeOverdue(platform);
      await finishOverdue(platform);
      await runClaimClock(platform);
      await runExchangeClock(platform);
      await endRequests(platform);
    },
    { everyCron: '* * * * *' },
  );
  jobs.handle('mall.history', async () => void (await noteOfferChanges(platform.db, platform.clock.now())), { everyCron: '17 * * * *' });
  // Every hour, so that a first of the month on which nothing ran is made good; what was stated is not stated again.
  jobs.handle(
    'mall.statements',
    async () => {
      await issueStatements(platform);
      await tellOverdue(platform);
    },
    { everyCron: '7 * * * *' },
  );
  jobs.handle('mall.reconcile', () => reconcilePayments(platform), { everyCron: '*/5 * * * *' });
}
