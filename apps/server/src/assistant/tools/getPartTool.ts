import type { AssistantAlternative, AssistantPart, Document } from '@chippage/api/types';
import { catalogueOf } from '../../datasheets/parts/catalogue/catalogue.ts';
import { findRows } from '../../datasheets/parts/search/searchParts.ts';
import { partDetailOf } from '../../datasheets/parts/parts.handlers.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { partsWithFacts } from './partFacts.ts';
import { type Tool, ToolRefusal, type ToolWorld } from './tool.ts';

interface PartWish {
  id?: number;
  mpn?: string;
}

/** A part with everything around it. */
export interface PartFound {
  part: AssistantPart;
  alternatives: AssistantAlternative[];
  documents: (Pick<Document, 'id' | 'brandId' | 'title' | 'pageCount' | 'isHosted' | 'isSample' | 'outsideUrl' | 'version'> & { docType: string })[];
}

const NEAR = 5;
const ALTERNATIVES_MOST = 12;

/** The part that a number means: the number itself, or the family that carries the name. */
export async function partMeant({ ctx: { db } }: Pick<ToolWorld, 'ctx'>, mpn: string): Promise<{ id: number | null; near: string[] }> {
  const { index, ...rest } = await catalogueOf(db).current();
  const key = partKey(mpn);
  const found = key === '' ? [] : findRows({ index, ...rest }, mpn, NEAR);
  const [best] = found;
  const ids = found.map(({ row }) => index.ids[row] ?? 0);
  const isMeant = best !== undefined && best.match !== 'similar' && best.match !== 'substring' && best.match !== 'keyword' && best.match !== 'filter';
  if (isMeant) return { id: ids[0] ?? null, near: [] };
  return {
    id: null,
    near: (
      await partsWithFacts(
        { db },
        ids.map((id) => ({ id, match: 'similar' as const })),
      )
    ).map((part) => part.mpn),
  };
}

/** The number of the part that is asked for. @throws ToolRefusal */
export async function idOf(world: ToolWorld, { id, mpn }: PartWish): Promise<number> {
  if (id !== undefined) return id;
  if (mpn === undefined || mpn.trim() === '') throw new ToolRefusal('请给出型号的编号（id）或型号（mpn）');
  const meant = await partMeant(world, mpn);
  if (meant.id !== null) return meant.id;
  throw new ToolRefusal(meant.near.length > 0 ? `目录里没有“${mpn}”；相近的有 ${meant.near.join('、')}` : `目录里没有“${mpn}”`);
}

/** One part with its facts, what can stand in for it, and its documents. */
export const getPartTool: Tool<PartWish, PartFound> = {
  name: 'get_part',
  title: '一个型号',
  description:
    'One part by its id or its number: facts with sources and pages, documents, and parts that can stand in for it (other packing, same pins, same function, from mainland China) with what differs. Alternatives are derived from the catalogue, never a promise that they may be swapped.',
  inputSchema: {
    type: 'object',
    additionalProperties: false,
    properties: { id: { type: 'integer', minimum: 1 }, mpn: { type: 'string', minLength: 1, maxLength: 64, description: 'Number of the maker.' } },
  },
  async run(world, wish) {
    const { ctx } = world;
    const id = await idOf(world, wish);
    const detail = await partDetailOf(ctx, id);
    const others = detail.alternatives.flatMap(({ kind, items }) => items.map(({ part, diff }) => ({ kind, id: part.id, diff }))).slice(0, ALTERNATIVES_MOST);
    const parts = await partsWithFacts(ctx, [{ id, match: detail.match }, ...others.map((other) => ({ id: other.id, match: 'similar' as const }))]);
    const [part] = parts;
    if (!part) throw new ToolRefusal('这个型号刚刚不在目录里了');
    const byId = new Map(parts.map((one) => [one.id, one]));
    return {
      part,
      alternatives: others.flatMap(({ kind, id: otherId, diff }) => {
        const other = byId.get(otherId);
        return other ? [{ kind, part: other, diff }] : [];
      }),
      documents: detail.documents.map(({ id: documentId, brandId, title, docType, version, pageCount, isHosted, isSample, outsideUrl }) => ({
        id: documentId,
        brandId,
        title,
        docType,
        version,
        pageCount,
        isHosted,
        isSample,
        outsideUrl,
      })),
    };
  },
};
