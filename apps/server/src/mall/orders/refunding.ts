import type { Db } from '../../platform/database/connect.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { issueCreditNote } from '../papers/creditNotes.queries.ts';
import { issuedNumberOf, refuseWaitingInvoice } from '../papers/invoiceWrites.queries.ts';
import { amountText, formatMoney, parseMicros } from '../money.ts';
import { findClaimed } from './claims.queries.ts';
import { isPaidBack, leftOf } from './claims.rules.ts';
import { moveOrder, type Step } from './orderMoves.queries.ts';
import { tellBuyer, tellMerchant } from './orderNotices.ts';
import { afterClaim, type OrderRecord } from './orders.rules.ts';
import { addUnwanted, lockLines } from './parcels.queries.ts';
import { releaseUnshipped } from './releasing.ts';

/** Money of a claim that went back. */
interface Refunded {
  claimId: number;
  amount: string;
}

/**
 * Goes on with a locked order after money of a claim went back. Pieces that were not shipped are there for others again,
 * an invoice that was applied for is not issued any more, and the merchant hears of one that was. The order is refunded
 * when nothing of its goods is paid for any more; otherwise it goes on where it stood.
 */
export async function refundOrder(
  tx: Db,
  order: OrderRecord,
  { claimId, amount }: Refunded,
  deed: 'resolve' | 'end_refund',
  step: Omit<Step, 'change'>,
): Promise<OrderRecord> {
  const { now } = step;
  const { kind, lines } = await findClaimed(tx, claimId);
  await lockLines(tx, order.id);
  await addUnwanted(tx, kind === 'unshipped' ? 'cancelledQuantity' : 'refundedQuantity', lines);
  const refunded = formatMoney(parseMicros(order.refunded) + parseMicros(amount));
  const isWhole = isPaidBack({ ...order, refunded });
  const isAllSent = (await lockLines(tx, order.id)).every((line) => leftOf(line) === 0);
  const { to, change } = isWhole ? { to: 'REFUNDED' as const, change: { refundedAt: now } } : afterClaim(order, isAllSent, now);
  const moved = await moveOrder(tx, order, deed, { ...step, to, change: { ...change, refunded } });
  if (isWhole || kind === 'unshipped') await releaseUnshipped(tx, order.id, now, isWhole ? 'all' : 'cancelled');
  const creditNo = await issueCreditNote(tx, order, { claimId, amount }, now);
  await tellBuyer(
    tx,
    moved,
    '贷项通知单已开出',
    `${amountText(amount, order.currency)} ${order.termsId === null ? '已退回' : '已从月结减去，记入当月的对账单'}，贷项通知单 ${creditNo} 可以在订单和“发票与 PI”里下载。`,
    now,
  );
  await correctInvoice(tx, moved, amount, isWhole, now);
  return moved;
}

async function correctInvoice(tx: Db, order: OrderRecord, amount: string, isWhole: boolean, now: Date): Promise<void> {
  const what = isWhole ? `订单 ${order.orderNo} 已退款` : `订单 ${order.orderNo} 已部分退款 ${amountText(amount, order.currency)}`;
  if (await refuseWaitingInvoice(tx, order.id, what)) {
    const next = isWhole ? '不再开票；同一张发票里的其他订单可以重新申请。' : '请按新的金额重新申请。';
    const notice = { memberId: order.buyerId, kind: 'order' as const, title: '发票申请已取消', body: `${what}，${next}` };
    await giveNotice(tx, { ...notice, href: '/mall/userCenter/invoiceManagement' }, now);
  }
  const no = await issuedNumberOf(tx, order.id);
  if (no !== null) await tellMerchant(tx, order, '请开具红字发票', `货款已退回，发票 ${no} 需要冲红。`, now);
}
