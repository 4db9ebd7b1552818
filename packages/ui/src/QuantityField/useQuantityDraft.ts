import { useState } from 'react';
import type { QuantityJudge, QuantityProblem } from './quantityJudge.ts';

/** A quantity while it is written. */
export interface QuantityDraft {
  /** What stands in the field; NaN when it is empty. */
  value: number;
  problem: QuantityProblem | 'empty' | null;
  /** Nearest quantities that can be ordered, when there is a problem. */
  offers: number[];
  /** A whole number was written or stepped to; NaN: the field was emptied. */
  change: (value: number) => void;
}

/**
 * Keeps what was written, valid or not, and takes over what comes from outside. Answers to earlier changes arrive late
 * and must not undo a later one.
 * @param onChange Hears everything that is written, also what cannot be ordered; NaN: the field was emptied
 */
export function useQuantityDraft(quantity: number, judge: QuantityJudge, onChange: (quantity: number) => void): QuantityDraft {
  const [value, setValue] = useState(quantity);
  const [known, setKnown] = useState(quantity);
  const [sent, setSent] = useState<readonly number[]>([]);
  if (!Object.is(known, quantity)) {
    setKnown(quantity);
    const at = sent.findIndex((one) => Object.is(one, quantity));
    const isLate = at !== -1 && at < sent.length - 1;
    setSent(isLate ? sent.slice(at + 1) : []);
    if (!isLate) setValue(quantity);
  }
  const isEmpty = !(value >= 1);
  const problem = Number.isNaN(value) ? 'empty' : judge.problemOf(value);
  return {
    value,
    problem,
    offers: problem === null ? [] : judge.offersOf(isEmpty ? 1 : value),
    change: (next) => {
      if (Object.is(next, value)) return;
      setValue(next);
      setSent((before) => [...before, next]);
      onChange(next);
    },
  };
}
