import type { BomLine, BomMatch, BomWish } from '@chippage/api/types';

/** What is left to do about a line: choose its part, look at what was found, nothing, or it is not to be bought. */
export type BomLineState = 'open' | 'check' | 'settled' | 'skipped';

/** The contract's limit for the pieces of one set. */
export const MOST_PIECES = 9_999_999;

/** Whether a person has to look at the part that was found. */
export const isDoubtful = ({ doubt, isConfirmed }: BomLine): boolean => doubt !== null && !isConfirmed;

/** What is left to do about a line. One whose quantity is not known has no price and no need: somebody has to write it. */
export function lineState(line: BomLine): BomLineState {
  if (line.isSkipped) return 'skipped';
  if (line.partId === null) return 'open';
  return isDoubtful(line) || line.quantity === null ? 'check' : 'settled';
}

/** Pieces for so many sets; null when the line does not say how many one set takes. */
export const needOf = ({ quantity, isSkipped }: BomLine, sets: number): number | null => (isSkipped ? 0 : quantity === null ? null : quantity * sets);

/** The line with what was found for it. */
export const withMatch = (line: BomLine, { kind, confidence, doubt, part }: BomMatch): BomLine => ({
  ...line,
  match: kind,
  confidence,
  doubt,
  partId: part?.id ?? null,
});

/** The line with the part that a person chose, or confirmed. */
export const withChoice = (line: BomLine, partId: number): BomLine => ({ ...line, partId, isConfirmed: true });

/** How a line is called where it is spoken of. */
export const nameOf = ({ mpn, value, description, designators }: BomLine): string => mpn || value || description || designators;

/** As much of a line as finding its part needs. */
export const wishOf = ({ mpn, brand, value, footprint, description, designators }: BomLine): BomWish => ({
  mpn,
  brand,
  value,
  footprint,
  description,
  designators: designators.slice(0, 16),
});
