import { useApi } from '@chippage/api/ApiProvider';
import { decideInvoice, invoiceFile, merchantInvoicesQuery, uploadInvoiceFile } from '@chippage/api/mall';
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
  const pages = merchantInvoicesQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  const { rows, keep } = useChangedRows(pages.rows);
  return {
    invoices: toPagedList({ ...pages, rows }),
    onIssue: async (id, no) => keep(await decideInvoice({ id, decision: 'issue', no }, { client })),
    onRefuse: async (id, reason) => keep(await decideInvoice({ id, decision: 'refuse', reason }, { client })),
    onReverse: async (id, no) => keep(await decideInvoice({ id, decision: 'reverse', no }, { client })),
    onUpload: async (id, file) => keep(await uploadInvoiceFile({ invoiceId: String(id), file }, { client })),
    onDownload: async ({ no }, { id, kind }) => {
      const { blob, name } = await invoiceFile({ id }, { client });
      onFile(blob, name ?? `${no ?? id}.${kind}`);
    },
    onLoadMore: pages.loadMore,
  };
}
