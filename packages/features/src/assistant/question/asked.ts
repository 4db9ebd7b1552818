import type { VarsOf } from '@chippage/api/operations';
import type { AssistantFilters, Lifecycle } from '@chippage/api/types';
import type { LinkParams } from '../../i18n/paths/links.ts';

/** Filters as the reader set them. */
export interface Changed {
  words: string;
  category: string | null;
  brandIds: readonly number[];
  packages: readonly string[];
  lifecycles: readonly Lifecycle[];
  inStock: boolean;
  /** `voutV:3.3..3.3`, `dielectric:X7R|X5R`. */
  filters: readonly string[];
}

/** What an address of the assistant asks. */
export interface Asked {
  question: string;
  /** Null: as the question is read. */
  changed: Changed | null;
}

const QUESTION_MOST = 200;
const stages: readonly string[] = ['new', 'active', 'nrnd', 'last_buy', 'eol', 'obsolete', 'preview', 'unknown'] satisfies Lifecycle[];
const isStage = (value: string): value is Lifecycle => stages.includes(value);
const isCode = (text: string) => /^[A-Za-z][A-Za-z0-9_]{0,39}$/.test(text);
const isNumber = (text: string) => /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(text);
const clean = (text: string | null) => [...(text ?? '').toWellFormed().replaceAll('\u0000', '')].slice(0, QUESTION_MOST).join('').trim();

/** Filters of parameters: values one by one, and ends of ranges as a form names them (`low.voutV=3.3`), in a larger unit with `scale.`. */
function paramFilters(search: URLSearchParams): string[] {
  const values = new Map<string, string[]>();
  const ranges = new Map<string, string>();
  for (const filter of search.getAll('filter')) {
    const colon = filter.indexOf(':');
    const [code, wanted] = [filter.slice(0, colon), filter.slice(colon + 1)];
    if (colon <= 0 || wanted === '' || wanted.length > 240 || !isCode(code)) continue;
    if (/^[^|]*\.\.[^|]*$/.test(wanted)) ranges.set(code, wanted);
    else values.set(code, [...(values.get(code) ?? []), ...wanted.split('|').filter(Boolean)]);
  }
  for (const name of search.keys()) {
    const code = /^(?:low|high)\.(.+)$/.exec(name)?.[1];
    if (code === undefined || !isCode(code)) continue;
    const [low, high] = ['low', 'high'].map((end) => (search.get(`${end}.${code}`) ?? '').trim().replaceAll(/[^\d.eE+-]/g, ''));
    const scale = Number(search.get(`scale.${code}`) ?? 1);
    const stored = (end: string) => (scale > 0 && scale !== 1 ? String(Number((Number(end) * scale).toPrecision(12))) : end);
    const range = [low, high].map((end) => (end !== undefined && isNumber(end) ? stored(end) : '')).join('..');
    if (range !== '..') ranges.set(code, range);
  }
  return [
    ...[...ranges].map(([code, range]) => `${code}:${range}`),
    ...[...values].map(([code, all]) => `${code}:${[...new Set(all)].join('|').slice(0, 240)}`),
  ].slice(0, 30);
}

/** Reads what an address asks; what makes no sense is left out, never an error. */
export function parseAsked(search: URLSearchParams): Asked {
  const question = clean(search.get('q'));
  if (search.get('changed') !== '1') return { question, changed: null };
  const category = search.get('category');
  return {
    question,
    changed: {
      words: clean(search.get('words')),
      category: category !== null && category.length <= 80 && /^[a-z0-9-]+(\/[a-z0-9-]+)?$/.test(category) ? category : null,
      brandIds: search
        .getAll('brand')
        .map(Number)
        .filter((id) => Number.isSafeInteger(id) && id > 0)
        .slice(0, 50),
      packages: search
        .getAll('package')
        .filter((name) => name !== '' && name.length <= 120 && !name.includes('\u0000'))
        .slice(0, 50),
      lifecycles: search.getAll('lifecycle').filter(isStage).slice(0, 8),
      inStock: search.get('stock') === '1',
      filters: paramFilters(search),
    },
  };
}

/** The search parameters that `parseAsked` reads. */
export function askedParams({ question, changed }: Asked): LinkParams {
  if (changed === null) return { q: question };
  const { words, category, brandIds, packages, lifecycles, inStock, filters } = changed;
  return {
    q: question,
    changed: '1',
    words,
    category,
    brand: brandIds,
    package: packages,
    lifecycle: lifecycles,
    stock: inStock ? '1' : null,
    filter: filters,
  };
}

/** The call's variables. */
export function askedVariables({ question, changed }: Asked): VarsOf<'assistantAnswer'> {
  if (changed === null) return { question };
  const { words, category, brandIds, packages, lifecycles, inStock, filters } = changed;
  return {
    question,
    isChanged: true,
    words,
    ...(category !== null && { category }),
    ...(brandIds.length > 0 && { brandId: [...brandIds] }),
    ...(packages.length > 0 && { package: [...packages] }),
    ...(lifecycles.length > 0 && { lifecycle: [...lifecycles] }),
    ...(inStock && { inStock }),
    ...(filters.length > 0 && { filter: [...filters] }),
  };
}

/** Filters as an answer names them, as the reader could have set them. */
export function changedOf({ words, category, brands, packages, lifecycles, params, inStock }: AssistantFilters): Changed {
  return {
    words,
    category,
    brandIds: brands.map(({ id }) => id),
    packages,
    lifecycles,
    inStock,
    filters: params.map(({ code, low, high, values }) => `${code}:${values.length > 0 ? values.join('|') : `${low ?? ''}..${high ?? ''}`}`),
  };
}

/** The parameters of the part search for the same filters. */
export const searchParamsOf = ({ category, brandIds, packages, lifecycles, inStock, filters }: Changed): LinkParams => ({
  category,
  brand: brandIds,
  package: packages,
  lifecycle: lifecycles,
  stock: inStock ? 'inStock' : null,
  filter: filters,
});
