import { useApi } from '@chippage/api/ApiProvider';
import { invoiceFile, invoicesQuery } from '@chippage/api/mall';
import type { InvoiceState } from '@chippage/api/types';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { InvoiceListProps } from './InvoiceList.tsx';

const PAGE_SIZE = 20;

export interface InvoicesOptions {
  state: InvoiceState | null;
  onStateChange: (state: InvoiceState | null) => void;
  /** Hands a file to the visitor. */
  onFile: (file: Blob, name: string) => void;
}

/** Binds `InvoiceList` to the API. */
export function useInvoices({ state, onStateChange, onFile }: InvoicesOptions): InvoiceListProps {
  const client = useApi();
  const pages = invoicesQuery.usePages({ ...(state !== null && { state }), pageSize: PAGE_SIZE });
  return {
    state,
    onStateChange,
    invoices: toPagedList(pages),
    onLoadMore: pages.loadMore,
    onDownload: async ({ no }, { id, kind }) => {
      const { blob, name } = await invoiceFile({ id }, { client });
      onFile(blob, name ?? `${no ?? id}.${kind}`);
    },
  };
}
