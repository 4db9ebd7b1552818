import { claimFormLimits } from '@chippage/api/limits';
import type { ClaimKind, ClaimQuote, ClaimRemedy, OrderLine, OrderRow } from '@chippage/api/types';

/** Pieces of lines that a claim is to be about. */
export interface ClaimWish {
  kind: ClaimKind;
  /** Absent: the money back. */
  remedy?: ClaimRemedy;
  lines: { lineId: number; quantity: number }[];
}

/** A claim as it is handed in. */
export interface ClaimInput extends ClaimWish {
  reason: string;
  fileIds: number[];
  /** The amount that the buyer saw. */
  expected: ClaimQuote['amount'];
}

/** A line as far as a claim needs it. */
export type ClaimLine = Pick<OrderLine, 'id' | 'mpn' | 'unit' | 'quantity' | 'shippedQuantity' | 'cancelledQuantity' | 'refundedQuantity'>;

/** Quantities as they are typed, by line. */
export type Quantities = Readonly<Record<number, string>>;

/** The least and the most characters of the reason. */
export const REASON = { least: claimFormLimits.reason.minLength, most: claimFormLimits.reason.maxLength };

/** Pieces of a line that a claim of a kind can be about. */
export const mostOf = (kind: ClaimKind, line: ClaimLine): number =>
  kind === 'unshipped' ? line.quantity - line.shippedQuantity - line.cancelledQuantity : line.shippedQuantity - line.refundedQuantity;

/** Lines of which something can be claimed. */
export const claimableLines = (kind: ClaimKind, lines: readonly ClaimLine[]): ClaimLine[] => lines.filter((line) => mostOf(kind, line) > 0);

/** All pieces that can be claimed. */
export const allOf = (kind: ClaimKind, lines: readonly ClaimLine[]): Quantities => Object.fromEntries(lines.map((line) => [line.id, `${mostOf(kind, line)}`]));

/** What the form begins with: what was not shipped is mostly not wanted at all; of several lines that came, nobody knows which. */
export const startingQuantities = (kind: ClaimKind, lines: readonly ClaimLine[]): Quantities =>
  kind === 'unshipped' || lines.length === 1 ? allOf(kind, lines) : {};

const piecesOf = (quantities: Quantities, id: number): number => Number((quantities[id] ?? '').trim().replaceAll(',', '') || '0');

/** Which lines have a quantity that cannot be, and whether nothing is chosen. */
export function claimProblems(kind: ClaimKind, lines: readonly ClaimLine[], quantities: Quantities): { lineIds: number[]; isEmpty: boolean } {
  const isWrong = (line: ClaimLine) => {
    const pieces = piecesOf(quantities, line.id);
    return !Number.isInteger(pieces) || pieces < 0 || pieces > mostOf(kind, line);
  };
  return { lineIds: lines.filter(isWrong).map(({ id }) => id), isEmpty: lines.every(({ id }) => piecesOf(quantities, id) === 0) };
}

/** What is claimed: lines without pieces are left out. */
export const wishOf = (kind: ClaimKind, lines: readonly ClaimLine[], quantities: Quantities): ClaimWish => ({
  kind,
  lines: lines.map(({ id }) => ({ lineId: id, quantity: piecesOf(quantities, id) })).filter(({ quantity }) => quantity > 0),
});

/** What is typed into a claim. */
interface ClaimDraft {
  kind: ClaimKind;
  quantities: Quantities;
  reason: string;
}

type Claimable = Pick<OrderRow, 'claimKinds'> & { lines: readonly ClaimLine[] };

/** What the form begins with. */
export function startingClaim({ claimKinds: [kind = 'other'], lines }: Claimable): ClaimDraft {
  return { kind, quantities: startingQuantities(kind, claimableLines(kind, lines)), reason: '' };
}

/** What was typed before, as far as the order still offers it: with another kind the pieces are others. */
export function claimDraftOf(order: Claimable, draft: ClaimDraft): ClaimDraft {
  return order.claimKinds.includes(draft.kind) ? draft : { ...startingClaim(order), reason: draft.reason };
}

/** The same claim of another kind: what was not shipped and what came are different pieces. */
export function withKind({ lines }: Claimable, { kind, quantities }: ClaimDraft, next: ClaimKind): Pick<ClaimDraft, 'kind' | 'quantities'> {
  const isSame = (next === 'unshipped') === (kind === 'unshipped');
  return { kind: next, quantities: isSame ? quantities : startingQuantities(next, claimableLines(next, lines)) };
}

/** Whether other goods can be had in place of these: what came has to be there to go back. */
export const canExchange = (kind: ClaimKind): boolean => kind === 'quality' || kind === 'wrong' || kind === 'other';

/** Whether seller and buyer can agree on another amount: for what was not shipped nothing can be kept. */
export const isAmountOpen = (kind: ClaimKind): boolean => kind !== 'unshipped';
