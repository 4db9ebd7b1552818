import type { ApprovalDesk, OrderRequestCount, OrderRequestsData, OrderRequestSide, OrderRequestState } from '@chippage/api/types';
import type { LinkParams } from '../../../i18n/paths/links.ts';
import { choiceIn, PAGE_SIZE, pageIn, pageParam } from '../../../parts/list-page/listPage.ts';

/** Whose: those that the member handed in, and those of the company. */
export const requestSides = ['mine', 'company'] as const satisfies readonly OrderRequestSide[];
/** States of requests, and all of them. */
export const requestStates = ['all', 'waiting', 'approved', 'refused', 'expired', 'withdrawn'] as const satisfies readonly (OrderRequestState | 'all')[];

/** Which requests are seen. */
export interface OrderRequestListQuery {
  side: OrderRequestSide;
  state: (typeof requestStates)[number];
  /** From 1. */
  page: number;
}

/** The same as an address says it: `side` null, the one where there is something to do. */
export type AddressedRequestList = Omit<OrderRequestListQuery, 'side'> & { side: OrderRequestSide | null };

/** Reads an address; what makes no sense is left out. */
export const parseOrderRequestListQuery = (search: URLSearchParams): AddressedRequestList => ({
  side: requestSides.find((side) => side === search.get('side')) ?? null,
  state: choiceIn(search.get('state'), requestStates),
  page: pageIn(search),
});

/** Where the list opens when the address does not say it: where somebody waits for the member, or where there can be anything at all. */
export const openingSide = ({ awaited, mayApprove, ownCount }: ApprovalDesk): OrderRequestSide =>
  awaited > 0 || (mayApprove && ownCount === 0) ? 'company' : 'mine';

/** The address of a choice; the usual state stays out, the side does not: which one is usual depends on the member. */
export const orderRequestListParams = ({ side, state, page }: OrderRequestListQuery): LinkParams => ({
  side,
  state: state === 'all' ? undefined : state,
  page: pageParam(page),
});

/** The call for a page. */
export const orderRequestListVariables = ({ side, state, page }: OrderRequestListQuery): NonNullable<OrderRequestsData['query']> => ({
  side,
  ...(state !== 'all' && { state }),
  pageIndex: page,
  pageSize: PAGE_SIZE,
});

/** How many stand in a state; undefined while it is not known. */
export const requestsIn = (counts: readonly OrderRequestCount[] | null, state: OrderRequestListQuery['state']): number | undefined =>
  counts === null ? undefined : counts.filter((one) => state === 'all' || one.state === state).reduce((sum, { count }) => sum + count, 0);
