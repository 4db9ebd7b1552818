import type { Operations } from '@chippage/api/operations';
import { companyOf, requireCompany } from '../../enterprise/companyOf.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { approverLimitFailure, ownRequestFailure, requestChangedFailure, requesterLeftFailure } from '../mall.errors.ts';
import { createOrders } from '../orders/createOrders.ts';
import { linesOfBargain } from '../orders/wishes.ts';
import type { Prepared } from '../../platform/repeatable.ts';
import { requireAllowed } from '../states.rules.ts';
import { tellRequester } from './approvalNotices.ts';
import { lockRequest, moveRequest } from './approvals.queries.ts';
import { type RequestRecord, whyNotDecide } from './approvals.rules.ts';
import { linesOfRequest, viewerOf } from './showRequests.ts';

type Approval = Operations['approveOrderRequest']['input']['body'];
type Refusal = Operations['refuseOrderRequest']['input']['body'];

/**
 * A request as somebody decided about it who may, for this transaction alone: of two the second one reads that it is decided.
 * @param sums What it comes to as they see it.
 */
async function lockToDecide(
  { db: tx, clock, session }: Pick<Ctx<Session>, 'db' | 'clock' | 'session'>,
  { id, revision, deed, sums }: { id: number; revision: number; deed: 'approve' | 'refuse'; sums?: Approval['expected'] },
): Promise<RequestRecord> {
  const viewer = await viewerOf(tx, session.memberId);
  const request = await lockRequest(tx, id, viewer);
  const { id: companyId } = await requireCompany({ db: tx, clock, session }, 'order.approve');
  if (request.enterpriseId !== companyId || viewer.approvers === null) throw ownRequestFailure();
  requireAllowed('request', request.state, deed);
  if (request.revision !== revision) throw requestChangedFailure();
  const seen = sums?.map((sum) => ({ ...sum, remark: null })) ?? request.sums;
  const why = whyNotDecide({ memberId: request.memberId, sums: seen }, { memberId: session.memberId, approvers: viewer.approvers });
  if (why === 'own') throw ownRequestFailure();
  if (why === 'limit') throw approverLimitFailure();
  return request;
}

/** Approves a request and orders what it is for, in one transaction: both are there or neither. */
export async function approveRequest(ctx: Ctx<Session>, tx: Db, { id, revision, expected, note }: Approval): Promise<Prepared<{ id: number }>> {
  const now = ctx.clock.now();
  const request = await lockToDecide({ ...ctx, db: tx }, { id, revision, deed: 'approve', sums: expected });
  const { memberId, bargainId, address, title, payMethod, poNo, forwarder, warehousingNo, sums, source } = request;
  const company = await companyOf(tx, memberId);
  if (company?.id !== request.enterpriseId) throw requesterLeftFailure();
  const lines = bargainId === null ? linesOfRequest(request, now) : await linesOfBargain(tx, memberId, bargainId, now);
  const remarkOf = ({ merchantId, currency }: Approval['expected'][number]) =>
    sums.find((sum) => sum.merchantId === merchantId && sum.currency === currency)?.remark ?? '';
  const { answer, writes } = await createOrders(
    ctx,
    tx,
    { kind: source, lines, isOutOfCart: source === 'cart', ...(bargainId !== null && { bargainId }) },
    {
      addressId: address.id,
      payMethod,
      poNo: poNo ?? '',
      forwarder,
      warehousingNo,
      expected: expected.map((each) => ({ ...each, remark: remarkOf(each) })),
    },
    { requestId: id, memberId, companyId: company.id, address, title },
  );
  const change = { decidedBy: ctx.session.memberId, decidedAt: now, answer: note.trim() || null };
  const moved = await moveRequest(tx, request, 'approve', 'approved', {
    memberId: ctx.session.memberId,
    text: '批准，订单已提交',
    note: change.answer,
    now,
    change,
  });
  const numbers = answer.orders.map(({ orderNo }) => orderNo).join('、');
  await tellRequester(
    tx,
    moved,
    '采购申请已批准',
    payMethod === 'terms' ? `订单 ${numbers} 已提交，记入月结，等待卖家发货。` : `订单 ${numbers} 已提交，请在付款期限前付款。`,
    now,
  );
  await audit({ ...ctx, db: tx }, { event: 'approval.approve', outcome: 'ok', memberId: ctx.session.memberId, detail: { request: id, orders: numbers } });
  return { answer: { id }, writes };
}

/** Refuses a request, in one transaction. */
export async function refuseRequest(ctx: Ctx<Session>, tx: Db, { id, revision, reason }: Refusal): Promise<RequestRecord> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const request = await lockToDecide({ ...ctx, db: tx }, { id, revision, deed: 'refuse' });
  const change = { decidedBy: memberId, decidedAt: now, answer: reason.trim() };
  const moved = await moveRequest(tx, request, 'refuse', 'refused', { memberId, text: '驳回', note: change.answer, now, change });
  await tellRequester(tx, moved, '采购申请被驳回', `原因：${change.answer}。可以修改后再提交。`, now);
  await audit({ ...ctx, db: tx }, { event: 'approval.refuse', outcome: 'ok', memberId, detail: { request: id } });
  return moved;
}
