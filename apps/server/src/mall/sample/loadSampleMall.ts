import { listSoldSampleParts } from '../../datasheets/parts/parts.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { goodsFor } from './sampleGoods.ts';
import { hasSampleMerchants, writeAuthorisations, writeGoods, writeMerchants } from './sampleMall.queries.ts';

const ROWS_AT_ONCE = 500;

/**
 * Makes the sample's merchants and goods out of the catalogue's parts, all or nothing, unless they are there.
 * @returns How many goods were made.
 */
export async function loadSampleMall({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample mall');
    if (await hasSampleMerchants(tx)) return 0;
    await writeMerchants(tx, now);
    const sold = await listSoldSampleParts(tx);
    const rows = sold.flatMap(goodsFor);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await writeGoods(tx, rows.slice(at, at + ROWS_AT_ONCE), now);
    await writeAuthorisations(tx, rows, now);
    return rows.length;
  });
}
