// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Hands in for approval what the member may not order alone; lines of the cart leave it. 409 `approval.not_needed`
when they may, `approval.waiting` when the agreed price waits for approval already; the others as for an order. */
export const submitOrderRequest = /* @__PURE__ */ mutation<'submitOrderRequest'>('submitOrderRequest', 'POST /mall/approval/add', { encoding: 'json', isIdempotent: true });

/** Approves a request: the orders are made at once, for the requester. 409 `order.state` when it does not wait any more,
`approval.changed` when the requester changed it meanwhile, `order.total_changed` with the fresh totals,
`order.out_of_stock` and `order.not_orderable` with the goods, `approval.requester_left` when the requester is in the
company no more; 403 `order.over_limit` above the approver's own limit, `approval.own` for their own request. */
export const approveOrderRequest = /* @__PURE__ */ mutation<'approveOrderRequest'>('approveOrderRequest', 'POST /mall/approval/approve', { encoding: 'json', isIdempotent: true });

/** How many of them stand where. */
export const orderRequestCountsQuery = /* @__PURE__ */ query<'orderRequestCounts'>('orderRequestCounts', 'GET /mall/approval/counts');

/** What waits for the member, and whether they approve anything; zeros for who acts for no company. */
export const approvalDeskQuery = /* @__PURE__ */ query<'approvalDesk'>('approvalDesk', 'GET /mall/approval/desk');

/** One request with everything. */
export const orderRequestDetailQuery = /* @__PURE__ */ query<'orderRequestDetail'>('orderRequestDetail', 'GET /mall/approval/detail');

/** Requests, the newest first. 403 `enterprise.right_missing` for those of the company where the member approves none. */
export const orderRequestsQuery = /* @__PURE__ */ paged<'orderRequests'>('orderRequests', 'GET /mall/approval/list');

/** Refuses a request, with the reason that the requester reads. */
export const refuseOrderRequest = /* @__PURE__ */ mutation<'refuseOrderRequest'>('refuseOrderRequest', 'POST /mall/approval/refuse');

/** Hands the member's request in again, changed and at the prices of now. 409 `order.state` once it is approved or withdrawn. */
export const changeOrderRequest = /* @__PURE__ */ mutation<'changeOrderRequest'>('changeOrderRequest', 'POST /mall/approval/update', { encoding: 'json' });

/** Takes the member's request back; what came out of the cart is in it again. Again changes nothing. */
export const withdrawOrderRequest = /* @__PURE__ */ mutation<'withdrawOrderRequest'>('withdrawOrderRequest', 'POST /mall/approval/withdraw');
