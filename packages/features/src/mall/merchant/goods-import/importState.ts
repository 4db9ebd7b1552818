import type { SheetOutcome, SheetResult, SheetRow } from '@chippage/api/types';
import type { ReadRow, RowFault } from './readRows.ts';

/** A row of the file on the screen: what became of it, or would. */
export interface ImportedRow extends Pick<SheetResult, 'row' | 'mpn' | 'brandName' | 'outcome' | 'changes' | 'goodsId'> {
  /** Why it is not imported: the server's words, or a cell that cannot be read. */
  fault: string | { fault: RowFault; cell: string; column: string } | null;
}

/** Where an import stands. */
export type ImportState = { stage: 'empty' } | RunningImport | CheckedImport | DoneImport;

interface OpenImport {
  /** Name of the file. */
  file: string;
  rows: readonly ImportedRow[];
  /** Heads of columns that are not known. */
  unread: readonly string[];
}

/** Rows are being tried or written. */
export interface RunningImport extends OpenImport {
  stage: 'checking' | 'importing';
  done: number;
  total: number;
}

/** Tried; `stopped`: written up to a row, and why no further. */
export interface CheckedImport extends OpenImport {
  stage: 'checked';
  stopped: { row: number; reason: string } | null;
}

/** Written. */
export interface DoneImport extends OpenImport {
  stage: 'done';
}

/** Rows that one call takes. */
const CALL_ROWS = 200;

/** Rows in the portions in which they are sent. */
export const portions = (rows: readonly SheetRow[]): SheetRow[][] =>
  Array.from({ length: Math.ceil(rows.length / CALL_ROWS) }, (_, at) => rows.slice(at * CALL_ROWS, (at + 1) * CALL_ROWS));

/** How many rows came out how. */
export function countRows(rows: readonly ImportedRow[]): Record<SheetOutcome, number> {
  const counts = { created: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** What the server answered and what could not be sent, in the order of the file. */
export function mergeRows(read: readonly ReadRow[], answers: readonly SheetResult[]): ImportedRow[] {
  const byRow = new Map(answers.map((answer) => [answer.row, answer]));
  return read.flatMap((row): ImportedRow[] => {
    if ('asked' in row) {
      const answer = byRow.get(row.row);
      return answer ? [answer] : [];
    }
    const { fault, cell, column } = row;
    return [{ row: row.row, mpn: row.mpn, brandName: null, outcome: 'refused', changes: [], goodsId: null, fault: { fault, cell, column } }];
  });
}
