import type { Db } from '../../platform/database/connect.ts';
import type { StockedParts } from '../../platform/domain.ts';
import { listStockedParts } from './partOffers.queries.ts';

/** So long a look at the warehouses counts for searches; what is ordered is checked against the stock itself. */
const FRESH_MS = 10_000;

const looks = new WeakMap<Db, { until: number; found: Promise<StockedParts> }>();

/** Parts of which some can be bought at once, as of at most ten seconds ago. */
export function stockedParts(db: Db, now: Date): Promise<StockedParts> {
  const known = looks.get(db);
  if (known && now.getTime() < known.until && now.getTime() >= known.until - FRESH_MS) return known.found;
  const found = look(db, known?.found);
  looks.set(db, { until: now.getTime() + FRESH_MS, found });
  // A failed look is not worth keeping.
  found.catch(() => looks.delete(db));
  return found;
}

async function look(db: Db, before: Promise<StockedParts> | undefined): Promise<StockedParts> {
  const [listed, last] = await Promise.all([listStockedParts(db), before?.catch(() => undefined)]);
  const partIds = new Set(listed);
  if (!last) return { partIds, version: 1 };
  const isSame = partIds.size === last.partIds.size && listed.every((id) => last.partIds.has(id));
  return isSame ? last : { partIds, version: last.version + 1 };
}
