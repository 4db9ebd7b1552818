import { packageKey, packageSpelling } from '../understanding/packages.ts';
import { type CatalogueIndex, type CatalogueNames, type Dictionary, emptyDictionary, lifecycles } from './catalogueIndex.ts';
import { groupRows } from './rowGroups.ts';
import { textColumn } from './textColumn.ts';

/** A part as the index takes it in. */
export interface IndexPart {
  id: number;
  brandId: number;
  category: string;
  mpn: string;
  mpnKey: string;
  package: string | null;
  pins: number | null;
  lifecycle: string;
  params: Readonly<Record<string, string | number | boolean>>;
  datasheet: number;
  isPattern: boolean;
  popularity: number;
}

/** Columns that grow row by row; `finish` orders them. */
export interface IndexBuilder {
  add: (part: IndexPart) => void;
  finish: () => CatalogueIndex;
}

/**
 * Collects parts into an index.
 * @param names Brands, categories and parameters; parts of others are left out.
 * @param dictionary Shared with an index that this one will be merged with.
 */
export function indexBuilder(names: CatalogueNames, dictionary: Dictionary = emptyDictionary()): IndexBuilder {
  const brandOf = new Map(names.brands.map((brand, at) => [brand.id, at]));
  const categoryOf = new Map(names.categories.map((category, at) => [category.id, at]));
  const parameterOf = new Map(names.parameters.map((parameter, at) => [parameter.code, at]));
  const lifecycleOf = new Map<string, number>(lifecycles.map((lifecycle, at) => [lifecycle, at]));
  const keys: string[] = [];
  const mpns: string[] = [];
  const columns: Record<
    'ids' | 'brand' | 'category' | 'package' | 'pins' | 'lifecycle' | 'datasheet' | 'isPattern' | 'popularity' | 'entryEnd' | 'entries',
    number[]
  > = {
    ids: [],
    brand: [],
    category: [],
    package: [],
    pins: [],
    lifecycle: [],
    datasheet: [],
    isPattern: [],
    popularity: [],
    entryEnd: [],
    entries: [],
  };
  return {
    add(part) {
      const brand = brandOf.get(part.brandId);
      const category = categoryOf.get(part.category);
      if (brand === undefined || category === undefined) return;
      keys.push(part.mpnKey);
      mpns.push(part.mpn.replaceAll('\n', ' '));
      columns.ids.push(part.id);
      columns.brand.push(brand);
      columns.category.push(category);
      columns.package.push(part.package === null ? -1 : packageId(dictionary, part.package));
      columns.pins.push(part.pins === null ? -1 : Math.min(part.pins, 32_767));
      columns.lifecycle.push(lifecycleOf.get(part.lifecycle) ?? 0);
      columns.datasheet.push(part.datasheet);
      columns.isPattern.push(part.isPattern ? 1 : 0);
      columns.popularity.push(part.isPattern ? 0 : Math.min(part.popularity, 255));
      for (const code in part.params) {
        const parameter = parameterOf.get(code);
        const value = part.params[code];
        if (parameter !== undefined && value !== undefined) columns.entries.push(valueId(dictionary, parameter, value));
      }
      columns.entryEnd.push(columns.entries.length);
    },
    finish() {
      const order = orderOf(keys, mpns);
      const pick = (column: readonly number[]) => (_: unknown, row: number) => column[order[row] ?? 0] ?? 0;
      const size = order.length;
      const entryStarts = new Int32Array(size + 1);
      const entries = new Int32Array(columns.entries.length);
      let at = 0;
      for (let row = 0; row < size; row++) {
        entryStarts[row] = at;
        const from = order[row] ?? 0;
        for (let entry = from === 0 ? 0 : (columns.entryEnd[from - 1] ?? 0); entry < (columns.entryEnd[from] ?? 0); entry++)
          entries[at++] = columns.entries[entry] ?? 0;
      }
      entryStarts[size] = at;
      return completeIndex(names, dictionary, {
        keys: textColumn(Array.from(order, (row) => keys[row] ?? '')),
        mpns: textColumn(Array.from(order, (row) => mpns[row] ?? '')),
        ids: new Int32Array(size).map(pick(columns.ids)),
        brand: new Uint16Array(size).map(pick(columns.brand)),
        category: new Uint16Array(size).map(pick(columns.category)),
        package: new Int32Array(size).map(pick(columns.package)),
        pins: new Int16Array(size).map(pick(columns.pins)),
        lifecycle: new Uint8Array(size).map(pick(columns.lifecycle)),
        datasheet: new Uint8Array(size).map(pick(columns.datasheet)),
        isPattern: new Uint8Array(size).map(pick(columns.isPattern)),
        popularity: new Uint8Array(size).map(pick(columns.popularity)),
        entryStarts,
        entries,
      });
    },
  };
}

/** The columns that rows bring; everything else follows from them. */
export type RowColumns = Pick<
  CatalogueIndex,
  'keys' | 'mpns' | 'ids' | 'brand' | 'category' | 'package' | 'pins' | 'lifecycle' | 'datasheet' | 'isPattern' | 'popularity' | 'entryStarts' | 'entries'
>;

/** Adds what follows from the columns: the orders and the values of each parameter. */
export function completeIndex(names: CatalogueNames, dictionary: Dictionary, columns: RowColumns): CatalogueIndex {
  const size = columns.ids.length;
  const { values } = dictionary;
  const byParameter = names.parameters.map((): number[] => []);
  for (const [id, value] of values.entries()) byParameter[value.parameter]?.push(id);
  const ascending = (a: number, b: number) => {
    const [x, y] = [values[a], values[b]];
    if (!x || !y) return 0;
    if (Number.isNaN(x.number) || Number.isNaN(y.number)) return Number(Number.isNaN(x.number)) - Number(Number.isNaN(y.number)) || (x.text < y.text ? -1 : 1);
    return x.number - y.number;
  };
  return {
    brands: names.brands,
    categories: names.categories,
    parameters: names.parameters,
    dictionary,
    size,
    ...columns,
    rowsById: rowsById(columns.ids),
    rank: generalRank(columns),
    parameterOfValue: Uint16Array.from(values, (value) => value.parameter),
    valuesOfParameter: byParameter.map((ids) => Int32Array.from(ids.toSorted(ascending))),
    byCategory: groupRows(size, names.categories.length, (row) => columns.category[row] ?? -1),
    byBrand: groupRows(size, names.brands.length, (row) => columns.brand[row] ?? -1),
    byPackage: groupRows(size, dictionary.packageKeys.length, (row) => dictionary.keyOfPackage[columns.package[row] ?? -1] ?? -1),
  };
}

/** Row numbers by ascending id; packed into one number each, because sorting plain numbers needs no comparator. */
function rowsById(ids: Int32Array): Int32Array {
  const packed = Float64Array.from(ids, (id, row) => id * ROWS_MAX + row).sort();
  return Int32Array.from(packed, (both) => both % ROWS_MAX);
}

/** Ids have 31 bits and doubles 53. */
const ROWS_MAX = 2 ** 22;

/** Well-known parts first, then short numbers, then the order of keys; counted, not sorted, because there may be millions. */
function generalRank({ popularity, keys, ids }: RowColumns): Int32Array {
  const lengths = 64;
  const bucketOf = (row: number) => (255 - (popularity[row] ?? 0)) * lengths + Math.min((keys.starts[row + 1] ?? 0) - (keys.starts[row] ?? 0), lengths - 1);
  const next = new Int32Array(256 * lengths + 1);
  for (let row = 0; row < ids.length; row++) next[bucketOf(row) + 1] = (next[bucketOf(row) + 1] ?? 0) + 1;
  for (let bucket = 1; bucket < next.length; bucket++) next[bucket] = (next[bucket] ?? 0) + (next[bucket - 1] ?? 0);
  const rank = new Int32Array(ids.length);
  for (let row = 0; row < ids.length; row++) {
    const bucket = bucketOf(row);
    rank[row] = next[bucket] ?? 0;
    next[bucket] = (next[bucket] ?? 0) + 1;
  }
  return rank;
}

/** Rows in the order of their keys, then numbers; the database usually delivers them so already. */
function orderOf(keys: readonly string[], mpns: readonly string[]): Int32Array {
  const order = new Int32Array(keys.length).map((_, row) => row);
  const compare = (a: number, b: number) => compareTexts(keys[a] ?? '', keys[b] ?? '') || compareTexts(mpns[a] ?? '', mpns[b] ?? '');
  for (let row = 1; row < order.length; row++) if (compare(row - 1, row) > 0) return order.sort(compare);
  return order;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function valueId(dictionary: Dictionary, parameter: number, value: string | number | boolean): number {
  const key = `${parameter}\t${typeof value === 'number' ? '' : ' '}${value}`;
  const known = dictionary.valueIds.get(key);
  if (known !== undefined) return known;
  const id = dictionary.values.push({ parameter, number: typeof value === 'number' ? value : Number.NaN, text: String(value) }) - 1;
  dictionary.valueIds.set(key, id);
  return id;
}

function packageId(dictionary: Dictionary, name: string): number {
  const known = dictionary.packageIds.get(name);
  if (known !== undefined) return known;
  const key = packageKey(name);
  let keyId = dictionary.packageKeyIds.get(key);
  if (keyId === undefined) {
    keyId = dictionary.packageKeys.push(key) - 1;
    dictionary.packageKeyIds.set(key, keyId);
  }
  const id = dictionary.packages.push(name) - 1;
  dictionary.spellings.push(packageSpelling(name));
  dictionary.keyOfPackage.push(keyId);
  dictionary.packageIds.set(name, id);
  return id;
}
