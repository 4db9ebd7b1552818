import { TitleList, useInvoiceTitles } from '@chippage/features/InvoiceCenter';

/** The titles that a member's invoices can bear. */
export function TitlesPanel() {
  return <TitleList {...useInvoiceTitles()} />;
}
