import { findMember, raiseRole, settleRole } from '../../platform/members/members.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Composition } from '../../platform/domain.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findSeat, listSeats, lockMerchant, setSeat } from './seats.queries.ts';

/** Who speaks for merchants, as operators arrange it. */
export const seatHandlers = (all: Composition): Handlers<'merchantSeats' | 'assignMerchant'> => ({
  async merchantSeats({ db }, { keywords, ...page }) {
    const { rows, total } = await listSeats(db, keywords, page);
    return many(rows, total);
  },
  async assignMerchant(ctx, { merchantId, memberId = null }) {
    await ctx.db.transaction(async (tx) => {
      const before = await lockMerchant(tx, merchantId);
      if (!before) throw notFound('卖家');
      if (memberId !== null && !(await findMember(tx, memberId))) throw notFound('会员');
      await setSeat(tx, merchantId, memberId);
      if (before.memberId !== null && before.memberId !== memberId) await settleRole(tx, before.memberId, all.roleFacts);
      if (memberId !== null) await raiseRole(tx, memberId, 'merchant');
      await audit(
        { ...ctx, db: tx },
        { event: 'merchant.assign', outcome: 'ok', memberId: ctx.session.memberId, detail: { merchant: merchantId, member: memberId } },
      );
    });
    const row = await findSeat(ctx.db, merchantId);
    if (!row) throw notFound('卖家');
    return one(row, '已保存');
  },
});
