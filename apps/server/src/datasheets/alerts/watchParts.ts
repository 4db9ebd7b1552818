import type { SearchCriteria } from '@chippage/api/types';
import { savedSearchLimits } from '@chippage/api/limits';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { catalogueOf } from '../parts/catalogue/catalogue.ts';
import { lifecycles } from '../parts/catalogue/catalogueIndex.ts';
import { searchCached } from '../parts/search/searchCached.ts';
import type { WatchedPart } from './alerts.rules.ts';
import { newestSheets } from './alerts.queries.ts';

/** What other domains tell of parts. */
export type PartsWatched = Pick<Composition, 'offersOfParts' | 'stockedParts'>;

/** The parts of a search as they are now; null: they are too many to follow each. Near misses are no part of it. */
export async function watchParts(db: Db, { offersOfParts, stockedParts }: PartsWatched, criteria: SearchCriteria, now: Date): Promise<WatchedPart[] | null> {
  const [snapshot, stocked] = await Promise.all([catalogueOf(db).current(), stockedParts(db, now)]);
  const { keywords, category, brandIds, packages, lifecycles: wanted, datasheet, isInStock, quantity, filters } = criteria;
  const { rows, total } = searchCached(snapshot, {
    keywords,
    category: category ?? undefined,
    brandId: brandIds,
    package: packages,
    lifecycle: wanted,
    datasheet: datasheet ?? undefined,
    filter: filters,
    inStock: isInStock,
    stocked,
    pageIndex: 1,
    pageSize: savedSearchLimits.parts,
    sort: 'relevance',
  });
  if (total > savedSearchLimits.parts) return null;
  const { index } = snapshot;
  const met = rows.filter(({ match }) => match !== 'similar').map(({ row }) => ({ row, id: index.ids[row] ?? 0 }));
  const partIds = met.map(({ id }) => id);
  const [offers, sheets] = await Promise.all([offersOfParts(db, { partIds, quantity }), newestSheets(db, partIds)]);
  return met.map(({ row, id }) => {
    const offer = offers.get(id);
    return {
      id,
      lifecycle: lifecycles[index.lifecycle[row] ?? 0] ?? 'unknown',
      sheet: sheets.get(id) ?? 0,
      isStocked: stocked.partIds.has(id),
      unitPrice: offer?.currency === 'CNY' ? offer.unitPrice : null,
    };
  });
}
