import type { Facet } from '@chippage/api/types';
import { type CatalogueIndex, lifecycles } from '../catalogue/catalogueIndex.ts';
import { formatStored } from '../understanding/formatMeasure.ts';
import { lifecycleNames } from '../lifecycleNames.ts';
import { valueLabel } from '../valueLabels.ts';
import { filledParameters } from './columns.ts';
import type { Filter } from './filters.ts';

/** Counts of one result, taken in a single pass over its rows. */
export interface FacetCounts {
  /** Rows that pass all filters. */
  total: number;
  /** Per facet that has a filter: rows that fail this filter only. */
  others: Map<string, number>;
  category: Int32Array;
  brand: Int32Array;
  /** By package key. */
  package: Int32Array;
  lifecycle: Int32Array;
  datasheet: Int32Array;
  /** Rows of parts in stock. */
  stocked: number;
  /** 1 for each row of a part in stock. */
  isStocked: Uint8Array;
  /** By value. */
  values: Int32Array;
}

/** Empty counts for an index. */
export function emptyCounts(index: CatalogueIndex, isStocked: Uint8Array = new Uint8Array(index.size)): FacetCounts {
  return {
    total: 0,
    others: new Map(),
    category: new Int32Array(index.categories.length),
    brand: new Int32Array(index.brands.length),
    package: new Int32Array(index.dictionary.packageKeys.length),
    lifecycle: new Int32Array(lifecycles.length),
    datasheet: new Int32Array(3),
    stocked: 0,
    isStocked,
    values: new Int32Array(index.parameterOfValue.length),
  };
}

/** Counts a row that passes everything. */
export function countRow(index: CatalogueIndex, counts: FacetCounts, row: number): void {
  counts.total++;
  increment(counts.category, index.category[row] ?? 0);
  increment(counts.brand, index.brand[row] ?? 0);
  const name = index.package[row] ?? -1;
  if (name >= 0) increment(counts.package, index.dictionary.keyOfPackage[name] ?? 0);
  increment(counts.lifecycle, index.lifecycle[row] ?? 0);
  increment(counts.datasheet, index.datasheet[row] ?? 0);
  counts.stocked += counts.isStocked[row] ?? 0;
  for (let at = index.entryStarts[row] ?? 0, end = index.entryStarts[row + 1] ?? 0; at < end; at++) increment(counts.values, index.entries[at] ?? 0);
}

/** Counts a row that only one facet's own filter keeps out: for that facet it is there. */
export function countForFacet(index: CatalogueIndex, counts: FacetCounts, row: number, filter: Filter): void {
  counts.others.set(filter.code, (counts.others.get(filter.code) ?? 0) + 1);
  if (filter.code === 'category') increment(counts.category, index.category[row] ?? 0);
  else if (filter.code === 'brand') increment(counts.brand, index.brand[row] ?? 0);
  else if (filter.code === 'package') {
    const name = index.package[row] ?? -1;
    if (name >= 0) increment(counts.package, index.dictionary.keyOfPackage[name] ?? 0);
  } else if (filter.code === 'lifecycle') increment(counts.lifecycle, index.lifecycle[row] ?? 0);
  else if (filter.code === 'datasheet') increment(counts.datasheet, index.datasheet[row] ?? 0);
  else if (filter.code === 'stock') counts.stocked += counts.isStocked[row] ?? 0;
  else {
    const parameter = index.parameters.findIndex((candidate) => candidate.code === filter.code);
    for (let at = index.entryStarts[row] ?? 0, end = index.entryStarts[row + 1] ?? 0; at < end; at++) {
      const value = index.entries[at] ?? 0;
      if (index.parameterOfValue[value] === parameter) increment(counts.values, value);
    }
  }
}

const increment = (counts: Int32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

const OPTIONS_MOST = 60;
const PARAMETERS_MOST = 14;
/** From so many different numbers on, a range with a histogram says more than a list. */
const RANGE_FROM = 13;
const BARS = 16;

/** The facets of counted rows: the general ones, then the parameters that most rows have. */
export function facetsOf(index: CatalogueIndex, counts: FacetCounts, filters: readonly Filter[]): Facet[] {
  const totalFor = (code: string) => counts.total + (counts.others.get(code) ?? 0);
  const choices = (code: string, name: string, options: Facet['options']): Facet => {
    const kept = options.filter((option) => option.count > 0).toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
    return {
      code,
      name,
      unit: null,
      kind: 'options',
      options: kept.slice(0, OPTIONS_MOST),
      min: null,
      max: null,
      histogram: [],
      unknownCount: totalFor(code) - kept.reduce((sum, option) => sum + option.count, 0),
    };
  };
  const { outside, hosted } = { outside: counts.datasheet[1] ?? 0, hosted: counts.datasheet[2] ?? 0 };
  const lifecycle = choices(
    'lifecycle',
    '生命周期',
    lifecycles.map((value, at) => ({ value, label: lifecycleNames[value], count: value === 'unknown' ? 0 : (counts.lifecycle[at] ?? 0) })),
  );
  const documents = choices('datasheet', '数据手册', [{ value: 'any', label: '有数据手册', count: outside + hosted }]);
  if (hosted > 0) documents.options.push({ value: 'hosted', label: '可在线阅读', count: hosted });
  const general = [
    choices(
      'category',
      '分类',
      index.categories.map((category, at) => ({ value: category.id, label: category.name, count: counts.category[at] ?? 0 })),
    ),
    choices('stock', '供货', [{ value: 'inStock', label: '有现货', count: counts.stocked }]),
    choices(
      'brand',
      '品牌',
      index.brands.map((brand, at) => ({
        value: String(brand.id),
        label: brand.nameCn && brand.nameCn !== brand.name ? `${brand.name} ${brand.nameCn}` : brand.name,
        count: counts.brand[at] ?? 0,
      })),
    ),
    choices(
      'package',
      '封装',
      packageLabels(index).map((label, at) => ({ value: label, label, count: counts.package[at] ?? 0 })),
    ),
    lifecycle,
    documents,
  ];
  const filtered = new Set(filters.map((filter) => filter.code));
  const parameters = filledParameters(index, counts)
    .filter(({ at, filled }) => filtered.has(index.parameters[at]?.code ?? '') || filled * 20 >= counts.total)
    .flatMap(({ at }) => parameterFacet(index, counts, at, totalFor(index.parameters[at]?.code ?? '')) ?? []);
  const named = parameters.filter((facet) => filtered.has(facet.code));
  return [
    ...general.filter((facet) => facet.options.length > 0 || filtered.has(facet.code)),
    ...named,
    ...parameters.filter((facet) => !filtered.has(facet.code)).slice(0, Math.max(0, PARAMETERS_MOST - named.length)),
  ];
}

const labelsByIndex = new WeakMap<CatalogueIndex, string[]>();

/** A spelling for each package key: the key itself when makers write it so, else their shortest. */
function packageLabels(index: CatalogueIndex): string[] {
  const known = labelsByIndex.get(index);
  if (known) return known;
  const { packages, keyOfPackage, packageKeys } = index.dictionary;
  const labels = packageKeys.map(() => '');
  for (const [name, spelling] of packages.entries()) {
    const key = keyOfPackage[name] ?? 0;
    const best = labels[key] ?? '';
    if (best === packageKeys[key]) continue;
    if (best === '' || spelling === packageKeys[key] || (!spelling.endsWith('-') && (spelling.length < best.length || best.endsWith('-'))))
      labels[key] = spelling;
  }
  labelsByIndex.set(index, labels);
  return labels;
}

function parameterFacet(index: CatalogueIndex, counts: FacetCounts, at: number, total: number): Facet | null {
  const parameter = index.parameters[at];
  if (!parameter) return null;
  const present: { number: number; text: string; count: number }[] = [];
  let known = 0;
  for (const id of index.valuesOfParameter[at] ?? []) {
    const count = counts.values[id] ?? 0;
    const value = index.dictionary.values[id];
    if (count === 0 || !value) continue;
    known += count;
    present.push({ number: value.number, text: value.text, count });
  }
  const unknownCount = total - known;
  // One value that every part has is no choice.
  if (present.length === 0 || (present.length === 1 && unknownCount === 0)) return null;
  const facet = { code: parameter.code, name: parameter.name, unit: parameter.unit, min: null, max: null, histogram: [], unknownCount };
  const numbers = present.filter((value) => !Number.isNaN(value.number));
  if (numbers.length === present.length) {
    const labelled = numbers.map(({ number, text, count }) => ({ value: text, label: formatStored(parameter.code, number, parameter.unit), count }));
    if (numbers.length < RANGE_FROM) return { ...facet, kind: 'options', options: labelled };
    return { ...facet, kind: 'range', options: [], min: numbers[0]?.number ?? null, max: numbers.at(-1)?.number ?? null, histogram: histogram(numbers) };
  }
  const options = present
    .map(({ text, count }) => ({ value: text, label: valueLabel(parameter.code, text), count }))
    .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  return { ...facet, kind: 'options', options: options.slice(0, OPTIONS_MOST) };
}

/** Bars of equal width, or of equal ratio when the numbers span decades. */
function histogram(numbers: readonly { number: number; count: number }[]): Facet['histogram'] {
  const min = numbers[0]?.number ?? 0;
  const max = numbers.at(-1)?.number ?? 0;
  const isWide = min > 0 && max / min > 50;
  const edge = (bar: number) =>
    bar === 0 ? min : bar === BARS ? max : Number((isWide ? min * (max / min) ** (bar / BARS) : min + ((max - min) * bar) / BARS).toPrecision(6));
  const bars = Array.from({ length: BARS }, (_, bar) => ({ from: edge(bar), to: edge(bar + 1), count: 0 }));
  let bar = 0;
  for (const { number, count } of numbers) {
    while (bar < BARS - 1 && number >= (bars[bar]?.to ?? 0)) bar++;
    const current = bars[bar];
    if (current) current.count += count;
  }
  return bars;
}
