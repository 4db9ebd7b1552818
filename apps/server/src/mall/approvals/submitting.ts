import type { Operations } from '@chippage/api/operations';
import { approversOf, buyingCompany } from '../../enterprise/companyOf.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { audit } from '../../platform/audit.queries.ts';
import { approvalNotNeededFailure, approvalWaitingFailure, unclearWishFailure, wrongFieldFailure } from '../mall.errors.ts';
import type { Group, UnpricedLine } from '../cart/cart.rules.ts';
import { requireCredit } from '../credit/reserving.ts';
import { priceToOrder } from '../orders/createOrders.ts';
import { findBargain } from '../orders/deals.queries.ts';
import { dropCartLines } from '../orders/newOrders.queries.ts';
import { requireTotals } from '../orders/newOrders.rules.ts';
import { linesOfBargain, linesOfGoods, takeLinesOfCart } from '../orders/wishes.ts';
import { findAddress } from '../papers/addresses.queries.ts';
import { takesInvoice } from '../papers/invoices.rules.ts';
import { findTitle } from '../papers/invoiceTitles.queries.ts';
import { requireAllowed } from '../states.rules.ts';
import { tellDeciders } from './approvalNotices.ts';
import { hasWaiting, insertRequest, lockRequest, moveRequest } from './approvals.queries.ts';
import { approvalNeedOf, type RequestRecord, runsOutAt, toRequested } from './approvals.rules.ts';
import { linesOfRequest } from './showRequests.ts';

type Form = Operations['submitOrderRequest']['input']['body'];
type Change = Operations['changeOrderRequest']['input']['body'];

/** What a member's company has to agree to, and the company. @throws Failure approval.not_needed */
async function needOf(tx: Db, memberId: number, groups: readonly Group[]) {
  const company = await buyingCompany(tx, memberId);
  const need = approvalNeedOf(company, groups);
  if (!company || !need) throw approvalNotNeededFailure();
  return { company, need, approvers: await approversOf(tx, company.id) };
}

/** The lines of a wish, in this request and in no order or other request. */
async function takeLines(
  tx: Db,
  memberId: number,
  { lineIds, goods, bargainId }: Form,
  now: Date,
): Promise<{ source: RequestRecord['source']; lines: UnpricedLine[] }> {
  if ([lineIds, goods, bargainId].filter((part) => part !== undefined).length !== 1) throw unclearWishFailure();
  if (lineIds) {
    const lines = await takeLinesOfCart(tx, memberId, lineIds);
    await dropCartLines(tx, memberId, lineIds);
    return { source: 'cart', lines };
  }
  if (goods) return { source: 'goods', lines: linesOfGoods(goods, now) };
  const lines = await linesOfBargain(tx, memberId, bargainId ?? 0, now);
  if (await hasWaiting(tx, bargainId ?? 0)) throw approvalWaitingFailure();
  return { source: 'bargain', lines };
}

/** Hands in what the member may not order alone, in one transaction. */
export async function submitRequest(ctx: Ctx<Session>, tx: Db, form: Form): Promise<RequestRecord> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const address = await findAddress(tx, memberId, form.addressId);
  const { source, lines } = await takeLines(tx, memberId, form, now);
  const groups = await priceToOrder(tx, lines, form.payMethod);
  requireTotals(groups, form.expected);
  const { company, need, approvers } = await needOf(tx, memberId, groups);
  // Nothing is reserved before somebody approves; what cannot be approved anyway is said now.
  if (form.payMethod === 'terms') await requireCredit(tx, 'look', { companyId: company.id, groups, now });
  const title = form.titleId === undefined || !groups.some(({ totals }) => takesInvoice(totals)) ? null : await findTitle(tx, memberId, form.titleId);
  const bargain = form.bargainId === undefined ? undefined : await findBargain(tx, form.bargainId);
  const request = await insertRequest(
    tx,
    {
      enterpriseId: company.id,
      memberId,
      state: 'waiting',
      source,
      bargainId: form.bargainId ?? null,
      reason: need.reason,
      spendLimit: need.limit,
      ...toRequested(groups, form.expected),
      payMethod: form.payMethod,
      poNo: form.poNo.trim() || null,
      forwarder: form.forwarder.trim(),
      warehousingNo: form.warehousingNo.trim(),
      address,
      title,
      note: form.note.trim() || null,
      revision: 1,
      submittedAt: now,
      expiresAt: runsOutAt(now, bargain?.validUntil ?? null),
    },
    '提交审批',
  );
  await tellDeciders(tx, request, approvers, false, now);
  await audit({ ...ctx, db: tx }, { event: 'approval.submit', outcome: 'ok', memberId, detail: { request: request.id, company: company.id } });
  return request;
}

/** The lines as they are to be: some of those that were handed in, in other quantities. */
function changedLines(request: RequestRecord, lines: Change['lines']): RequestRecord['lines'] {
  const wanted = new Map(lines.map(({ goodsId, quantity }) => [goodsId, quantity]));
  const kept = request.lines.flatMap((line) => {
    const quantity = wanted.get(line.goodsId);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  if (wanted.size !== lines.length || kept.length !== lines.length) throw wrongFieldFailure('goods', '只能修改申请里有的物料');
  if (request.bargainId !== null && kept[0]?.quantity !== request.lines[0]?.quantity) throw wrongFieldFailure('goods', '约定价的数量不能修改');
  return kept;
}

/** Hands a request in again, at the prices of now, in one transaction. */
export async function changeRequest(ctx: Ctx<Session>, tx: Db, { id, lines, note }: Change): Promise<RequestRecord> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const request = await lockRequest(tx, id, { memberId, enterpriseId: null });
  requireAllowed('request', request.state, 'change');
  const wished = changedLines(request, lines);
  const { bargainId } = request;
  if (bargainId !== null) {
    await linesOfBargain(tx, memberId, bargainId, now);
    if (request.state !== 'waiting' && (await hasWaiting(tx, bargainId))) throw approvalWaitingFailure();
  }
  const groups = await priceToOrder(tx, linesOfRequest({ lines: wished, bargainId }, now), request.payMethod);
  const { company, need, approvers } = await needOf(tx, memberId, groups);
  if (request.payMethod === 'terms') await requireCredit(tx, 'look', { companyId: company.id, groups, now });
  const bargain = bargainId === null ? undefined : await findBargain(tx, bargainId);
  const moved = await moveRequest(tx, request, 'change', 'waiting', {
    memberId,
    text: request.state === 'waiting' ? '修改申请' : '修改后再次提交',
    note: note.trim() || null,
    now,
    change: {
      ...toRequested(groups, request.sums),
      enterpriseId: company.id,
      reason: need.reason,
      spendLimit: need.limit,
      note: note.trim() || null,
      revision: request.revision + 1,
      submittedAt: now,
      expiresAt: runsOutAt(now, bargain?.validUntil ?? null),
      decidedBy: null,
      decidedAt: null,
      answer: null,
    },
  });
  await tellDeciders(tx, moved, approvers, true, now);
  await audit({ ...ctx, db: tx }, { event: 'approval.submit', outcome: 'ok', memberId, detail: { request: id, company: company.id } });
  return moved;
}
