import type { ApprovalNeed, OrderRequestAction, OrderRequestLine, RequestedOrder } from '@chippage/api/types';
import { mayRole, type SeatRole } from '../../enterprise/rights.rules.ts';
import type { Group } from '../cart/cart.rules.ts';
import { amountsOf, isWithinLimit } from '../orders/newOrders.rules.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { allows } from '../states.rules.ts';
import type { orderRequests, RequestedLine, RequestedSum } from './approvals.schema.ts';

/** A request's row. */
export type RequestRecord = typeof orderRequests.$inferSelect;

const DAY = 86_400_000;
/** How long a request waits. */
const REQUEST_DAYS = 7;

/** Until when somebody may decide: an agreed price is not to be had any longer than it holds. */
export const runsOutAt = (now: Date, priceUntil: Date | null): Date =>
  new Date(Math.min(now.getTime() + REQUEST_DAYS * DAY, priceUntil?.getTime() ?? Number.POSITIVE_INFINITY));

/** What keeps a member from ordering alone. @param company Null: they buy for themselves. */
export function approvalNeedOf(company: { name: string; role: SeatRole; spendLimit: string | null } | null, groups: readonly Group[]): ApprovalNeed | null {
  if (!company) return null;
  const { name, role, spendLimit } = company;
  if (!mayRole(role, 'order.place')) return { reason: 'right', company: name, limit: null };
  return isWithinLimit(spendLimit, amountsOf(groups)) ? null : { reason: 'limit', company: name, limit: spendLimit };
}

/** Who looks at a request, and who else in the company could decide about it. */
export interface Decider {
  memberId: number;
  approvers: readonly { memberId: number; spendLimit: string | null }[];
}

/** Why somebody who approves purchases cannot decide about this one: it is their own, or above what they may spend themselves. */
export function whyNotDecide(request: { memberId: number; sums: readonly RequestedSum[] }, { memberId, approvers }: Decider): 'own' | 'limit' | null {
  if (request.memberId === memberId) return 'own';
  return isWithinLimit(approvers.find((one) => one.memberId === memberId)?.spendLimit ?? null, request.sums) ? null : 'limit';
}

/** Whom a request is put before: who could decide about it. */
export const decidersOf = (request: { memberId: number; sums: readonly RequestedSum[] }, approvers: Decider['approvers']): number[] =>
  approvers.map(({ memberId }) => memberId).filter((memberId) => whyNotDecide(request, { memberId, approvers }) === null);

/** What may be done with a request now. @param viewer Null approvers: who looks approves nothing. */
export function requestActions(
  request: Pick<RequestRecord, 'memberId' | 'state' | 'sums'>,
  { memberId, approvers }: { memberId: number; approvers: Decider['approvers'] | null },
): OrderRequestAction[] {
  const mayDecide = approvers !== null && whyNotDecide(request, { memberId, approvers }) === null;
  const deeds = [...(mayDecide ? (['approve', 'refuse'] as const) : []), ...(request.memberId === memberId ? (['change', 'withdraw'] as const) : [])];
  return deeds.filter((deed) => allows('request', request.state, deed));
}

/** Lines and sums of a request as they are now. */
export function toRequested(
  groups: readonly Group[],
  remarks: readonly { merchantId: number; currency: string; remark?: string | null }[],
): { lines: RequestedLine[]; sums: RequestedSum[] } {
  const lines = groups.flatMap(({ terms, lines: priced }) =>
    priced.map(({ line, total }): RequestedLine => {
      const { id: goodsId, partId, mpn, brandName, packageCase, unit } = line.goods;
      const { quantity, customerRef, unitPrice } = line;
      const own = { goodsId, partId, merchantId: terms.merchantId, currency: terms.currency, mpn, brandName, packageCase, unit };
      return { ...own, quantity, customerRef, unitPrice: unitPrice ?? '0', lineTotal: formatMoney(total ?? 0n) };
    }),
  );
  const sums = groups.map(({ terms: { merchantId, currency }, totals }) => ({
    merchantId,
    currency,
    total: totals.total,
    freight: totals.freight,
    remark: remarks.find((each) => each.merchantId === merchantId && each.currency === currency)?.remark?.trim() || null,
  }));
  return { lines, sums };
}

/** What goods and freight were when they were handed in: together they are the total. */
function amountsThen(
  { total, freight }: RequestedSum,
  lines: readonly Pick<RequestedLine, 'lineTotal'>[],
): Pick<RequestedOrder, 'goods' | 'freight' | 'total'> {
  const goods = lines.reduce((sum, { lineTotal }) => sum + parseMicros(lineTotal), 0n);
  return { goods: formatMoney(goods), freight: freight === undefined ? formatMoney(parseMicros(total) - goods) : freight, total };
}

/** The orders of a request as they were handed in, beside what they are now. @param merchants By number, for those whose goods are gone. */
export function compareOrders(
  request: Pick<RequestRecord, 'lines' | 'sums'>,
  groups: readonly Group[],
  merchants: ReadonlyMap<number, RequestedOrder['merchant']>,
): RequestedOrder[] {
  return request.sums.map((sum) => {
    const { merchantId, currency, remark } = sum;
    const group = groups.find(({ terms }) => terms.merchantId === merchantId && terms.currency === currency);
    const own = request.lines.filter((line) => line.merchantId === merchantId && line.currency === currency);
    const lines = own.map(({ merchantId: _merchant, currency: _currency, ...then }): OrderRequestLine => {
      const line = group?.lines.find((each) => each.line.goods.id === then.goodsId)?.line ?? null;
      return {
        ...then,
        nowUnitPrice: line?.unitPrice ?? null,
        nowLineTotal: line?.lineTotal ?? null,
        nowState: line?.state ?? null,
        stock: line?.goods.stock ?? null,
      };
    });
    const now = group !== undefined && group.selectedCount === own.length ? group.totals : null;
    return {
      merchant: group?.merchant ?? merchants.get(merchantId) ?? { id: merchantId, name: '', isSample: false },
      currency,
      lines,
      ...amountsThen(sum, own),
      nowGoods: now?.goods ?? null,
      nowFreight: now?.freight ?? null,
      nowTotal: now?.total ?? null,
      remark,
    };
  });
}
