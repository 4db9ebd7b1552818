import type { BoardBatchRow, BoardForm, DeliveryPlace } from '@chippage/api/types';
import { quantityOf } from '../row-form/rowInput.ts';

/** A part that is wanted. */
export interface AskLine {
  model: string;
  brandName: string;
  quantity: number;
}

/** What all of them share. */
export interface AskTerms {
  place: DeliveryPlace | null;
  takesAlternative: boolean;
  isAnonymous: boolean;
}

/** A line as it is asked for, and what became of it. */
export interface AskRow extends AskLine {
  at: number;
  isChosen: boolean;
  typed: string;
  /** The row of the board; null: it is not posted. */
  rowId: number | null;
  /** What to do about it. */
  wrong: string | null;
}

/** Lines to begin with: all are chosen. */
export const toRows = (lines: readonly AskLine[]): AskRow[] =>
  lines.map((line, at) => ({ ...line, at, isChosen: true, typed: String(line.quantity), rowId: null, wrong: null }));

/** Lines that are to be posted now. */
export const wantedRows = (rows: readonly AskRow[]): AskRow[] => rows.filter(({ isChosen, rowId }) => isChosen && rowId === null);

/** A line as the board takes it. */
export const toForm = ({ model, brandName, typed }: AskRow, { place, takesAlternative, isAnonymous }: AskTerms): BoardForm => ({
  type: 1,
  model,
  brandName,
  quantity: quantityOf(typed),
  place,
  takesAlternative,
  isAnonymous,
});

/** Lines with what the board says of those that were sent, in their order. */
export function withResults(rows: readonly AskRow[], sent: readonly AskRow[], results: readonly BoardBatchRow[]): AskRow[] {
  const byPlace = new Map(results.map((result) => [sent[result.no - 1]?.at, result]));
  return rows.map((row) => {
    const result = byPlace.get(row.at);
    return result === undefined ? row : { ...row, rowId: result.id, wrong: result.id === null ? result.errors.map(({ msg }) => msg).join('；') : null };
  });
}
