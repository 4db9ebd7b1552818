import type { InputOf } from '@chippage/api/operations';
import type { AssistantFilters, AssistantParam } from '@chippage/api/types';
import type { Searchable } from '../../datasheets/parts/search/searchParts.ts';
import type { PartsWish } from '../tools/searchPartsTool.ts';

const ended = /^(-?[\d.]*(?:e[+-]?\d+)?)\.\.(-?[\d.]*(?:e[+-]?\d+)?)$/i;
const numberOf = (text: string | undefined) => (text ? Number(text) : null);

/** `voutV:3.3..3.3`, `dielectric:X7R|X5R`. */
function paramOf({ lexicon }: Searchable, filter: string): AssistantParam {
  const colon = filter.indexOf(':');
  const [code, wanted] = [filter.slice(0, colon), filter.slice(colon + 1)];
  const { name = code, unit = null } = lexicon.parameters.get(code) ?? {};
  const range = ended.exec(wanted);
  if (range) return { code, name, unit, low: numberOf(range[1]), high: numberOf(range[2]), values: [] };
  return { code, name, unit, low: null, high: null, values: wanted.split('|').filter((value) => value !== '') };
}

/** The filters of a request, named as the catalogue names them. */
export function filtersGiven(searchable: Searchable, input: InputOf<'assistantAnswer'>['query']): AssistantFilters {
  const { words, category = null, brandId = [], package: packages = [], lifecycle = [], inStock = false, filter = [] } = input;
  const { brandNames, categoryNames } = searchable.lexicon;
  return {
    words: words.trim(),
    category,
    categoryName: category === null ? null : (categoryNames.get(category) ?? category),
    brands: [...new Set(brandId)].map((id) => ({ id, name: brandNames.get(id) ?? `${id}` })),
    packages: [...new Set(packages)],
    lifecycles: [...new Set(lifecycle)],
    params: filter.map((one) => paramOf(searchable, one)),
    inStock,
  };
}

/** The filters of a tool's call, named as the catalogue names them. */
export const filtersWished = (searchable: Searchable, wish: PartsWish, brandIds: number[]): AssistantFilters => ({
  ...filtersGiven(searchable, {
    question: '',
    words: wish.words ?? '',
    ...(wish.category !== undefined && { category: wish.category }),
    brandId: brandIds,
    package: wish.packages ?? [],
    inStock: wish.inStock === true,
  }),
  lifecycles: (wish.lifecycles ?? []) as AssistantFilters['lifecycles'],
  params: (wish.params ?? []).map(({ code, min = null, max = null, values = [] }) => {
    const { name = code, unit = null } = searchable.lexicon.parameters.get(code) ?? {};
    return { code, name, unit, low: min, high: max, values };
  }),
});
