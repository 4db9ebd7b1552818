import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tellSeat } from '../merchant/merchantNotices.ts';
import type { OrderRecord } from './orders.rules.ts';

/** Tells the buyer. */
export const tellBuyer = (tx: Db, { id, orderNo, buyerId }: OrderRecord, title: string, body: string, now: Date) =>
  giveNotice(tx, { memberId: buyerId, kind: 'order', title, body: `订单 ${orderNo}：${body}`, href: `/mall/userCenter/myOrder/orderDetail/${id}` }, now);

/** Tells who speaks for the merchant, if anybody does. */
export const tellMerchant = (tx: Db, { id, orderNo, merchantId }: OrderRecord, title: string, body: string, now: Date): Promise<void> =>
  tellSeat(tx, merchantId, { title, body: `订单 ${orderNo}：${body}`, href: `/userCenter/seller/orders/${id}` }, now);

/** The audit row of what the site does by itself. */
export const auditSystem = (db: Db, now: Date, event: string, order: OrderRecord, detail: Record<string, string | number | null> = {}) =>
  audit(
    { db, clock: { now: () => now }, ip: '', uuid: '', requestId: '' },
    { event, outcome: 'ok', memberId: order.buyerId, detail: { order: order.orderNo, ...detail } },
  );
