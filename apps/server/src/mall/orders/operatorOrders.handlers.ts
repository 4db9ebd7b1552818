import { audit } from '../../platform/audit.queries.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { namesOf } from '../../platform/members/members.queries.ts';
import { toOrderDetail } from './orderDetail.ts';
import { findOrder } from './orderMoves.queries.ts';
import { listAllOrders } from './operatorOrders.queries.ts';

/** All orders of the mall, for operators to look at. */
export const operatorOrderHandlers = {
  async operatorOrders({ db }, { currency, state, keywords, ...page }) {
    const { rows, total } = await listAllOrders(db, { currency, state, keywords }, page);
    return many(rows, total);
  },
  async operatorOrder(ctx, { id }) {
    const order = await findOrder(ctx.db, id, 'anybody');
    const { orderNo, buyerId } = order;
    await audit(ctx, { event: 'order.read', outcome: 'ok', memberId: ctx.session.memberId, detail: { order: orderNo, member: buyerId } });
    const [detail, names] = await Promise.all([toOrderDetail(ctx, order, 'operator'), namesOf(ctx.db, [buyerId])]);
    return one({ ...detail, buyer: { id: buyerId, nickName: names.get(buyerId) ?? '' } });
  },
} satisfies Handlers<'operatorOrders' | 'operatorOrder'>;
