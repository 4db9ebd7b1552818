import { useApi } from '@chippage/api/ApiProvider';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
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
}: PaymentChoiceOptions): Omit<PaymentChoiceProps, 'onMethodChange' | 'onCopy' | 'onFile'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = orderDetailQuery.use({ id: orderId });
  const shown = answer.data?.currency === 'USD' ? 'transfer' : (method ?? answer.data?.payMethod ?? 'alipay');
  const unpaid = mapLoadable(toLoadable(ordersQuery.use({ state: 'CREATED', pageIndex: 1, pageSize: 10 })), ({ data, totalRecord }) => {
    const [next, ...more] = data.filter(({ id }) => id !== orderId);
    return next ? { nextId: next.id, count: data.length < totalRecord ? totalRecord - 1 : more.length + 1 } : null;
  });
  const bank = receiptBankQuery.use(answer.data?.state === 'CREATED' && shown === 'transfer' ? { orderId } : null, { revalidateOnFocus: false });
  // The same receipt sent twice is one receipt; a changed one is another.
  const kept = useRef({ body: '', key: '' });
  return {
    ...usePaymentReturn(paymentId),
    order: toLoadable(answer),
    others: unpaid.status === 'ready' ? unpaid.data : null,
    isMissing: answer.error?.status === 404,
    method: shown,
    bank: toLoadable(bank),
    onPayOnline: async () => {
      const { id } = await createOnlinePayment({ orderId }, { client });
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
