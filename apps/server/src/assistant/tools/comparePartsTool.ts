import type { AssistantFact, AssistantPart } from '@chippage/api/types';
import { idOf } from './getPartTool.ts';
import { partsWithFacts } from './partFacts.ts';
import type { Tool } from './tool.ts';

interface CompareWish {
  ids?: number[];
  mpns?: string[];
}

/** Parts side by side. */
export interface Compared {
  parts: AssistantPart[];
  /** Each fact with what each part has, null where no source tells. */
  rows: { field: string; name: string; values: (AssistantFact | null)[]; differs: boolean }[];
}

const MOST = 6;

/** Lays parts side by side. */
export const comparePartsTool: Tool<CompareWish, Compared> = {
  name: 'compare_parts',
  title: '参数对比',
  description: 'Two to six parts side by side, fact by fact; null where no source tells a value.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ids: { type: 'array', maxItems: MOST, items: { type: 'integer', minimum: 1 } },
      mpns: { type: 'array', maxItems: MOST, items: { type: 'string', minLength: 1, maxLength: 64 } },
    },
  },
  async run(world, { ids = [], mpns = [] }) {
    const named: number[] = [];
    for (const mpn of mpns) named.push(await idOf(world, { mpn }));
    const all = [...new Set([...ids, ...named])].slice(0, MOST);
    const parts = await partsWithFacts(
      world.ctx,
      all.map((id) => ({ id, match: 'exact' as const })),
    );
    const names = new Map(parts.flatMap(({ facts }) => facts.map(({ field, name }): [string, string] => [field, name])));
    const rows = [...names].map(([field, name]) => {
      const values = parts.map(({ facts }) => facts.find((fact) => fact.field === field) ?? null);
      return { field, name, values, differs: new Set(values.map((value) => value?.text ?? '')).size > 1 };
    });
    return { parts, rows };
  },
};
