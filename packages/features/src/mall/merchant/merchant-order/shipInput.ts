import type { OrderLine, Parcel, ParcelItem } from '@chippage/api/types';

/** A line of which pieces are still to be sent. */
export type OpenLine = Pick<OrderLine, 'id' | 'mpn' | 'quantity' | 'shippedQuantity' | 'cancelledQuantity' | 'unit'>;

/** A parcel as it is sent off. */
export interface ShipmentInput {
  carrier: string;
  trackingNo: string;
  lines: Pick<ParcelItem, 'lineId' | 'quantity'>[];
}

/** What is typed: quantities as text, by line. */
export interface ShipDraft {
  carrier: string;
  trackingNo: string;
  quantities: Readonly<Record<number, string>>;
}

/** Which field is wrong. */
export interface ShipProblems {
  carrier: 'carrierMissing' | 'carrierLong' | null;
  trackingNo: 'wrong' | 'used' | null;
  /** The parcel that has the number already. */
  usedBy: number | null;
  /** Lines whose quantity cannot be. */
  lineIds: readonly number[];
  /** Nothing is in the parcel. */
  isEmpty: boolean;
}

/** How many pieces of a line are still to be sent. */
export const leftOf = ({ quantity, shippedQuantity, cancelledQuantity }: OpenLine): number => Math.max(quantity - shippedQuantity - cancelledQuantity, 0);

/** A parcel with everything that is left. */
export function draftOf(lines: readonly OpenLine[], carrier: string): ShipDraft {
  return { carrier, trackingNo: '', quantities: Object.fromEntries(lines.map((line) => [line.id, String(leftOf(line))])) };
}

const piecesOf = (draft: ShipDraft, id: number): number => Number((draft.quantities[id] ?? '').trim().replaceAll(',', '') || '0');

/** Checks a parcel before it is sent off; the server checks again. */
export function checkShipment(draft: ShipDraft, lines: readonly OpenLine[], parcels: readonly Pick<Parcel, 'no' | 'trackingNo'>[]): ShipProblems {
  const carrier = draft.carrier.trim();
  const number = draft.trackingNo.trim();
  const usedBy = parcels.find(({ trackingNo }) => trackingNo.toUpperCase() === number.toUpperCase())?.no ?? null;
  const isWrong = (line: OpenLine) => {
    const pieces = piecesOf(draft, line.id);
    return !Number.isInteger(pieces) || pieces < 0 || pieces > leftOf(line);
  };
  return {
    carrier: carrier === '' ? 'carrierMissing' : [...carrier].length > 40 ? 'carrierLong' : null,
    trackingNo: !/^[A-Za-z0-9-]{4,40}$/.test(number) ? 'wrong' : usedBy === null ? null : 'used',
    usedBy,
    lineIds: lines.filter(isWrong).map(({ id }) => id),
    isEmpty: lines.every(({ id }) => piecesOf(draft, id) === 0),
  };
}

/** What is sent: lines with nothing in the parcel are left out. */
export function shipmentOf(draft: ShipDraft, lines: readonly OpenLine[]): ShipmentInput {
  return {
    carrier: draft.carrier.trim(),
    trackingNo: draft.trackingNo.trim(),
    lines: lines.map(({ id }) => ({ lineId: id, quantity: piecesOf(draft, id) })).filter(({ quantity }) => quantity > 0),
  };
}
