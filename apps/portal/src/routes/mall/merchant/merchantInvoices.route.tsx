import { MerchantInvoices, useMerchantInvoices } from '@chippage/features/MerchantInvoices';
import { parseMerchantListQuery, merchantInvoiceStates, merchantListQueryParams } from '@chippage/features/merchantListQuery';
import { useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { mallPaths } from '../mall.paths.ts';

/** The invoices that the merchant is asked for. */
export default function MerchantInvoicesRoute() {
  const { state } = parseMerchantListQuery(useSearchParams()[0], merchantInvoiceStates);
  const getHref = (next: typeof state) => mallPaths.merchantCenter('invoices', merchantListQueryParams({ state: next, keywords: '' }));
  return (
    <MerchantInvoices
      key={state}
      {...useMerchantInvoices({ state, onFile: saveFile })}
      state={state}
      getHref={getHref}
      orderHref={(id) => mallPaths.merchantOrder(id)}
    />
  );
}
