import type { AssistantParam } from '@chippage/api/types';
import type { CatalogueIndex } from '../../datasheets/parts/catalogue/catalogueIndex.ts';
import type { ReadPackage } from '../../datasheets/parts/understanding/packages.ts';
import type { ValueTest } from '../../datasheets/parts/understanding/valueConditions.ts';

type Range = Pick<AssistantParam, 'code' | 'low' | 'high' | 'values'>;

/** A filter with more values than a reader takes in stays a word. */
const VALUES_MOST = 4;

const finite = (value: number) => (Number.isFinite(value) ? value : null);

/** A condition that was read from words, as filters; none when only the search itself can hold it. */
export function filtersOfTest(index: CatalogueIndex, test: ValueTest): Range[] {
  if (test.is === 'pins') return [];
  if (test.is === 'word') {
    const values = valuesOf(index, test.code, test.values);
    return values.length === 0 || values.length > VALUES_MOST ? [] : [{ code: test.code, low: null, high: null, values }];
  }
  const [first, ...others] = test.anyOf;
  if (first) return others.length > 0 ? [] : [{ code: first.code, low: finite(first.low), high: finite(first.high), values: [] }];
  if (!test.within) return [];
  const { minCode, maxCode, value } = test.within;
  return [
    { code: minCode, low: null, high: value, values: [] },
    { code: maxCode, low: value, high: null, values: [] },
  ];
}

/** The values of a parameter that say one of the words. */
function valuesOf(index: CatalogueIndex, code: string, words: readonly string[]): string[] {
  const at = index.parameters.findIndex((parameter) => parameter.code === code);
  const texts = [...(index.valuesOfParameter[at] ?? [])].map((value) => index.dictionary.values[value]?.text ?? '');
  return [...new Set(texts)].filter(
    (text) =>
      text
        .toLowerCase()
        .split(', ')
        .some((word) => words.includes(word)) || words.includes(text.toLowerCase()),
  );
}

/** A case as a filter; null when the catalogue has none that is spelt so, or when the name stands for every pin count. */
export function filterOfPackage({ dictionary }: CatalogueIndex, { key, name }: ReadPackage): string | null {
  return !key.endsWith('-') && dictionary.packageKeys.includes(key) ? name : null;
}
