/** What a buyer fills in while an order is made, and what is wrong with it. */
import { cartOrderLimits, expectedTotalLimits, orderRequestFormLimits } from '@chippage/api/limits';
import type { OrderPreparation, OrderTotals, PayMethod, PreparedOrder } from '@chippage/api/types';

/** Parts of the way to an order. */
export type OrderCreateStep = 1 | 2 | 3;

/** What was filled in, beside address and invoice title. */
export interface OrderDraft {
  /** Null until it was chosen. */
  payMethod: PayMethod | null;
  /** The buyer's own number of the purchase, on credit terms. */
  poNo: string;
  forwarder: string;
  warehousingNo: string;
  /** For the merchants, by `orderKey`. */
  remarks: Readonly<Record<string, string>>;
  /** For who approves it, where somebody has to. */
  note: string;
}

/** Why an order was not made. */
export type OrderFailure =
  | { kind: 'total_changed'; changes: { key: string; from: string | null; to: string }[] }
  | { kind: 'goods_gone'; goodsIds: readonly number[] }
  | { kind: 'pay_method' | 'approval_waiting' | 'failed'; message: string }
  | { kind: 'duplicate' | 'unsure' };

/** Names one order among those that are made together: one for each merchant and currency. */
export const orderKey = ({ merchant, currency }: Pick<PreparedOrder, 'merchant' | 'currency'>): string => `${merchant.id} ${currency}`;

/** Ways to pay that all orders allow. */
export function payMethodsOf({ orders }: OrderPreparation): PayMethod[] {
  return (['alipay', 'transfer', 'terms'] as const).filter((method) => orders.every(({ payMethods }) => payMethods.includes(method)));
}

/** The chosen way to pay while it is allowed, else the first that is. */
export function payMethodOf(preparation: OrderPreparation, chosen: PayMethod | null): PayMethod {
  const allowed = payMethodsOf(preparation);
  return chosen !== null && allowed.includes(chosen) ? chosen : (allowed[0] ?? 'transfer');
}

/** Whether any of the orders is delivered in 香港. */
export const needsForwarder = ({ orders }: OrderPreparation): boolean => orders.some((order) => order.needsWarehousingNo);

/** How many of the orders can ever have an invoice. */
export const invoiceCount = ({ orders }: OrderPreparation): number => orders.filter(({ takesInvoice }) => takesInvoice).length;

/** Characters that the buyer's own number may have. */
export const PO_MOST = cartOrderLimits.poNo.maxLength;
/** Characters that the forwarder may have. */
export const FORWARDER_MOST = cartOrderLimits.forwarder.maxLength;
/** Characters that the remark of an order may have. */
export const REMARK_MOST = expectedTotalLimits.remark.maxLength;
/** Characters that the words for who approves may have. */
export const NOTE_MOST = orderRequestFormLimits.note.maxLength;
const over = (text: string, most: number) => Math.max(0, [...text].length - most);

/** How many characters are too many, and whether the 入仓号 can be none. */
export function draftProblems({ poNo, forwarder, warehousingNo, remarks, note }: OrderDraft): {
  poNo: number;
  forwarder: number;
  warehousingNo: boolean;
  remarks: Readonly<Record<string, number>>;
  note: number;
} {
  return {
    poNo: over(poNo.trim(), PO_MOST),
    forwarder: over(forwarder.trim(), FORWARDER_MOST),
    warehousingNo: !/^[A-Za-z0-9_-]{0,40}$/.test(warehousingNo.trim()),
    remarks: Object.fromEntries(Object.entries(remarks).map(([key, text]) => [key, over(text.trim(), REMARK_MOST)])),
    note: over(note.trim(), NOTE_MOST),
  };
}

/** Lines that cannot be ordered. */
export const blockedLines = ({ orders }: OrderPreparation) => orders.flatMap(({ lines }) => lines).filter(({ state }) => state !== 'ok' && state !== 'changed');

/** Whether prices are with tax. */
export const isTaxed = ({ tax }: Pick<OrderTotals, 'tax'>): boolean => tax !== null;
