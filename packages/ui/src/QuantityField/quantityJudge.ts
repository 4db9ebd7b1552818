/** Why a quantity cannot be ordered. */
export type QuantityProblem = 'below_min' | 'not_multiple' | 'above_max' | 'above_stock';

/** Decides about quantities: made by whoever knows the rules of what is ordered. */
export interface QuantityJudge {
  /** The smallest quantity that can be ordered. */
  smallest: number;
  /** The largest one; less than the smallest when nothing can be ordered. */
  largest: number;
  /** From one quantity to the next. */
  step: number;
  /** Why a quantity cannot be ordered; null when it can. */
  problemOf: (quantity: number) => QuantityProblem | null;
  /** The nearest quantities that can be ordered, the smaller first. */
  offersOf: (quantity: number) => number[];
}
