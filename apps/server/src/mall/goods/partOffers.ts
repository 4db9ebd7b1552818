import type { PartOffer } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { listOffersOfParts } from './partOffers.queries.ts';
import { bestOffer } from './partOffers.rules.ts';

/** What parts are sold for; a part that nobody sells is left out. */
export async function offersOfParts(db: Db, { partIds, quantity }: { partIds: readonly number[]; quantity: number }): Promise<ReadonlyMap<number, PartOffer>> {
  const byPart = Map.groupBy(await listOffersOfParts(db, partIds), ({ partId }) => partId);
  const best = new Map<number, PartOffer>();
  for (const [partId, offers] of byPart) {
    const found = bestOffer(offers, quantity);
    if (found) best.set(partId, found);
  }
  return best;
}
