import type { Lifecycle } from '@chippage/api/types';
import type { RowGroups } from './rowGroups.ts';
import { lowerBound, type TextColumn } from './textColumn.ts';

/** Lifecycles by their code in the index. */
export const lifecycles: readonly Lifecycle[] = ['unknown', 'new', 'active', 'nrnd', 'last_buy', 'eol', 'obsolete', 'preview'];

/** What the index knows of a part's datasheet. */
export const datasheetState = { none: 0, outside: 1, hosted: 2 } as const;

/** A brand as search needs it. */
export interface IndexBrand {
  id: number;
  name: string;
  nameCn: string | null;
  pinyin: string | null;
  aliases: readonly string[];
  isDomestic: boolean;
}

/** A category as search needs it. */
export interface IndexCategory {
  id: string;
  no: number;
  name: string;
  nameEn: string;
  parentId: string | null;
}

/** A parameter as search needs it. */
export interface IndexParameter {
  code: string;
  name: string;
  unit: string | null;
}

/** The tables that rows point into; rows hold positions in these lists. */
export interface CatalogueNames {
  brands: readonly IndexBrand[];
  categories: readonly IndexCategory[];
  parameters: readonly IndexParameter[];
}

/** One distinct value of one parameter. */
export interface IndexValue {
  parameter: number;
  /** NaN for words. */
  number: number;
  text: string;
}

/** Values and packages that occur; only ever grows, so that an index and its successor share it. */
export interface Dictionary {
  values: IndexValue[];
  /** Package names as written. */
  packages: string[];
  /** Each package name by packageSpelling. */
  spellings: string[];
  /** Position in packageKeys of each package name. */
  keyOfPackage: number[];
  packageKeys: string[];
  valueIds: Map<string, number>;
  packageIds: Map<string, number>;
  packageKeyIds: Map<string, number>;
}

/**
 * The catalogue as columns, rows in the order of their keys: what search scans. It is a copy in memory of `parts`;
 * the table stays the truth, and any process builds its own copy.
 */
export interface CatalogueIndex extends CatalogueNames {
  readonly size: number;
  readonly dictionary: Dictionary;
  /** Part numbers by partKey, ascending. */
  readonly keys: TextColumn;
  /** Part numbers as printed. */
  readonly mpns: TextColumn;
  readonly ids: Int32Array;
  /** Rows by ascending id. */
  readonly rowsById: Int32Array;
  readonly brand: Uint16Array;
  readonly category: Uint16Array;
  /** Position in dictionary.packages, -1 for none. */
  readonly package: Int32Array;
  /** -1 for unknown. */
  readonly pins: Int16Array;
  readonly lifecycle: Uint8Array;
  readonly datasheet: Uint8Array;
  readonly isPattern: Uint8Array;
  readonly popularity: Uint8Array;
  /** Place of each row when nothing but general interest decides: well-known first, then short numbers. */
  readonly rank: Int32Array;
  /** Where each row's values start in `entries`; one more for the end. */
  readonly entryStarts: Int32Array;
  /** Positions in dictionary.values. */
  readonly entries: Int32Array;
  /** Parameter of every value, for scanning. */
  readonly parameterOfValue: Uint16Array;
  /** Values of each parameter, ascending (numbers before words). */
  readonly valuesOfParameter: readonly Int32Array[];
  readonly byCategory: RowGroups;
  readonly byBrand: RowGroups;
  /** By position in dictionary.packageKeys. */
  readonly byPackage: RowGroups;
}

/** A dictionary without words. */
export const emptyDictionary = (): Dictionary => ({
  values: [],
  packages: [],
  spellings: [],
  keyOfPackage: [],
  packageKeys: [],
  valueIds: new Map(),
  packageIds: new Map(),
  packageKeyIds: new Map(),
});

/** Row of a part, or -1. */
export function rowOfId(index: CatalogueIndex, id: number): number {
  const at = lowerBound(index.size, (position) => (index.ids[index.rowsById[position] ?? 0] ?? 0) >= id);
  const row = at < index.size ? (index.rowsById[at] ?? -1) : -1;
  return row >= 0 && index.ids[row] === id ? row : -1;
}

/** The value that a row has for a parameter, or undefined. */
export function valueOf(index: CatalogueIndex, row: number, parameter: number): IndexValue | undefined {
  const end = index.entryStarts[row + 1] ?? 0;
  for (let at = index.entryStarts[row] ?? 0; at < end; at++) {
    const value = index.entries[at] ?? 0;
    if (index.parameterOfValue[value] === parameter) return index.dictionary.values[value];
  }
  return undefined;
}
