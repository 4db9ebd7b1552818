import { InvoiceApply, useInvoiceApply } from '@chippage/features/InvoiceCenter';

export interface ApplyPanelProps {
  /** Orders that are ticked at first. */
  wanted: readonly number[];
}

/** Orders to apply for an invoice for. */
export function ApplyPanel({ wanted }: ApplyPanelProps) {
  return <InvoiceApply {...useInvoiceApply()} wanted={wanted} />;
}
