import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import {
  approvalDeskQuery,
  approveOrderRequest,
  cartQuery,
  changeOrderRequest,
  orderCountsQuery,
  orderRequestCountsQuery,
  orderRequestDetailQuery,
  orderRequestsQuery,
  ordersQuery,
  refuseOrderRequest,
  withdrawOrderRequest,
} from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useIntention } from '../../../parts/action/useIntention.ts';
import type { OrderRequestPageProps } from './OrderRequestPage.tsx';
import { seenTotals } from './requestChanges.ts';

const seen = [orderRequestDetailQuery, orderRequestsQuery, orderRequestCountsQuery, approvalDeskQuery, ordersQuery, orderCountsQuery, cartQuery];

/** Binds `OrderRequestPage` to the API. `isMissing`: it is neither the member's nor one that they may decide about. */
export function useOrderRequestPage(id: number): OrderRequestPageProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const approving = useIntention();
  const answer = orderRequestDetailQuery.use({ id });
  const changed = () => Promise.all(seen.map((query) => invalidate(query)));
  /** After a refusal the page shows what became of it meanwhile. */
  const done = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call;
    } finally {
      await changed();
    }
  };
  return {
    request: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    onApprove: async (request, note) => {
      const body = { id: request.id, revision: request.revision, expected: seenTotals(request), note };
      await done(approveOrderRequest(body, { client, idempotencyKey: approving.keyOf(body) }));
      approving.done();
    },
    onRefuse: ({ revision }, reason) => done(refuseOrderRequest({ id, revision, reason }, { client })),
    onChange: (_, lines, note) => done(changeOrderRequest({ id, lines, note }, { client })),
    onWithdraw: () => done(withdrawOrderRequest({ id }, { client })),
  };
}
