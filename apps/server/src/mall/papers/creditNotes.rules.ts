import { formatMoney, parseMicros } from '../money.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { invoiceAmounts } from './invoices.rules.ts';

type Paid = Pick<OrderRecord, 'untaxed' | 'tax' | 'goodsTotal' | 'refunded'>;

/** The number of a credit note: the year, the merchant, and the how manieth of that year it is. */
export const creditNoteNo = ({ year, merchantId, seq }: { year: number; merchantId: number; seq: number }): string =>
  `CN${year}-${merchantId}-${String(seq).padStart(5, '0')}`;

/**
 * What a refund is made of: by how much less its order would be invoiced, and freight for the rest.
 * @param order As it was before the refund.
 */
export function creditAmounts(order: Paid, amount: string): { untaxed: string; tax: string | null; freight: string; amount: string } {
  const goods = parseMicros(order.goodsTotal);
  const kept = (back: bigint) => ({ ...order, refunded: formatMoney(back < goods ? back : goods) });
  const before = parseMicros(order.refunded);
  const [was, is] = [invoiceAmounts([kept(before)]), invoiceAmounts([kept(before + parseMicros(amount))])];
  const less = (field: 'untaxed' | 'tax' | 'total') => parseMicros(was[field]) - parseMicros(is[field]);
  return {
    untaxed: formatMoney(less('untaxed')),
    tax: order.tax === null ? null : formatMoney(less('tax')),
    freight: formatMoney(parseMicros(amount) - less('total')),
    amount,
  };
}
