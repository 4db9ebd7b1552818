import { claimFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import { notFound, one, refusal } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { claimAmountFailure } from '../mall.errors.ts';
import { amountText, parseMicros } from '../money.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { requireAllowed } from '../states.rules.ts';
import { addClaimFile, findClaimFile, openClaim, toClaimFile } from './claims.queries.ts';
import { quoteClaim } from './claims.rules.ts';
import { toOrderDetail } from './orderDetail.ts';
import { findOrder, lockOrder, moveOrder } from './orderMoves.queries.ts';
import { tellMerchant } from './orderNotices.ts';
import { storedLinesOf } from './orders.queries.ts';
import { deedOfClaim } from './orders.rules.ts';
import { lockLines } from './parcels.queries.ts';

/** What buyers are not satisfied with. */
export const claimHandlers = {
  async prepareClaim({ db, session }, { id, kind, lines }) {
    const order = await findOrder(db, id, { buyerId: session.memberId });
    requireAllowed('order', order.state, deedOfClaim(kind));
    return one(quoteClaim(order, await storedLinesOf(db, id), kind, lines));
  },

  uploadClaimFile: (ctx, { file }) =>
    takeProof(ctx, file, {
      hits: { key: 'claim', perHour: 60 },
      limit: claimFileLimits,
      name: '售后照片',
      refuseUnreadable: (msg) => refusal('claim.unreadable', msg),
      refuseLarge: () => refusal('claim.too_large', '文件超过 10 MB，请压缩后再上传'),
      write: async (tx, row) => toClaimFile(await addClaimFile(tx, row)),
    }),

  async claimOrder(ctx, { id, kind, lines, reason, fileIds, expected }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const moved = await ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, { buyerId: memberId });
      const deed = deedOfClaim(kind);
      requireAllowed('order', order.state, deed);
      const quote = quoteClaim(order, await lockLines(tx, id), kind, lines);
      if (parseMicros(quote.amount) !== parseMicros(expected)) throw claimAmountFailure(amountText(quote.amount, order.currency));
      const words = reason.trim() || reason;
      const text = `申请退款 ${amountText(quote.amount, order.currency)}：${words}`;
      const after = await moveOrder(tx, order, deed, { party: 'buyer', text, now });
      await openClaim(tx, { orderId: id, kind, reason: words, memberId, fileIds }, quote, now);
      await tellMerchant(tx, after, '买家申请售后', text, now);
      const detail = { order: order.orderNo, from: order.state, to: after.state, asked: quote.amount, currency: order.currency };
      await audit({ ...ctx, db: tx }, { event: 'order.claim', outcome: 'ok', memberId, detail });
      return after;
    });
    return one(await toOrderDetail(ctx, moved, 'buyer'), '售后申请已提交');
  },

  async claimFile({ db, session }, { id }) {
    const found = await findClaimFile(db, id);
    // The merchant and operators see only what was handed in with a claim.
    const isShown = found !== undefined && found.file.claimId !== null && (found.seatId === session.memberId || session.role === 'operator');
    if (!found || !(found.file.memberId === session.memberId || isShown)) throw notFound('售后文件');
    const { name, type, sha256, sizeBytes } = found.file;
    return storedFile({ name, contentType: type, disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<'prepareClaim' | 'uploadClaimFile' | 'claimOrder' | 'claimFile'>;
