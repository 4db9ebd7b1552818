import { useApi } from '@chippage/api/ApiProvider';
import { decideInvoice, invoiceFile, merchantInvoiceCountsQuery, merchantInvoicesQuery, uploadInvoiceFile } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { InvoiceAnswer } from '@chippage/api/types';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { useChangedRows } from '../useChangedRows.ts';
import type { MerchantInvoicesProps } from './MerchantInvoices.tsx';

const PAGE_SIZE = 20;

export interface MerchantInvoicesOptions {
  state: MerchantInvoicesProps['state'];
  /** Hands a file to the browser. */
  onFile: (file: Blob, name: string) => void;
}

/** Binds the invoices of a merchant to their calls. */
export function useMerchantInvoices({ state, onFile }: MerchantInvoicesOptions): Omit<MerchantInvoicesProps, 'state' | 'getHref' | 'orderHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = merchantInvoicesQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  const counts = merchantInvoiceCountsQuery.use({});
  const { rows, keep } = useChangedRows(pages.rows);
  const decide = async (answer: InvoiceAnswer) => {
    keep(await decideInvoice(answer, { client }));
    void invalidate(merchantInvoiceCountsQuery);
  };
  return {
    invoices: toPagedList({ ...pages, rows }),
    counts: counts.data?.data ?? null,
    onIssue: (id, no) => decide({ id, decision: 'issue', no }),
    onRefuse: (id, reason) => decide({ id, decision: 'refuse', reason }),
    onReverse: async (id, no, reversalReason) => {
      await decide({ id, decision: 'reverse', no, reversalReason });
      // The red invoice is a row of its own.
      void invalidate(merchantInvoicesQuery);
    },
    onUpload: async (id, file) => keep(await uploadInvoiceFile({ invoiceId: String(id), file }, { client })),
    onDownload: async ({ no }, { id, kind }) => {
      const { blob, name } = await invoiceFile({ id }, { client });
      onFile(blob, name ?? `${no ?? id}.${kind}`);
    },
    onLoadMore: pages.loadMore,
  };
}
