import type { AssistantAlternative, AssistantAnswer, AssistantFilters } from '@chippage/api/types';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import { isEmpty, readQuestion, type ReadQuestion } from './reading/readQuestion.ts';
import { getPartTool, partMeant } from './tools/getPartTool.ts';
import { partsWithFacts } from './tools/partFacts.ts';
import { findPagesTool } from './tools/pageTools.ts';
import { type PartsWish, searchPartsTool } from './tools/searchPartsTool.ts';
import type { ToolWorld } from './tools/tool.ts';

const PARTS_MOST = 6;
const ALTERNATIVES_MOST = 12;

const nothing = { total: 0, parts: [], alternatives: [], fields: [], pages: [], relaxations: [] };

/** Filters as the search tool takes them. */
const wishOf = ({ words, category, brands, packages, lifecycles, params, inStock }: AssistantFilters): PartsWish => ({
  words,
  ...(category !== null && { category }),
  brandIds: brands.map(({ id }) => id),
  packages,
  lifecycles,
  params: params.map(({ code, low, high, values }) => ({ code, values, ...(low !== null && { min: low }), ...(high !== null && { max: high }) })),
  inStock,
});

/** Answers by rules: the question's filters, or those that the reader set, looked up with the tools. */
export async function answerByRules(world: ToolWorld, question: string, changed: AssistantFilters | null): Promise<AssistantAnswer> {
  const snapshot = await catalogueOf(world.ctx.db).current();
  const read = readQuestion(snapshot, changed?.words ?? question);
  if (changed) {
    const intent = isEmpty(changed) ? 'nothing' : read.intent === 'alternatives' ? 'alternatives' : 'parts';
    return answerOf(world, { ...read, intent, filters: changed, notes: [] });
  }
  return answerOf(world, read);
}

async function answerOf(world: ToolWorld, read: ReadQuestion): Promise<AssistantAnswer> {
  const { intent, filters, notes } = read;
  const base = { intent, filters, notes, ...nothing, model: world.ctx.services.chatModel?.name ?? null };
  if (intent === 'nothing') return base;
  if (intent === 'compare') return { ...base, ...(await namedParts(world, read)) };
  if (intent === 'facts') {
    const facts = await factsOf(world, read);
    if (facts) return { ...base, ...facts };
  }
  const { total, parts, relaxations } = await searchPartsTool.run(world, wishOf(filters));
  const found = { ...base, intent: intent === 'facts' ? ('parts' as const) : intent, total, parts: parts.slice(0, PARTS_MOST), relaxations };
  return intent === 'alternatives' ? { ...found, ...(await alternativesOf(world, read, found)) } : found;
}

/** The parts that are named, side by side. */
async function namedParts(world: ToolWorld, { mpns }: ReadQuestion): Promise<Pick<AssistantAnswer, 'total' | 'parts' | 'notes'>> {
  const found = await Promise.all(mpns.map(async (mpn) => ({ mpn, id: (await partMeant(world, mpn)).id })));
  const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
  const parts = await partsWithFacts(
    world.ctx,
    ids.map((id) => ({ id, match: 'exact' as const })),
  );
  const notes = found.flatMap(({ mpn, id }) => (id === null ? [{ remark: 'unknownPart' as const, token: mpn }] : []));
  return { total: parts.length, parts, notes };
}

/** The facts that are asked for, and the pages of the part's datasheets that speak of them. */
async function factsOf(
  world: ToolWorld,
  { mpns: [mpn = ''], asked }: ReadQuestion,
): Promise<Pick<AssistantAnswer, 'total' | 'parts' | 'fields' | 'pages'> | null> {
  const { id } = await partMeant(world, mpn);
  if (id === null) return null;
  const parts = await partsWithFacts(world.ctx, [{ id, match: 'exact' }]);
  if (parts.length === 0) return null;
  for (const words of asked.flatMap(({ find }) => find)) {
    const { pages } = await findPagesTool.run(world, { words, partId: id });
    if (pages.length > 0) return { total: 1, parts, fields: asked.flatMap(({ fields }) => fields), pages };
  }
  return { total: 1, parts, fields: asked.flatMap(({ fields }) => fields), pages: [] };
}

/** What can stand in for the part, of what the search leaves, with what differs. */
async function alternativesOf(
  world: ToolWorld,
  { mpns: [mpn = ''], filters }: ReadQuestion,
  { total }: Pick<AssistantAnswer, 'total'>,
): Promise<Partial<AssistantAnswer>> {
  const { id } = await partMeant(world, mpn);
  if (id === null || total === 0) return {};
  const left = await world.library.searchParts(world.ctx, { keywords: filters.words, pageIndex: 1, pageSize: 50, sort: 'relevance', quantity: 1 });
  const ids = new Set(left.data.map((part) => part.id));
  const { part, alternatives } = await getPartTool.run(world, { id });
  const kept: AssistantAlternative[] = alternatives.filter((other) => ids.has(other.part.id)).slice(0, ALTERNATIVES_MOST);
  return kept.length === 0 ? {} : { parts: [part], alternatives: kept };
}
