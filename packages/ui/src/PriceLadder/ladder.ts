/** A price that holds from a quantity on. */
export interface LadderStep {
  /** The smallest quantity that it holds for. */
  minQuantity: number;
  /** Decimal text: a float would lose digits. */
  unitPrice: string;
}

/** Which step of a ladder, from the smallest quantity on, holds at a quantity; -1 below the first. */
export function stepAt(ladder: readonly LadderStep[], quantity: number): number {
  return ladder.findLastIndex(({ minQuantity }) => minQuantity <= quantity);
}

/** The first step above a quantity that stock reaches, and how many more pieces that is, on the multiple. */
export function nextStep<Step extends LadderStep>(
  ladder: readonly Step[],
  quantity: number,
  { multiple, most }: { multiple: number; most: number | null },
): { more: number; quantity: number; step: Step } | null {
  const step = ladder[stepAt(ladder, quantity) + 1];
  if (!step) return null;
  const wanted = Math.ceil(step.minQuantity / multiple) * multiple;
  return most !== null && wanted > most ? null : { more: wanted - quantity, quantity: wanted, step };
}
