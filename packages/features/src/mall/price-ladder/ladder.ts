import type { PriceStep } from '@chippage/api/types';

/** Which step of a ladder, from the smallest quantity on, holds at a quantity; -1 below the first. */
export function stepAt(ladder: readonly PriceStep[], quantity: number): number {
  return ladder.findLastIndex(({ minQuantity }) => minQuantity <= quantity);
}

/** The first step above a quantity that stock reaches, and how many more pieces that is, on the multiple. */
export function nextStep(
  ladder: readonly PriceStep[],
  quantity: number,
  { multiple, most }: { multiple: number; most: number | null },
): { more: number; quantity: number; step: PriceStep } | null {
  const step = ladder[stepAt(ladder, quantity) + 1];
  if (!step) return null;
  const wanted = Math.ceil(step.minQuantity / multiple) * multiple;
  return most !== null && wanted > most ? null : { more: wanted - quantity, quantity: wanted, step };
}
