import type { RegistryScorePart, RegistryScoreTerm } from './generated/types.ts';

/** The facts that the scorecard reads. Null: not known, which is not the same as none. */
export interface RegistryScoreFacts {
  /** Whole years since the company was set up. */
  age: number | null;
  /** 1: operating; 0: not. */
  state: 0 | 1 | null;
  /** Percent of the registered capital that is paid in, 0–100. */
  paid_in_capital: number | null;
  /** Persons with social insurance. */
  insured_staff: number | null;
  /** Times it was executed against by a court, now. */
  cases: number | null;
  /** Entries in the list of who does not obey judgments, now. */
  dishonest: number | null;
  /** Entries in the list of abnormal operation that were not removed. */
  abnormal: number | null;
}

/** What each term is worth at most, 100 together. */
export const registryScoreMost: Readonly<Record<RegistryScoreTerm, number>> = {
  age: 15,
  state: 20,
  paid_in_capital: 15,
  insured_staff: 15,
  cases: 15,
  dishonest: 10,
  abnormal: 10,
};

/** What each term counts as full: years, percent, persons. */
export const registryScoreFull = { age: 10, paid_in_capital: 100, insured_staff: 100 } as const;

/** What every enforcement takes away. */
export const POINTS_A_CASE = 5;

/** Points by the square root, so that the first persons count more than the last. */
const rising = (value: number, full: number, most: number): number => Math.round(Math.min(1, Math.sqrt(Math.max(0, value) / full)) * most);
const linear = (value: number, full: number, most: number): number => Math.round(Math.min(1, Math.max(0, value) / full) * most);

const formula: Record<RegistryScoreTerm, (value: number, most: number) => number> = {
  age: (value, most) => linear(value, registryScoreFull.age, most),
  state: (value, most) => (value > 0 ? most : 0),
  paid_in_capital: (value, most) => linear(value, registryScoreFull.paid_in_capital, most),
  insured_staff: (value, most) => rising(value, registryScoreFull.insured_staff, most),
  cases: (value, most) => Math.max(0, most - value * POINTS_A_CASE),
  dishonest: (value, most) => (value > 0 ? 0 : most),
  abnormal: (value, most) => (value > 0 ? 0 : most),
};

/** The terms with their points, in their order. */
export const scoreParts = (facts: RegistryScoreFacts): RegistryScorePart[] =>
  (Object.keys(registryScoreMost) as RegistryScoreTerm[]).map((term) => {
    const most = registryScoreMost[term];
    const value = facts[term];
    return { term, value, points: value === null ? null : formula[term](value, most), most };
  });

/** Below this many possible points too little is known to say a score. */
const LEAST_KNOWN = 50;

/** The score of terms, 0–100: the points over what the known terms could have given; null where less than half is known. */
export function scoreOf(parts: readonly RegistryScorePart[]): number | null {
  const known = parts.filter(({ points }) => points !== null);
  const most = known.reduce((sum, part) => sum + part.most, 0);
  if (most < LEAST_KNOWN) return null;
  return Math.round((known.reduce((sum, { points }) => sum + (points ?? 0), 0) / most) * 100);
}
