import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import {
  alipayPage,
  createOnlinePayment,
  orderCountsQuery,
  orderDetailQuery,
  ordersQuery,
  receiptBankQuery,
  submitReceipt,
  uploadReceiptFile,
} from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { PayMethod } from '@chippage/api/types';
import { useRef } from 'react';
import type { PaymentChoiceProps } from './PaymentChoice.tsx';
import { ownStateOf } from './payView.ts';
import { usePaymentReturn } from './usePaymentReturn.ts';

interface PaymentChoiceOptions {
  orderId: number;
  /** The payment that the visitor comes back from. */
  paymentId: number | null;
  /** What the visitor chose; null: what the order was made with. */
  method: PayMethod | null;
  /** Leaves for the channel's page. */
  onLeave: (url: string) => void;
}

/** Binds `PaymentChoice` to the API. */
export function usePaymentChoice({
  orderId,
  paymentId,
  method,
  onLeave,
}: PaymentChoiceOptions): Omit<PaymentChoiceProps, 'onMethodChange' | 'joined' | 'onJoinedChange' | 'onCopy' | 'onFile'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = orderDetailQuery.use({ id: orderId });
  const shown = answer.data?.currency === 'USD' ? 'transfer' : (method ?? answer.data?.payMethod ?? 'alipay');
  const unpaid = toLoadable(ordersQuery.use({ state: 'CREATED', pageIndex: 1, pageSize: 10 }));
  // What is paid by the payment that is asked for is not offered once more.
  const { returned, onAskAgain } = usePaymentReturn(paymentId);
  const inPayment = new Set([orderId, ...(returned?.paid?.orders.map(({ id }) => id) ?? [])]);
  const others = unpaid.status === 'ready' ? unpaid.data.data.filter(({ id }) => !inPayment.has(id)) : [];
  const count = unpaid.status === 'ready' ? unpaid.data.totalRecord - unpaid.data.data.length + others.length : 0;
  const [next] = others;
  const bank = receiptBankQuery.use(answer.data?.state === 'CREATED' && shown === 'transfer' ? { orderId } : null, { revalidateOnFocus: false });
  const own = answer.data?.payments.find(({ id, state }) => id === paymentId && state !== 'pending');
  // The same receipt sent twice is one receipt; a changed one is another.
  const kept = useRef({ body: '', key: '' });
  return {
    onAskAgain,
    returned: returned && { ...returned, state: ownStateOf(returned, orderId, own?.state ?? null, (answer.data?.claims.length ?? 0) > 0) },
    order: toLoadable(answer),
    others: next ? { count, nextId: next.id } : null,
    // Only yuan are paid online.
    joinable: others.filter((order) => order.currency === 'CNY'),
    isMissing: answer.error?.status === 404,
    method: shown,
    bank: toLoadable(bank),
    onPayOnline: async (joined) => {
      const { id } = await createOnlinePayment({ orderIds: [orderId, ...joined] }, { client });
      const { url } = await alipayPage({ mallPayOnlineId: id }, { client });
      onLeave(url);
    },
    onUpload: (file, { signal, onProgress }) => uploadReceiptFile({ file }, { client, signal, onProgress }),
    onSubmit: async (receipt) => {
      const vars = { orderId, ...receipt };
      const body = JSON.stringify(vars);
      if (kept.current.body !== body) kept.current = { body, key: crypto.randomUUID() };
      await submitReceipt(vars, { client, idempotencyKey: kept.current.key });
      await Promise.all([invalidate(orderDetailQuery), invalidate(ordersQuery), invalidate(orderCountsQuery)]);
    },
  };
}
