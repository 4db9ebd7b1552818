import type { OrderRequestSide } from '@chippage/api/types';
import { requireCompany } from '../../enterprise/companyOf.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { addAll } from '../cart/addAll.ts';
import { stockRace } from '../goods/stock.queries.ts';
import { once, writeOnce } from '../../platform/repeatable.ts';
import { requireAllowed } from '../states.rules.ts';
import { countRequests, findRequest, findWaitingOf, listRequests, lockRequest, moveRequest, type RequestOwner } from './approvals.queries.ts';
import { type RequestRecord, whyNotDecide } from './approvals.rules.ts';
import { approveRequest, refuseRequest } from './deciding.ts';
import { toRequestDetail, toRows, viewerOf } from './showRequests.ts';
import { changeRequest, submitRequest } from './submitting.ts';

type ApprovalOperation =
  | 'submitOrderRequest'
  | 'orderRequests'
  | 'orderRequestCounts'
  | 'approvalDesk'
  | 'orderRequestDetail'
  | 'approveOrderRequest'
  | 'refuseOrderRequest'
  | 'changeOrderRequest'
  | 'withdrawOrderRequest';

/** @throws Failure enterprise.required, enterprise.right_missing */
const ownerOf = async (ctx: Ctx<Session>, side: OrderRequestSide): Promise<RequestOwner> =>
  side === 'mine' ? { memberId: ctx.session.memberId } : { enterpriseId: (await requireCompany(ctx, 'order.approve')).id };

const detailOf = async (ctx: Ctx<Session>, record: RequestRecord) => toRequestDetail(ctx, record, await viewerOf(ctx.db, ctx.session.memberId));

async function detailById(ctx: Ctx<Session>, id: number) {
  const viewer = await viewerOf(ctx.db, ctx.session.memberId);
  return toRequestDetail(ctx, await findRequest(ctx.db, id, viewer), viewer);
}

/** What became of the lines that came out of the cart. */
const backWords = {
  all: '已撤回，还在售的物料已放回购物车',
  full: '已撤回；购物车已满，没有全部放回',
  off_sale: '已撤回；物料都已下架，没有放回购物车',
};

/** Takes a request back; what came out of the cart is in it again. */
const withdraw = (ctx: Ctx<Session>, id: number): Promise<{ request: RequestRecord; back: keyof typeof backWords | null }> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const request = await lockRequest(tx, id, { memberId, enterpriseId: null });
    if (request.state === 'withdrawn') return { request, back: null };
    requireAllowed('request', request.state, 'withdraw');
    const moved = await moveRequest(tx, request, 'withdraw', 'withdrawn', { memberId, text: '撤回申请', note: null, now });
    const additions =
      request.source !== 'cart' ? [] : request.lines.map(({ goodsId, quantity, customerRef }) => ({ goodsId, quantity, customerRef, isSelected: true }));
    const refused = additions.length === 0 ? null : await addAll({ ...ctx, db: tx }, additions, Math.max);
    await audit({ ...ctx, db: tx }, { event: 'approval.withdraw', outcome: 'ok', memberId, detail: { request: id } });
    return { request: moved, back: additions.length === 0 ? null : (refused ?? 'all') };
  });

/** Purchases that somebody else in the company has to agree to. */
export const approvalHandlers = {
  async submitOrderRequest(ctx, form) {
    const { id } = await once(ctx, 'submitOrderRequest', form, async (tx) => ({ id: (await submitRequest(ctx, tx, form)).id }));
    const viewer = await viewerOf(ctx.db, ctx.session.memberId);
    const [row] = await toRows(ctx.db, [await findRequest(ctx.db, id, viewer)], viewer);
    if (!row) throw new Error('the request was not shown');
    return one(row, '已提交审批');
  },

  async orderRequests(ctx, { side, state, ...page }) {
    const { rows, total } = await listRequests(ctx.db, { owner: await ownerOf(ctx, side), state }, page);
    return many(await toRows(ctx.db, rows, await viewerOf(ctx.db, ctx.session.memberId)), total);
  },

  orderRequestCounts: async (ctx, { side }) => many(await countRequests(ctx.db, await ownerOf(ctx, side))),

  async approvalDesk({ db, session: { memberId } }) {
    const { enterpriseId, approvers } = await viewerOf(db, memberId);
    const waiting = enterpriseId === null || approvers === null ? [] : await findWaitingOf(db, enterpriseId);
    const awaited = waiting.filter((request) => approvers !== null && whyNotDecide(request, { memberId, approvers }) === null).length;
    const own = await countRequests(db, { memberId });
    return one({ awaited, mayApprove: enterpriseId !== null, ownCount: own.reduce((sum, { count }) => sum + count, 0) });
  },

  orderRequestDetail: async (ctx, { id }) => one(await detailById(ctx, id)),

  async approveOrderRequest(ctx, approval) {
    const { id } = await writeOnce(ctx, 'approveOrderRequest', approval, (tx) => approveRequest(ctx, tx, approval), stockRace);
    return one(await detailById(ctx, id), '已批准，订单已提交');
  },

  async refuseOrderRequest(ctx, refusal) {
    return one(await detailOf(ctx, await ctx.db.transaction((tx) => refuseRequest(ctx, tx, refusal))), '已驳回');
  },

  async changeOrderRequest(ctx, change) {
    return one(await detailOf(ctx, await ctx.db.transaction((tx) => changeRequest(ctx, tx, change))), '已再次提交');
  },

  async withdrawOrderRequest(ctx, { id }) {
    const { request, back } = await withdraw(ctx, id);
    return one(await detailOf(ctx, request), back === null ? '已撤回' : backWords[back]);
  },
} satisfies Handlers<ApprovalOperation>;
