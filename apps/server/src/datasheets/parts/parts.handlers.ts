import type { Match, PartDetail } from '@chippage/api/types';
import type { Operations } from '@chippage/api/operations';
import { findBrand, listBrands } from './brands.queries.ts';
import { findEvidence } from '../documents/evidence.queries.ts';
import { findPinout } from '../documents/pins.queries.ts';
import { findDocumentsOfPart } from '../documents/documents.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Composition } from '../../platform/domain.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { alternativesOf, withRows } from './alternatives.ts';
import { catalogueOf, type Snapshot } from './catalogue/catalogue.ts';
import { lifecycles } from './catalogue/catalogueIndex.ts';
import { countDocuments, findPartFacts, findPartRows, type FoundPart } from './parts.queries.ts';
import { findCorrectedFacts } from './corrections/correctedFacts.ts';
import { hintsFor } from './hints.ts';
import { hotWordsOf, noteSearch } from './hotWords.ts';
import { keptBy } from './keptBy.ts';
import { scopeCountsOf, type ScopesAsk } from './search/scopeCounts.ts';
import { searchCached } from './search/searchCached.ts';
import { countParts, findRows, type FoundRow } from './search/searchParts.ts';
import { categoryTree } from './totals.ts';

type PartsOperation =
  | 'partSearch'
  | 'partBrands'
  | 'partCategories'
  | 'partsByNumber'
  | 'partDetail'
  | 'partCompare'
  | 'partLifecycle'
  | 'partStatistics'
  | 'searchHints'
  | 'hotWords'
  | 'hotTypes'
  | 'commonSearch'
  | 'commonSearchV1'
  | 'searchScopes';

/** What other domains tell beside parts. */
type PartsAsk = Pick<Composition, 'findAgents' | 'offersOfParts' | 'pricesOfParts'> & ScopesAsk;

const COMMON_PARTS = 10;
const COMMON_OTHERS = 6;
/** Parts that their makers are giving up. */
const ending = new Set(['nrnd', 'last_buy', 'eol', 'obsolete'].map((lifecycle) => lifecycles.findIndex((known) => known === lifecycle)));

const rowsOf = ({ db }: Ctx, { index }: Snapshot, found: readonly FoundRow[]) =>
  findPartRows(
    db,
    found.map(({ row, match }) => asFound(index, row, match)),
    index.parameters,
  );

const asFound = ({ ids }: Snapshot['index'], row: number, match: Match): FoundPart => ({ id: ids[row] ?? 0, match });

const commonSearch =
  (findAgents: Composition['findAgents']) =>
  async (ctx: Ctx, { keywords }: { keywords: string }): Promise<Operations['commonSearch']['output']> => {
    const snapshot = await catalogueOf(ctx.db).current();
    const [parts, brands, agents] = await Promise.all([
      keywords.trim() === '' ? [] : rowsOf(ctx, snapshot, findRows(snapshot, keywords, COMMON_PARTS)),
      listBrands(ctx.db, { keywords, limit: COMMON_OTHERS }),
      findAgents(ctx.db, { keywords, limit: COMMON_OTHERS }),
    ]);
    return one({ parts, brands: brands.items, agents });
  };

/** One part with all that is known of it, or 404. */
export async function partDetailOf(ctx: Ctx, id: number): Promise<PartDetail> {
  const { db } = ctx;
  const snapshot = await catalogueOf(db).current();
  const { index } = snapshot;
  const found = alternativesOf(index, id);
  const similar = [...found.pin_compatible, ...found.functional, ...found.domestic];
  const others = [...found.packing.map(({ row }) => asFound(index, row, 'packing_suffix')), ...similar.map(({ row }) => asFound(index, row, 'similar'))];
  // The part and its alternatives in one query: this is the page that is read most.
  const [[row, ...alternatives], facts, documents, corrections, evidence, pinout] = await Promise.all([
    findPartRows(db, [{ id, match: 'exact' }, ...others], index.parameters),
    findPartFacts(db, id),
    findDocumentsOfPart(db, id),
    findCorrectedFacts(db, id, index),
    findEvidence(db, id),
    findPinout(db, id),
  ]);
  const brand = row?.id === id && (await findBrand(db, row.brandId));
  if (!brand || !facts) throw notFound('器件');
  const own = index.categories.find((category) => category.id === row.category);
  const top = index.categories.find((category) => category.id === own?.parentId);
  return {
    ...row,
    brand,
    categoryPath: [top, own].flatMap((category) => (category ? [{ id: category.id, name: category.name }] : [])),
    isFamilyName: facts.isPattern,
    sources: facts.sources,
    corrections,
    evidence,
    pinout,
    documents,
    alternatives: withRows(found, index, alternatives),
    updatedAt: new Date(facts.updatedAt).toISOString(),
  };
}

/** Parts: search, hints, lists and the detail. */
export const partsHandlers = ({ findAgents, offersOfParts, pricesOfParts, stockedParts, ...beside }: PartsAsk) =>
  ({
    partSearch: async (ctx, { quantity, ...wish }) => {
      const now = ctx.clock.now();
      const isByPrice = wish.sort === 'price' || wish.sort === '-price';
      const [snapshot, stocked, priced] = await Promise.all([
        catalogueOf(ctx.db).current(),
        stockedParts(ctx.db, now),
        isByPrice ? pricesOfParts(ctx.db, { now, quantity }) : undefined,
      ]);
      const { rows, total, facets, columns, understood, relaxations, uncollected } = searchCached(snapshot, { ...wish, stocked, priced });
      if (total > 0 && wish.pageIndex === 1) noteSearch(ctx.db, wish.keywords, understood, ctx.uuid || ctx.ip);
      const partIds = rows.map(({ row }) => snapshot.index.ids[row] ?? 0);
      const [parts, offers] = await Promise.all([rowsOf(ctx, snapshot, rows), offersOfParts(ctx.db, { partIds, quantity })]);
      const data = parts.map((part) => ({ ...part, offer: offers.get(part.id) ?? null }));
      const website = uncollected?.brandId == null ? null : ((await findBrand(ctx.db, uncollected.brandId))?.website ?? null);
      return { code: 1, msg: '', data, totalRecord: total, facets, understood, columns, relaxations, uncollected: uncollected && { ...uncollected, website } };
    },
    partBrands: async ({ db }, { keywords, category }) => {
      const snapshot = await catalogueOf(db).current();
      const { brand: counts } = countParts(snapshot, keywords, { category });
      const brands = snapshot.index.brands.flatMap(({ id, name, nameCn }, at) =>
        (counts[at] ?? 0) > 0 ? [{ brandId: id, name, nameCn, count: counts[at] ?? 0 }] : [],
      );
      return many(brands.toSorted((a, b) => b.count - a.count || a.brandId - b.brandId));
    },
    partCategories: async ({ db }) => many(categoryTree(await catalogueOf(db).current())),
    partsByNumber: async (ctx, { brandId, category, pageIndex, pageSize }) => {
      const snapshot = await catalogueOf(ctx.db).current();
      const { rows, total } = searchCached(snapshot, {
        keywords: '',
        pageIndex,
        pageSize,
        sort: 'mpn',
        category,
        brandId: brandId === undefined ? [] : [brandId],
      });
      return many(await rowsOf(ctx, snapshot, rows), total);
    },
    partDetail: async (ctx, { id }) => one(await partDetailOf(ctx, id)),
    partCompare: async ({ db }, { id, quantity }) => {
      const { index } = await catalogueOf(db).current();
      const found = [...new Set(id)].map((one): FoundPart => ({ id: one, match: 'exact' }));
      const [rows, offers] = await Promise.all([
        findPartRows(db, found, index.parameters),
        offersOfParts(db, { partIds: found.map((part) => part.id), quantity }),
      ]);
      return many(rows.map((row) => ({ ...row, offer: offers.get(row.id) ?? null })));
    },
    partLifecycle: async (ctx, { size }) => {
      const snapshot = await catalogueOf(ctx.db).current();
      const found = keptBy(snapshot, 'lifecycle', endingRows);
      return many(
        await rowsOf(
          ctx,
          snapshot,
          found.slice(0, size).map((row) => ({ row, match: 'filter' })),
        ),
        found.length,
      );
    },
    partStatistics: async ({ db }) => {
      const snapshot = await catalogueOf(db).current();
      const { index } = snapshot;
      const subcategories = index.categories.filter((category) => category.parentId !== null).length;
      const documents = await keptBy(snapshot, 'documents', () => countDocuments(db));
      return one({
        parts: index.size,
        brands: index.brands.length,
        domesticBrands: index.brands.filter((brand) => brand.isDomestic).length,
        categories: index.categories.length - subcategories,
        subcategories,
        documents,
      });
    },
    searchHints: async ({ db }, { keywords, size }) => many(await hintsFor(db, await catalogueOf(db).current(), keywords, size)),
    hotWords: async ({ db }, { size }) => many((await hotWordsOf(db, await catalogueOf(db).current(), size)).map((word) => ({ word }))),
    hotTypes: async ({ db }) => many(categoryTree(await catalogueOf(db).current()).toSorted((a, b) => b.count - a.count || a.no - b.no)),
    commonSearch: commonSearch(findAgents),
    commonSearchV1: commonSearch(findAgents),
    searchScopes: async (ctx, { keywords }) => one(await scopeCountsOf(ctx, keywords, { stockedParts, ...beside })),
  }) satisfies Handlers<PartsOperation>;

function endingRows({ index }: Snapshot): number[] {
  const rows: number[] = [];
  for (let row = 0; row < index.size; row++) if (ending.has(index.lifecycle[row] ?? 0)) rows.push(row);
  return rows.toSorted((a, b) => (index.rank[a] ?? 0) - (index.rank[b] ?? 0));
}
