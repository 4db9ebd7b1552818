import { merchantBargainCountsQuery, merchantCreditCountsQuery, merchantInvoiceCountsQuery, merchantOrderCountsQuery } from '@chippage/api/mall';
import { countOf } from '../merchantListQuery.ts';
import type { MerchantFrameProps } from './MerchantFrame.tsx';

const waitingOrders = ['PAID', 'PARTLY_SHIPPED', 'AFTER_SALE'] as const;
const waitingInvoices = ['applied', 'issuing'] as const;

/** How much waits for the merchant in each part of its side: the same counts that stand on the states there. */
export function useMerchantWaiting(isInside: boolean): NonNullable<MerchantFrameProps['waiting']> {
  const asked = isInside ? {} : null;
  const orders = merchantOrderCountsQuery.use(asked).data?.data ?? null;
  const bargains = merchantBargainCountsQuery.use(asked).data?.data ?? null;
  const invoices = merchantInvoiceCountsQuery.use(asked).data?.data ?? null;
  const credit = merchantCreditCountsQuery.use(asked).data?.data ?? null;
  const sum = (counts: readonly (number | undefined)[]) => counts.reduce<number>((all, count = 0) => all + count, 0);
  return {
    orders: sum(waitingOrders.map((state) => countOf(orders, state))),
    bargains: sum([countOf(bargains, 'asked')]),
    invoices: sum(waitingInvoices.map((state) => countOf(invoices, state))),
    credit: sum([countOf(credit, 'applied')]),
  };
}
