import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/connect.ts';
import type { PartPrices } from '../../platform/domain.ts';
import { parseMicros } from '../money.ts';
import { listOffersWithParts } from './partOffers.queries.ts';
import { bestOffer, type OfferOfPart } from './partOffers.rules.ts';

/** So long a look at the offers counts for the order of a list; the prices beside its rows are read for each page. */
const FRESH_MS = 10_000;
/** Quantities that many ask for at once. */
const QUANTITIES_MOST = 20;

interface Look {
  until: number;
  offers: Promise<Map<number, OfferOfPart[]>>;
  byQuantity: LRUCache<number, PartPrices>;
}

const looks = new WeakMap<Db, Look>();
let versions = 0;

/** What parts cost at a quantity, as of at most ten seconds ago: what a list by price is ordered by. */
export async function pricesOfParts(db: Db, { now, quantity }: { now: Date; quantity: number }): Promise<PartPrices> {
  const look = currentLook(db, now.getTime());
  const known = look.byQuantity.get(quantity);
  if (known) return known;
  const prices = new Map<number, { micros: number; isDollar: boolean }>();
  for (const [partId, offers] of await look.offers) {
    const best = bestOffer(offers, quantity);
    if (best) prices.set(partId, { micros: Number(parseMicros(best.unitPrice)), isDollar: best.currency !== 'CNY' });
  }
  const found = { prices, version: ++versions };
  look.byQuantity.set(quantity, found);
  return found;
}

function currentLook(db: Db, now: number): Look {
  const known = looks.get(db);
  if (known && now < known.until && now >= known.until - FRESH_MS) return known;
  const offers = listOffersWithParts(db).then((rows) => Map.groupBy(rows, ({ partId }) => partId));
  const look = { until: now + FRESH_MS, offers, byQuantity: new LRUCache<number, PartPrices>({ max: QUANTITIES_MOST }) };
  looks.set(db, look);
  // A failed look is not worth keeping.
  offers.catch(() => looks.delete(db));
  return look;
}
