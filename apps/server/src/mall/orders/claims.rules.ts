import type { ClaimKind, ClaimRemedy } from '@chippage/api/types';
import { notFound } from '../../platform/errors.ts';
import { noExchangeFailure, tooManyClaimedFailure } from '../mall.errors.ts';
import { divideHalfUp, formatMoney, type Micros, parseMicros } from '../money.ts';
import type { OrderRecord } from './orders.rules.ts';
import type { orderLines } from './orders.schema.ts';

type Line = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'mpn' | 'unit' | 'quantity' | 'shippedQuantity' | 'cancelledQuantity' | 'refundedQuantity' | 'lineTotal'
>;
type Paid = Pick<OrderRecord, 'total' | 'refunded' | 'freight'>;

/** Pieces of a line that a claim is about, with what was paid for them. */
interface ClaimedLine {
  lineId: number;
  mpn: string;
  unit: string;
  quantity: number;
  amount: string;
}

/** What a claim comes to. */
export interface ClaimQuote {
  lines: ClaimedLine[];
  freight: string;
  amount: string;
  refundedBefore: string | null;
}

const CENT = 10_000n;

/** What claims are about, as operators read it. */
export const claimKindNames: Readonly<Record<ClaimKind, string>> = {
  unshipped: '还没有发货，申请退款',
  shortage: '数量短缺',
  quality: '质量问题',
  wrong: '型号或批号不符',
  other: '其他',
};

/** Pieces of a line that are still to be shipped. */
export const leftOf = ({ quantity, shippedQuantity, cancelledQuantity }: Pick<Line, 'quantity' | 'shippedQuantity' | 'cancelledQuantity'>): number =>
  quantity - shippedQuantity - cancelledQuantity;

/** Pieces of a line that a claim of a kind can be about. */
const claimableOf = (kind: ClaimKind, line: Line): number => (kind === 'unshipped' ? leftOf(line) : line.shippedQuantity - line.refundedQuantity);

/** What was paid for a number of pieces of a line; for all of them, the line to the cent. */
const shareOf = ({ lineTotal, quantity }: Line, pieces: number): Micros =>
  divideHalfUp(parseMicros(lineTotal) * BigInt(pieces), BigInt(quantity) * CENT) * CENT;

/** Claims for which other goods can be had: what came has to be there to go back. */
const exchangeable: readonly ClaimKind[] = ['quality', 'wrong', 'other'];

/** @throws Failure when goods of this kind of claim cannot be exchanged. */
export function requireRemedy(kind: ClaimKind, remedy: ClaimRemedy): void {
  if (remedy === 'exchange' && !exchangeable.includes(kind)) throw noExchangeFailure('没有发货或数量短缺的不能换货，请改为退款');
}

/** What of an order can still go back. */
export const leftToRefund = ({ total, refunded }: Pick<Paid, 'total' | 'refunded'>): Micros => parseMicros(total) - parseMicros(refunded);

/**
 * What a claim comes to: its share of each line, and the freight when nothing was shipped and nothing is left to ship.
 * Pieces are paid back in turn, so all claims about a line never come to more or less than the line.
 * @throws Failure for a line of another order, and for more pieces than can be claimed.
 */
export function quoteClaim(order: Paid, lines: readonly Line[], kind: ClaimKind, wanted: readonly { lineId: number; quantity: number }[]): ClaimQuote {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const pieces = new Map<number, number>();
  for (const { lineId, quantity } of wanted) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity);
  let sum = 0n;
  const claimed = [...pieces].map(([lineId, quantity]) => {
    const line = byId.get(lineId);
    if (!line) throw notFound('订单物料');
    if (quantity > claimableOf(kind, line)) throw tooManyClaimedFailure();
    const before = line.cancelledQuantity + line.refundedQuantity;
    const amount = shareOf(line, before + quantity) - shareOf(line, before);
    sum += amount;
    return { lineId, mpn: line.mpn, unit: line.unit, quantity, amount: formatMoney(amount) };
  });
  const isUntouched = kind === 'unshipped' && lines.every((line) => line.shippedQuantity === 0 && leftOf(line) === (pieces.get(line.id) ?? 0));
  const freight = isUntouched ? parseMicros(order.freight ?? '0') : 0n;
  const left = leftToRefund(order);
  const isCut = sum + freight > left;
  return {
    lines: claimed,
    freight: formatMoney(freight),
    amount: formatMoney(isCut ? left : sum + freight),
    refundedBefore: isCut ? formatMoney(parseMicros(order.refunded)) : null,
  };
}

/** What claims that were answered before gave back, when that made a claim come to less than its lines; null otherwise. */
export function refundedBefore(asked: string, lines: readonly { amount: string }[], earlier: readonly { refund: string | null }[]): string | null {
  const sum = lines.reduce((all, { amount }) => all + parseMicros(amount), 0n);
  if (parseMicros(asked) >= sum) return null;
  return formatMoney(earlier.reduce((all, { refund }) => all + parseMicros(refund ?? '0'), 0n));
}

/** Whether nothing of the goods is paid for any more; freight for what was shipped is not given back. */
export const isPaidBack = ({ goodsTotal, refunded }: Pick<OrderRecord, 'goodsTotal' | 'refunded'>): boolean => parseMicros(refunded) >= parseMicros(goodsTotal);
