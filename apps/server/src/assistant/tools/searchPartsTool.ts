import type { AssistantPart, Relaxation, Understood } from '@chippage/api/types';
import { brandsNamed } from '../../datasheets/parts/hints.ts';
import { catalogueOf } from '../../datasheets/parts/catalogue/catalogue.ts';
import { lifecycles } from '../../datasheets/parts/catalogue/catalogueIndex.ts';
import { partsWithFacts } from './partFacts.ts';
import { type Tool, ToolRefusal } from './tool.ts';

/** A filter on a parameter, as a tool takes it. */
export interface ParamWish {
  code: string;
  min?: number;
  max?: number;
  values?: string[];
}

/** What parts are looked for by. */
export interface PartsWish {
  words?: string;
  category?: string;
  brandIds?: number[];
  /** Names of brands, where their numbers are not known. */
  brands?: string[];
  packages?: string[];
  lifecycles?: string[];
  params?: ParamWish[];
  inStock?: boolean;
  page?: number;
  limit?: number;
}

/** What was found. */
export interface PartsFound {
  total: number;
  /** How the words were read. */
  understood: Pick<Understood, 'token' | 'label' | 'text'>[];
  parts: AssistantPart[];
  relaxations: Relaxation[];
  /** Codes of filters with what they could be set to. */
  filters: { code: string; name: string; unit: string | null; min: number | null; max: number | null; values: { value: string; count: number }[] }[];
  /** Numbers of the brands that were meant. */
  brandIds: number[];
}

const MOST = 6;
const VALUES_MOST = 8;
const FILTERS_MOST = 16;

/** A filter as the search takes it. */
function paramFilter({ code, min, max, values = [] }: ParamWish): string {
  return values.length > 0 ? `${code}:${values.join('|')}` : `${code}:${min ?? ''}..${max ?? ''}`;
}

/** Finds parts by words and filters. */
export const searchPartsTool: Tool<PartsWish, PartsFound> = {
  name: 'search_parts',
  title: '搜索型号',
  description:
    'Finds electronic components in the catalogue by words (Chinese or English, with values such as "10uF 25V 0805") and by filters. Every fact of a part comes with the sources of the part and, where known, the page of the datasheet that says it. `filters` lists codes and values that can be used to narrow the result.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      words: { type: 'string', maxLength: 200, description: 'Words as an engineer types them.' },
      category: { type: 'string', maxLength: 80, pattern: '^[a-z0-9-]+(/[a-z0-9-]+)?$', description: 'Category id, e.g. power/ldo.' },
      brandIds: { type: 'array', maxItems: 50, items: { type: 'integer', minimum: 1 } },
      brands: { type: 'array', maxItems: 10, items: { type: 'string', minLength: 1, maxLength: 60 }, description: 'Names of makers.' },
      packages: { type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 60 } },
      lifecycles: { type: 'array', maxItems: 8, items: { enum: [...lifecycles] } },
      params: {
        type: 'array',
        maxItems: 12,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['code'],
          properties: {
            code: { type: 'string', maxLength: 40, pattern: '^[A-Za-z][A-Za-z0-9_]*$', description: 'e.g. voutV, ioutA, flashKB; the unit is at its end.' },
            min: { type: 'number' },
            max: { type: 'number' },
            values: { type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 100 } },
          },
        },
      },
      inStock: { type: 'boolean', description: 'Only parts that a seller has in stock.' },
      page: { type: 'integer', minimum: 1, maximum: 100 },
      limit: { type: 'integer', minimum: 1, maximum: MOST },
    },
  },
  async run({ ctx, library }, wish) {
    const { words = '', category, packages = [], lifecycles: stages = [], params = [], inStock, page = 1, limit = MOST } = wish;
    const snapshot = await catalogueOf(ctx.db).current();
    const named = (wish.brands ?? []).map((name) => {
      const [found] = brandsNamed(snapshot, name);
      const id = found && snapshot.index.brands[found.at]?.id;
      if (id === undefined) throw new ToolRefusal(`没有叫“${name}”的品牌；换一个写法，或不限品牌`);
      return id;
    });
    const brandIds = [...new Set([...(wish.brandIds ?? []), ...named])];
    const found = await library.searchParts(ctx, {
      keywords: words,
      pageIndex: page,
      pageSize: limit,
      sort: 'relevance',
      quantity: 1,
      ...(category !== undefined && { category }),
      ...(brandIds.length > 0 && { brandId: brandIds }),
      ...(packages.length > 0 && { package: packages }),
      ...(stages.length > 0 && { lifecycle: lifecycles.filter((stage) => stages.includes(stage)) }),
      ...(params.length > 0 && { filter: params.map(paramFilter) }),
      ...(inStock === true && { inStock }),
    });
    return {
      total: found.totalRecord,
      understood: found.understood.map(({ token, label, text }) => ({ token, label, text })),
      parts: await partsWithFacts(ctx, found.data),
      relaxations: found.relaxations,
      filters: found.facets.slice(0, FILTERS_MOST).map(({ code, name, unit, min, max, options }) => ({
        code,
        name,
        unit,
        min,
        max,
        values: options.slice(0, VALUES_MOST).map(({ value, count }) => ({ value, count })),
      })),
      brandIds,
    };
  },
};
