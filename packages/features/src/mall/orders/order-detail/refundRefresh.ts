import type { OrderDetail } from '@chippage/api/types';

/** How often an order is read again while money goes back. */
const REFUND_MS = 15_000;

/** In how many milliseconds an order is read again; 0, never, when no money is on its way back. SWR waits while the page is not seen. */
export function refundRefresh(order: Pick<OrderDetail, 'claims' | 'payments'> | undefined): number {
  const isUnderWay = order?.claims.some(({ isRefunded }) => isRefunded === false) || order?.payments.some(({ state }) => state === 'refunding');
  return isUnderWay ? REFUND_MS : 0;
}
