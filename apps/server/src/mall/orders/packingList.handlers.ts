import { notFound } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findOrderWithMerchant, storedLinesOf } from './orders.queries.ts';
import { parcelsOfOrder } from './parcels.queries.ts';
import { paperReply, sellerOf } from '../paperReply.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

/** The packing list, for buyer, merchant and operators alike. */
export const packingListHandlers = {
  async packingList(ctx, { id }) {
    const { db, session, clock } = ctx;
    const found = await findOrderWithMerchant(db, id);
    const isParty = found !== undefined && [found.order.buyerId, found.merchant.memberId].includes(session.memberId);
    if (!found || !(isParty || session.role === 'operator')) throw notFound('订单');
    const { order, merchant } = found;
    const [lines, boxes] = await Promise.all([storedLinesOf(db, id), parcelsOfOrder(db, order)]);
    return paperReply(ctx, `装箱单-${order.orderNo}.pdf`, {
      kind: 'packing',
      orderNo: order.orderNo,
      issuedOn: shanghaiDate(clock.now()),
      seller: sellerOf(merchant),
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
