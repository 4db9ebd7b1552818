import { asc, eq } from 'drizzle-orm';
import { notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { orderLines, orders, parcels } from './orders.schema.ts';
import { paperReply, sellerOf } from '../paperReply.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

/** The packing list, for buyer and seller alike. */
export const packingListHandlers = {
  async packingList(ctx, { id }) {
    const { db, session, clock } = ctx;
    const [found] = await db
      .select({ order: orders, seller: merchants })
      .from(orders)
      .innerJoin(merchants, eq(merchants.id, orders.merchantId))
      .where(eq(orders.id, id));
    if (!found || ![found.order.buyerId, found.seller.memberId].includes(session.memberId)) throw notFound('订单');
    const { order, seller } = found;
    const [lines, boxes] = await Promise.all([
      db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.id)),
      db.select().from(parcels).where(eq(parcels.orderId, id)).orderBy(asc(parcels.no)),
    ]);
    return paperReply(ctx, `装箱单-${order.orderNo}.pdf`, {
      kind: 'packing',
      orderNo: order.orderNo,
      issuedOn: shanghaiDate(clock.now()),
      seller: sellerOf(seller),
      address: order.address,
      forwarder: order.forwarder,
      warehousingNo: order.warehousingNo,
      lines: lines.map(({ mpn, brandName, packing, quantity, shippedQuantity, unit, origin, hsCode, customerRef }) => ({
        mpn,
        brandName,
        packing,
        quantity,
        unit,
        origin,
        hsCode,
        customerRef,
        shipped: shippedQuantity,
      })),
      parcels: boxes.map(({ no, carrier, trackingNo, items }) => ({
        no,
        carrier,
        trackingNo,
        content: items.map((item) => `${item.mpn} × ${item.quantity}`).join('，'),
      })),
    });
  },
} satisfies Handlers<'packingList'>;
