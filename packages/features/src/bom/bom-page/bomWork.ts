import type { BomLine, BomPart, MatchedPart } from '@chippage/api/types';

/** A bill of materials that is being worked on. */
export interface BomWork {
  name: string;
  sets: number;
  lines: readonly BomLine[];
  /** Every part that the lines name. */
  parts: ReadonlyMap<number, BomPart>;
}

/** What the mall has for its lines. */
export interface BomOffers {
  /** By the place of the line, from 0; a line that was not asked for is not in it. */
  byLine: ReadonlyMap<number, MatchedPart>;
  status: 'reading' | 'ready' | 'failed';
  /** When the mall answered, ISO 8601; null: not yet. */
  asOf: string | null;
  onRetry: () => void;
}

/** A line with its place and what is known of it. */
export interface BomTableRow {
  at: number;
  line: BomLine;
  part: BomPart | null;
  /** Pieces for all sets; null when one set's are not known. */
  need: number | null;
  offer: MatchedPart | null;
}
