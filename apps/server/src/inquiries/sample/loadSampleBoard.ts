import { listSoldSampleParts } from '../../datasheets/parts/parts.queries.ts';
import { findPartsOfKeys } from '../../datasheets/parts/namedParts.queries.ts';
import { listSampleCompanies } from '../../enterprise/sample/sampleCompanies.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { hasSampleRows, moveSampleRows, writeQuotes, writeRows } from './sampleBoard.queries.ts';
import type { TradedPart } from './sampleForms.ts';
import { sampleQuotes } from './sampleQuotes.ts';
import { sampleRows } from './sampleRows.ts';
import { sampleTraders } from './sampleTraders.ts';

/** So many of the parts that the sample's merchants sell are traded. */
const TRADED_PARTS = 1500;

/** The best known parts of all makers: large makers have more of them among the first, not all. @param parts The best known first. */
function mixed(parts: readonly TradedPart[]): TradedPart[] {
  const byBrand = [...Map.groupBy(parts, ({ brandId }) => brandId).values()];
  const ranked = byBrand.flatMap((own) => own.map((part, at) => ({ part, rank: (at + 1) / Math.sqrt(own.length) })));
  return ranked.toSorted((a, b) => a.rank - b.rank || a.part.id - b.part.id).map(({ part }) => part);
}

async function tradedParts(tx: Db): Promise<TradedPart[]> {
  const sold = new Map((await listSoldSampleParts(tx)).map((part) => [part.id, part]));
  const keys = [...sold.values()].map(({ mpnKey }) => mpnKey);
  const known = await findPartsOfKeys(tx, keys);
  const parts = known.flatMap((part) => {
    const priced = sold.get(part.id);
    return priced ? [{ ...priced, ...part }] : [];
  });
  return mixed(parts).slice(0, TRADED_PARTS);
}

/**
 * Makes what the companies of the sample offer, want and quote, all or nothing, unless it is there; then brings up what would run out.
 * @returns How many rows were made.
 */
export async function loadSampleBoard({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample board');
    if (await hasSampleRows(tx)) {
      await moveSampleRows(tx, now);
      return 0;
    }
    const companies = new Set((await listSampleCompanies(tx)).map(({ id }) => id));
    const parts = await tradedParts(tx);
    if (parts.length === 0 || !sampleTraders.every(({ id }) => companies.has(id))) return 0;
    const rows = sampleRows(parts, now);
    const found = sampleQuotes(rows, now);
    await writeRows(tx, rows);
    await writeQuotes(tx, found);
    return rows.length;
  });
}
