import { comparedMost } from '../../../parts/compared/comparedCount.ts';

const namedIn = (params: URLSearchParams): number[] => [
  ...new Set(
    params
      .getAll('id')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647),
  ),
];

/** The parts that an address names: each once, as many as are compared at most. */
export const parseCompared = (params: URLSearchParams): number[] => namedIn(params).slice(0, comparedMost);

/** How many parts an address names, be they compared or not. */
export const countCompared = (params: URLSearchParams): number => namedIn(params).length;

/** What is asked for these parts: the same however they are ordered. */
export const comparedVariables = (ids: readonly number[], quantity: number) => ({
  id: ids.toSorted((a, b) => a - b),
  ...(quantity !== 1 && { quantity }),
});
