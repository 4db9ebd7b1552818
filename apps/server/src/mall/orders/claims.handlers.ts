import { claimFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound, one, refusal } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { claimAmountFailure, wrongStateFailure } from '../mall.errors.ts';
import { amountText, parseMicros } from '../money.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { requireAllowed } from '../states.rules.ts';
import { addClaimFile, type ClaimRecord, findClaimFile, lockUndecidedClaim, openClaim, toClaimFile } from './claims.queries.ts';
import { quoteClaim, requireRemedy } from './claims.rules.ts';
import { endExchange, sendGoodsBack } from './exchanges.ts';
import { toOrderDetail } from './orderDetail.ts';
import { findOrder, lockOrder, moveOrder } from './orderMoves.queries.ts';
import { tellMerchant } from './orderNotices.ts';
import { storedLinesOf } from './orders.queries.ts';
import { deedOfClaim, type OrderRecord } from './orders.rules.ts';
import { lockLines } from './parcels.queries.ts';

/** Does the buyer's part of an exchange, alone with the order. */
function withExchange(ctx: Ctx<Session>, id: number, event: string, work: (tx: Db, order: OrderRecord, claim: ClaimRecord) => Promise<OrderRecord>) {
  const { memberId } = ctx.session;
  return ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, { buyerId: memberId });
    const claim = await lockUndecidedClaim(tx, id);
    if (!claim) throw wrongStateFailure(order.state, '没有正在换货的售后');
    const after = await work(tx, order, claim);
    await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId, detail: { order: order.orderNo, from: order.state, to: after.state } });
    return after;
  });
}

/** What buyers are not satisfied with. */
export const claimHandlers = {
  async prepareClaim({ db, session }, { id, kind, remedy, lines }) {
    const order = await findOrder(db, id, { buyerId: session.memberId });
    requireAllowed('order', order.state, deedOfClaim(kind));
    requireRemedy(kind, remedy);
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

  async claimOrder(ctx, { id, kind, remedy, lines, reason, fileIds, expected }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const moved = await ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, { buyerId: memberId });
      const deed = deedOfClaim(kind);
      requireAllowed('order', order.state, deed);
      requireRemedy(kind, remedy);
      const quote = quoteClaim(order, await lockLines(tx, id), kind, lines);
      if (parseMicros(quote.amount) !== parseMicros(expected)) throw claimAmountFailure(amountText(quote.amount, order.currency));
      const words = reason.trim() || reason;
      const money = amountText(quote.amount, order.currency);
      const text = remedy === 'exchange' ? `申请换货，价值 ${money}：${words}` : `申请退款 ${money}：${words}`;
      const after = await moveOrder(tx, order, deed, { party: 'buyer', text, now });
      await openClaim(tx, { orderId: id, kind, remedy, reason: words, memberId, fileIds }, quote, now);
      await tellMerchant(tx, after, '买家申请售后', text, now);
      const detail = { order: order.orderNo, from: order.state, to: after.state, remedy, asked: quote.amount, currency: order.currency };
      await audit({ ...ctx, db: tx }, { event: 'order.claim', outcome: 'ok', memberId, detail });
      return after;
    });
    return one(await toOrderDetail(ctx, moved, 'buyer'), '售后申请已提交');
  },

  async sendBack(ctx, { id, ...parcel }) {
    const order = await withExchange(ctx, id, 'order.exchange_back', (tx, found, claim) => sendGoodsBack(tx, found, claim, parcel, ctx.clock.now()));
    return one(await toOrderDetail(ctx, order, 'buyer'), '已登记寄回');
  },

  async receiveReplacement(ctx, { id }) {
    const order = await withExchange(ctx, id, 'order.exchange_end', (tx, found, claim) => endExchange(tx, found, claim, 'buyer', ctx.clock.now()));
    return one(await toOrderDetail(ctx, order, 'buyer'), '换货已完成');
  },

  async claimFile({ db, session }, { id }) {
    const found = await findClaimFile(db, id);
    // The merchant and operators see only what was handed in with a claim.
    const isShown = found !== undefined && found.file.claimId !== null && (found.seatId === session.memberId || session.role === 'operator');
    if (!found || !(found.file.memberId === session.memberId || isShown)) throw notFound('售后文件');
    const { name, type, sha256, sizeBytes } = found.file;
    return storedFile({ name, contentType: type, disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<'prepareClaim' | 'uploadClaimFile' | 'claimOrder' | 'sendBack' | 'receiveReplacement' | 'claimFile'>;
