import type { ClaimKind, OrderAction, OrderLine, OrderRow, OrderState, OrderTotals } from '@chippage/api/types';
import { trimUnitPrice } from '../money.ts';
import { invoiceAmounts, takesInvoice } from '../papers/invoices.rules.ts';
import { allows, subjects } from '../states.rules.ts';
import type { claims, orderLines, orders } from './orders.schema.ts';
import { shanghaiMinute } from '../../platform/shanghai.ts';

/** An order's row. */
export type OrderRecord = typeof orders.$inferSelect;

/** Hours until an unpaid order is closed. */
export const PAY_HOURS = 72;
/** Days for which the buyer is awaited before an order finishes by itself. */
export const FINISH_DAYS = 14;
/** Hours that the merchant has to answer a claim; then the platform steps in. */
export const CLAIM_HOURS = 72;
/** Hours before the end of that time at which the merchant is reminded. */
export const CLAIM_REMINDER_HOURS = 24;

/** Days that whoever is awaited in an exchange has: to send back, to send the others, to confirm them. */
export const EXCHANGE_DAYS = 14;

/** What decides, beside the state, about what may be done. */
export interface OrderFacts {
  isInvoiced: boolean;
  /** The last claim; null: there was none. */
  claim: ClaimFacts | null;
}

/** What of a claim decides about the buttons and sentences of its order. */
export type ClaimFacts = Pick<typeof claims.$inferSelect, 'outcome' | 'createdAt' | 'steppedInAt' | 'movedAt'>;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Until when the merchant has to answer a claim. */
export const answerDeadline = ({ createdAt }: Pick<ClaimFacts, 'createdAt'>): Date => new Date(createdAt.getTime() + CLAIM_HOURS * HOUR);

/** Claims that were made before this moment are overdue, or due for a reminder. */
export const claimedBefore = (now: Date, event: 'step_in' | 'remind'): Date =>
  new Date(now.getTime() - (event === 'step_in' ? CLAIM_HOURS : CLAIM_HOURS - CLAIM_REMINDER_HOURS) * HOUR);

/** Until when the merchant has to answer the last claim of an order; null: it does not wait for the merchant. */
export const claimDeadline = (claim: ClaimFacts | null): Date | null =>
  claim !== null && allows('claim', claim.outcome, 'answer') ? answerDeadline(claim) : null;

/** Until when whoever is awaited in an exchange has time; null: nobody is. */
export function exchangeDeadline({ outcome, movedAt }: Pick<ClaimFacts, 'outcome' | 'movedAt'>): Date | null {
  const isAwaited = allows('claim', outcome, 'send_back') || allows('claim', outcome, 'send_replacement') || allows('claim', outcome, 'receive');
  return isAwaited && movedAt !== null ? new Date(movedAt.getTime() + EXCHANGE_DAYS * DAY) : null;
}

/** Claims about what came. */
const claimsOfGoods = ['shortage', 'quality', 'wrong', 'other'] as const satisfies readonly ClaimKind[];

/** What a buyer can claim now: money back for what was not shipped, and whatever is wrong with what was. */
export function claimKindsOf({ state }: Pick<OrderRecord, 'state'>): ClaimKind[] {
  return [...(allows('order', state, 'ask_refund') ? (['unshipped'] as const) : []), ...(allows('order', state, 'claim') ? claimsOfGoods : [])];
}

/** What a claim of a kind asks of the order. */
export const deedOfClaim = (kind: ClaimKind) => (kind === 'unshipped' ? 'ask_refund' : 'claim');

type Way = Pick<OrderRecord, 'firstShippedAt' | 'shippedAt' | 'finishedAt'>;

/**
 * Where an order goes on after a claim that did not end it: where it stood. An answer is no receipt: what was not
 * finished before waits for the buyer again, with the whole time to confirm.
 * @param isAllSent Whether nothing is left to ship, because the rest was cancelled.
 */
export function afterClaim({ firstShippedAt, shippedAt, finishedAt }: Way, isAllSent: boolean, now: Date): { to: OrderState; change: Partial<OrderRecord> } {
  if (finishedAt !== null) return { to: 'FINISHED', change: {} };
  if (firstShippedAt === null) return { to: 'PAID', change: {} };
  if (shippedAt === null && !isAllSent) return { to: 'PARTLY_SHIPPED', change: {} };
  return { to: 'SHIPPED', change: { shippedAt: shippedAt ?? now, awaitedAt: now } };
}

/** When an order that waits for its buyer finishes by itself, in words; null while it does not. */
export const finishTime = ({ state, awaitedAt }: Pick<OrderRecord, 'state' | 'awaitedAt'>): string | null =>
  state === 'SHIPPED' && awaitedAt !== null ? shanghaiMinute(new Date(awaitedAt.getTime() + FINISH_DAYS * DAY)) : null;

/** What the buyer may do now, the main thing first. */
export function buyerActions(order: OrderRecord, { isInvoiced, claim }: OrderFacts): OrderAction[] {
  const { state, isHidden } = order;
  const can: Partial<Record<OrderAction, boolean>> = {
    set_warehousing_no: order.isHongKong,
    apply_invoice: takesInvoice(order) && !isInvoiced,
    remove: !isHidden,
  };
  const actions = buyerDeeds.filter((deed) => (deed === 'claim' ? claimKindsOf(order).length > 0 : allows('order', state, deed)) && can[deed] !== false);
  if (claim !== null && allows('claim', claim.outcome, 'send_back')) return ['send_back', ...actions];
  if (claim !== null && allows('claim', claim.outcome, 'receive')) return ['receive_replacement', ...actions];
  // Once the purchase is over, buying again is more likely than a claim.
  return state === 'FINISHED' ? [...actions.filter((deed) => deed !== 'claim'), 'claim'] : actions;
}

const buyerDeeds = [
  ...(['pay', 'upload_receipt', 'make_pi', 'set_warehousing_no', 'close', 'finish'] as const),
  ...(['apply_invoice', 'claim', 'buy_again', 'remove'] as const),
];

/** What the merchant may do now. */
export function merchantActions({ state, confirmedAt, finishedAt }: OrderRecord, { claim }: Pick<OrderFacts, 'claim'>): OrderAction[] {
  const can = { confirm: confirmedAt === null, ship: true, report_parcel: finishedAt === null, resolve: claimDeadline(claim) !== null };
  const actions: OrderAction[] = (['confirm', 'ship', 'report_parcel', 'resolve'] as const).filter((deed) => allows('order', state, deed) && can[deed]);
  return claim !== null && allows('claim', claim.outcome, 'send_replacement') ? ['send_replacement', ...actions] : actions;
}

/** A line as the contract shows it. */
export const toOrderLine = ({ orderId: _order, weight: _weight, unitPrice, lineTotal, ...line }: typeof orderLines.$inferSelect): OrderLine => ({
  ...line,
  unitPrice: trimUnitPrice(unitPrice),
  lineTotal,
});

/** What an order comes to, as it was priced when it was made: untaxed, tax and freight are the total. */
function totalsOfOrder({ goodsTotal, ...order }: OrderRecord): OrderTotals {
  const { currency, untaxed, tax, freight, freightTerm, total, taxMode } = order;
  return { currency, goods: goodsTotal, untaxed, tax, freight, freightTerm, total, taxMode };
}

/** What an order's row says to the one who reads it. */
export interface OrderView extends Pick<OrderRow, 'merchant' | 'actions' | 'hint'>, Pick<OrderFacts, 'claim'> {
  lines: OrderLine[];
}

/** An order as lists show it. */
export function toOrderRow(order: OrderRecord, { lines, merchant, actions, hint, claim }: OrderView): OrderRow {
  const { id, orderNo, state, currency, total, refunded, payMethod, payDeadline, createdAt } = order;
  return {
    id,
    orderNo,
    state,
    stateName: subjects.order.states[state],
    currency,
    merchant,
    total,
    totals: totalsOfOrder(order),
    refunded,
    takesInvoice: takesInvoice(order),
    invoiceTotal: actions.includes('apply_invoice') ? invoiceAmounts([order]).total : null,
    lines,
    payMethod,
    payDeadline: state === 'CREATED' || state === 'RECEIPT_REVIEW' ? payDeadline.toISOString() : null,
    createTime: createdAt.toISOString(),
    actions,
    claimKinds: actions.includes('claim') ? claimKindsOf(order) : [],
    claimDeadline: claimDeadline(claim)?.toISOString() ?? null,
    hint,
  };
}

/** Orders that somebody still has to do something about. */
export const openStates: OrderState[] = ['CREATED', 'RECEIPT_REVIEW', 'PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'];
