import { useApi } from '@chippage/api/ApiProvider';
import { applyInvoice, invoicesQuery, ordersQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { InvoiceApplyProps } from './InvoiceApply.tsx';
import { useInvoiceTitles } from './useInvoiceTitles.ts';

const PAGE_SIZE = 50;

/** Binds `InvoiceApply` to the API. */
export function useInvoiceApply(): Omit<InvoiceApplyProps, 'wanted'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const { titles, onAdd, onEdit } = useInvoiceTitles();
  const pages = ordersQuery.usePages({ currency: 'CNY', state: 'FINISHED', pageSize: PAGE_SIZE });
  return {
    orders: toPagedList(pages),
    onLoadMore: pages.loadMore,
    titles: { titles, onAdd, onEdit },
    onApply: async (application) => {
      const invoice = await applyInvoice(application, { client });
      // What was invoiced cannot be invoiced again.
      await Promise.all([invalidate(ordersQuery), invalidate(invoicesQuery)]);
      return invoice;
    },
  };
}
