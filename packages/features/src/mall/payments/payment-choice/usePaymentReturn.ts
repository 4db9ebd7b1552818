import { useApi } from '@chippage/api/ApiProvider';
import type { ApiClient } from '@chippage/api/http';
import { orderCountsQuery, orderDetailQuery, ordersQuery, queryOnlinePayment } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { OnlinePayment } from '@chippage/api/types';
import { useEffect, useState } from 'react';
import type { PayReturn } from './payView.ts';
import { type SentBack, sentBackOf } from './sentBack.ts';

// The server asks the channel at most once in two seconds.
const EVERY_MS = 2_500;
const LONGEST_MS = 60_000;

/** Asks how a payment stands until that is settled, for a minute at most. @param paymentId null: the visitor does not come back from one */
export function usePaymentReturn(paymentId: number | null): { returned: PayReturn | null; onAskAgain: () => void } {
  const client = useApi();
  const invalidate = useInvalidate();
  const [round, setRound] = useState(0);
  const [payment, setPayment] = useState<(OnlinePayment & { back: SentBack[] }) | null>(null);
  const [isAsking, setAsking] = useState(true);
  useEffect(() => {
    if (paymentId === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      setAsking(true);
      for (const end = Date.now() + LONGEST_MS; Date.now() < end && !signal.aborted; await pause(EVERY_MS, signal)) {
        // A failed question is asked again: the visitor has paid, and the network may be gone for a moment.
        const came = await queryOnlinePayment({ id: paymentId }, { client, signal }).catch(() => null);
        if (signal.aborted) return;
        if (came) {
          // What goes back of several orders is told order by order, in the same moment as the result.
          const back = came.state === 'pending' ? [] : await sentBackNow(client, came).catch(() => []);
          if (signal.aborted) return;
          setPayment({ ...came, back });
        }
        if (came && came.state !== 'pending') {
          setAsking(false);
          await Promise.all([invalidate(orderDetailQuery), invalidate(ordersQuery), invalidate(orderCountsQuery)]);
          return;
        }
      }
      if (!signal.aborted) setAsking(false);
    };
    void ask();
    return () => stop.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `invalidate` is made anew at every render and does the same
  }, [client, paymentId, round]);
  const paid = payment && { amount: payment.amount, orders: payment.orders, back: payment.back };
  return { returned: paymentId === null ? null : { state: payment?.state ?? null, paid, isAsking }, onAskAgain: () => setRound((was) => was + 1) };
}

async function sentBackNow(client: ApiClient, payment: OnlinePayment): Promise<SentBack[]> {
  if (payment.state === 'paid' && Number(payment.refunded) === 0) return [];
  return sentBackOf(payment, await Promise.all(payment.orders.map(({ id }) => orderDetailQuery.fetch({ id }, { client }))));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
