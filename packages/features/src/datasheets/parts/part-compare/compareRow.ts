/** One fact of all parts that are compared. */
export interface CompareRow {
  code: string;
  name: string;
  /** What all its values count in; null: they have no unit, or each names its own. */
  unit: string | null;
  /** By part; null: no source tells it, undefined: parts of that category do not have it. */
  values: readonly (string | null | undefined)[];
  /** Whether the parts differ in it, as far as it is known. */
  isDifferent: boolean;
}

/** A row of values, with what they tell of the parts. */
export const compareRow = (code: string, name: string, values: CompareRow['values'], unit: string | null = null): CompareRow => ({
  code,
  name,
  unit,
  values,
  isDifferent: new Set(values.filter((value) => value != null)).size > 1 || (values.includes(undefined) && values.some((value) => value != null)),
});
