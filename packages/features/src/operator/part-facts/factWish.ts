import type { FactChange, OperatorFact } from '@chippage/api/types';

/** A value that is tried before it is written. */
export interface FactTry {
  field: string;
  value: string;
}

/** How a fact is put right. */
export interface FactWish extends FactTry {
  /** The stored value that was seen; empty: not known. */
  was: string;
  source: string;
  reason: string;
}

/** What can be done with a fact. */
export interface FactActions {
  /** Tells what a value would change. Rejects with what is wrong with it. */
  onTry: (wish: FactTry) => Promise<FactChange>;
  /** Writes it. Rejects with the server's refusal, e.g. `part.corrected_meanwhile`. */
  onCorrect: (wish: FactWish) => Promise<unknown>;
}

/** An example of how a number is written: the value that is there, or one of its unit. */
export const exampleOf = ({ text, unit }: OperatorFact): string => text ?? (unit?.startsWith('±') ? `±1 ${unit.slice(1)}` : `1 ${unit ?? ''}`).trim();
