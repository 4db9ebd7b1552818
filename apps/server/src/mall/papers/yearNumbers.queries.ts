import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import type { statementCounts } from '../credit/statements.schema.ts';
import type { creditNoteCounts } from './papers.schema.ts';

/**
 * The next number of a merchant's papers of a kind in the year in China. Whoever takes one holds the count until the
 * transaction ends: none is used twice, and none is left out when it fails.
 */
export async function takeYearNumber(
  tx: Db,
  counts: typeof creditNoteCounts | typeof statementCounts,
  merchantId: number,
  now: Date,
): Promise<{ year: number; seq: number }> {
  const year = Number(shanghaiDate(now).slice(0, 4));
  const [counted] = await tx
    .insert(counts)
    .values({ merchantId, year, last: 1 })
    .onConflictDoUpdate({ target: [counts.merchantId, counts.year], set: { last: sql`${counts.last} + 1` } })
    .returning({ seq: counts.last });
  if (!counted) throw new Error('the paper got no number');
  return { year, seq: counted.seq };
}
