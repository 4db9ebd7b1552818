import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { lifecycles, rowOfId } from '../catalogue/catalogueIndex.ts';
import type { StockedParts } from '../../../platform/domain.ts';
import { packageKey } from '../understanding/packages.ts';
import { allOf, brandTest, categoryTest, datasheetTest, isBetween, type RowTest, valueTest } from './rowConditions.ts';

/** Filters of a request, as its query string gives them. */
export interface FilterInput {
  category?: string | undefined;
  brandId?: readonly number[] | undefined;
  package?: readonly string[] | undefined;
  lifecycle?: readonly string[] | undefined;
  datasheet?: 'hosted' | 'any' | undefined;
  filter?: readonly string[] | undefined;
  inStock?: boolean | undefined;
  /** Which parts are in stock; absent: nobody says. */
  stocked?: StockedParts | undefined;
}

/** One facet's condition; a facet counts rows that fail no other facet's. */
export interface Filter {
  /** `category`, `brand`, `package`, `lifecycle`, `stock`, `datasheet` or a parameter's code. */
  code: string;
  passes: RowTest;
}

/** Stands for parts of which no source tells the value. */
const UNKNOWN = '_unknown';

/** 1 for each row of a part in stock. */
export function stockedRows(index: CatalogueIndex, stocked: StockedParts | undefined): Uint8Array {
  const rows = new Uint8Array(index.size);
  for (const id of stocked?.partIds ?? []) {
    const row = rowOfId(index, id);
    if (row >= 0) rows[row] = 1;
  }
  return rows;
}

/** The filters of a request as conditions, one per facet. */
export function filtersOf(index: CatalogueIndex, input: FilterInput, isStocked: Uint8Array): Filter[] {
  const filters: Filter[] = [];
  if (input.category) filters.push({ code: 'category', passes: categoryTest(index, [input.category]) });
  if (input.brandId?.length) filters.push({ code: 'brand', passes: brandTest(index, input.brandId) });
  if (input.package?.length) filters.push({ code: 'package', passes: packageFilter(index, input.package) });
  if (input.lifecycle?.length) {
    const wanted = Uint8Array.from(lifecycles, (lifecycle) => Number(input.lifecycle?.includes(lifecycle)));
    filters.push({ code: 'lifecycle', passes: (row) => wanted[index.lifecycle[row] ?? 0] === 1 });
  }
  if (input.inStock) filters.push({ code: 'stock', passes: (row) => isStocked[row] === 1 });
  if (input.datasheet) filters.push({ code: 'datasheet', passes: datasheetTest(index, input.datasheet) });
  const byCode = new Map<string, RowTest[]>();
  for (const filter of input.filter ?? []) {
    const colon = filter.indexOf(':');
    if (colon <= 0) continue;
    const code = filter.slice(0, colon);
    byCode.set(code, [...(byCode.get(code) ?? []), parameterFilter(index, code, filter.slice(colon + 1))]);
  }
  for (const [code, tests] of byCode) filters.push({ code, passes: allOf(tests) });
  return filters;
}

function packageFilter(index: CatalogueIndex, names: readonly string[]): RowTest {
  const keys = new Set(names.filter((name) => name !== UNKNOWN).map(packageKey));
  const good = Uint8Array.from(index.dictionary.packageKeys, (key) => Number(keys.has(key)));
  const named: RowTest = (row) => good[index.dictionary.keyOfPackage[index.package[row] ?? -1] ?? -1] === 1;
  return names.includes(UNKNOWN) ? (row) => (index.package[row] ?? -1) < 0 || named(row) : named;
}

/** `32..1024`, `32..`, `..1024`, `Arm Cortex-M3|Arm Cortex-M4`, `_unknown`. */
function parameterFilter(index: CatalogueIndex, code: string, wanted: string): RowTest {
  const range = /^(-?[\d.]*(?:e[+-]?\d+)?)\.\.(-?[\d.]*(?:e[+-]?\d+)?)$/i.exec(wanted);
  if (range) {
    const low = range[1] ? Number(range[1]) : Number.NEGATIVE_INFINITY;
    const high = range[2] ? Number(range[2]) : Number.POSITIVE_INFINITY;
    return valueTest(index, code, ({ number }) => isBetween(number, low, high));
  }
  const choices = wanted.split('|');
  const words = new Set(choices);
  const numbers = choices
    .filter((choice) => choice.trim() !== '')
    .map(Number)
    .filter((number) => !Number.isNaN(number));
  const chosen = valueTest(index, code, ({ number, text }) => words.has(text) || numbers.some((wantedNumber) => isBetween(number, wantedNumber, wantedNumber)));
  if (!words.has(UNKNOWN)) return chosen;
  const isKnown = valueTest(index, code, () => true);
  return (row) => chosen(row) || !isKnown(row);
}
