import type { OrderRequestDetail, OrderRequestRow } from '@chippage/api/types';
import { approversOf, buyingCompany } from '../../enterprise/companyOf.ts';
import { findCompanyName } from '../../enterprise/companies.queries.ts';
import { mayRole } from '../../enterprise/rights.rules.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { namesOf } from '../../platform/members/members.queries.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { type Group, priceGroups, type UnpricedLine } from '../cart/cart.rules.ts';
import { merchantBriefs } from '../merchant/merchants.queries.ts';
import { findBargain } from '../orders/deals.queries.ts';
import { bargainState } from '../orders/bargains.rules.ts';
import { PAY_HOURS } from '../orders/orders.rules.ts';
import { linesOfGoods } from '../orders/wishes.ts';
import { allows, subjects } from '../states.rules.ts';
import { findMade, findRequestEvents } from './approvals.queries.ts';
import { compareOrders, type Decider, type RequestRecord, requestActions, whyNotDecide } from './approvals.rules.ts';

/** Who looks at requests. */
export interface RequestViewer {
  memberId: number;
  /** The company whose purchases they approve; null: none. */
  enterpriseId: number | null;
  /** Everybody who approves them, with what each may spend; null: who looks is none of them. */
  approvers: Decider['approvers'] | null;
}

/** Who the member is to requests. */
export async function viewerOf(db: Db, memberId: number): Promise<RequestViewer> {
  const company = await buyingCompany(db, memberId);
  if (!company || !mayRole(company.role, 'order.approve')) return { memberId, enterpriseId: null, approvers: null };
  return { memberId, enterpriseId: company.id, approvers: await approversOf(db, company.id) };
}

/** Who looks approves the purchases of the company of this request. */
const approversFor = ({ enterpriseId, approvers }: RequestViewer, request: RequestRecord) => (request.enterpriseId === enterpriseId ? approvers : null);

/** The lines of a request, to be priced now. */
export function linesOfRequest({ lines, bargainId }: Pick<RequestRecord, 'lines' | 'bargainId'>, now: Date): UnpricedLine[] {
  const wanted = linesOfGoods(
    lines.map(({ goodsId, quantity, customerRef }) => ({ goodsId, quantity, customerRef: customerRef ?? '' })),
    now,
  );
  if (bargainId === null) return wanted;
  return wanted.map((line, at) => ({ ...line, agreedPrice: lines[at]?.unitPrice ?? '0' }));
}

/** What a request comes to now; of goods that are gone nothing. */
async function priceNow(db: Db, request: RequestRecord, now: Date): Promise<{ groups: Group[]; holds: boolean }> {
  const groups = priceGroups(await withGoods(db, linesOfRequest(request, now)));
  const bargain = request.bargainId === null ? null : await findBargain(db, request.bargainId);
  return { groups, holds: bargain === null || (bargain !== undefined && allows('bargain', bargainState(bargain, now), 'order')) };
}

/** Requests as their list shows them. */
export async function toRows(db: Db, records: readonly RequestRecord[], viewer: RequestViewer): Promise<OrderRequestRow[]> {
  const names = await namesOf(
    db,
    records.map(({ memberId }) => memberId),
  );
  const ids = [...new Set(records.flatMap(({ enterpriseId }) => enterpriseId ?? []))];
  const companies = new Map(await Promise.all(ids.map(async (id) => [id, await findCompanyName(db, id)] as const)));
  return records.map((record) => ({
    id: record.id,
    state: record.state,
    stateName: subjects.request.states[record.state],
    requester: { id: record.memberId, nickName: names.get(record.memberId) ?? '' },
    isMine: record.memberId === viewer.memberId,
    company: record.enterpriseId === null ? '' : (companies.get(record.enterpriseId) ?? ''),
    totals: record.sums.map(({ merchantId, currency, total }) => ({ merchantId, currency, total })),
    mpn: record.lines[0]?.mpn ?? '',
    lineCount: record.lines.length,
    note: record.note,
    reason: record.reason,
    limit: record.spendLimit,
    submitTime: record.submittedAt.toISOString(),
    expireTime: record.expiresAt.toISOString(),
    actions: requestActions(record, { memberId: viewer.memberId, approvers: approversFor(viewer, record) }),
  }));
}

/** A request with everything, as it was and as it is now. */
export async function toRequestDetail(ctx: Pick<Ctx<Session>, 'db' | 'clock'>, record: RequestRecord, viewer: RequestViewer): Promise<OrderRequestDetail> {
  const { db, clock } = ctx;
  const [[row], now, merchants, events, made, names] = await Promise.all([
    toRows(db, [record], viewer),
    priceNow(db, record, clock.now()),
    merchantBriefs(
      db,
      record.sums.map(({ merchantId }) => merchantId),
    ),
    findRequestEvents(db, record.id),
    findMade(db, record.id),
    namesOf(db, record.decidedBy === null ? [] : [record.decidedBy]),
  ]);
  if (!row) throw new Error('the request was not shown');
  const approvers = approversFor(viewer, record);
  const compared = compareOrders(record, now.groups, merchants);
  return {
    ...row,
    orders: compared,
    payMethod: record.payMethod,
    address: record.address,
    title: record.title,
    forwarder: record.forwarder || null,
    warehousingNo: record.warehousingNo || null,
    revision: record.revision,
    isOrderable: now.holds && compared.every(({ nowTotal }) => nowTotal !== null),
    isPriceAgreed: record.bargainId !== null,
    isFromCart: record.source === 'cart',
    payHours: PAY_HOURS,
    cannotDecide: approvers !== null && record.state === 'waiting' ? whyNotDecide(record, { memberId: viewer.memberId, approvers }) : null,
    decider: record.decidedBy === null ? null : { id: record.decidedBy, nickName: names.get(record.decidedBy) ?? '' },
    answer: record.answer,
    decideTime: record.decidedAt?.toISOString() ?? null,
    made,
    events,
  };
}
