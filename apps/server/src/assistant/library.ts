import { partsHandlers } from '../datasheets/parts/parts.handlers.ts';
import type { Composition } from '../platform/domain.ts';
import type { Library } from './tools/tool.ts';

/** The calls that the tools share with the pages. */
export function libraryOf(all: Composition): Library {
  const { partSearch } = partsHandlers(all);
  return { searchParts: async (ctx, wish) => partSearch(ctx, wish) };
}
