import type { Db } from '../../platform/database/connect.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { issuedNumberOf, refuseWaitingInvoice } from '../papers/invoiceWrites.queries.ts';
import { moveOrder, type Step } from './orderMoves.queries.ts';
import { tellMerchant } from './orderNotices.ts';
import type { OrderRecord } from './orders.rules.ts';
import { releaseUnshipped } from './releasing.ts';

/**
 * Ends a locked order whose money went back: what was not shipped is there for others again, an invoice that was applied
 * for is not issued any more, and the merchant hears of one that was.
 */
export async function refundOrder(tx: Db, order: OrderRecord, deed: 'resolve' | 'end_refund', step: Omit<Step, 'change'>): Promise<OrderRecord> {
  const { now } = step;
  const moved = await moveOrder(tx, order, deed, { ...step, to: 'REFUNDED', change: { refundedAt: now } });
  await releaseUnshipped(tx, order.id, now);
  if (await refuseWaitingInvoice(tx, order.id, `订单 ${order.orderNo} 已退款`))
    await giveNotice(
      tx,
      {
        memberId: order.buyerId,
        kind: 'order',
        title: '发票申请已取消',
        body: `订单 ${order.orderNo} 已退款，不再开票；同一张发票里的其他订单可以重新申请。`,
        href: '/mall/userCenter/invoiceManagement',
      },
      now,
    );
  const no = await issuedNumberOf(tx, order.id);
  if (no !== null) await tellMerchant(tx, moved, '请开具红字发票', `货款已退回，发票 ${no} 需要冲红。`, now);
  return moved;
}
