import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

interface Advance {
  /** Brands, categories or parameters changed, or parts went away: indexes are built anew. */
  isEpoch?: boolean;
}

/**
 * Takes the next revision for the parts that this transaction writes. The row stays locked until its end, so revisions
 * become visible in their order and a reader misses none.
 * @param tx A transaction.
 */
export async function advanceCatalogue(tx: Db, { isEpoch = false }: Advance = {}): Promise<number> {
  const { rows } = await tx.execute<{ revision: string }>(sql`
    insert into catalogue_state (id, revision, epoch) values (1, 1, 1)
    on conflict (id) do update set revision = catalogue_state.revision + 1, epoch = catalogue_state.epoch + ${isEpoch ? 1 : 0}
    returning revision`);
  return Number(rows[0]?.revision ?? 1);
}

/**
 * Says that something beside these parts changed that search knows of them (their documents).
 * @param tx The transaction of the change.
 */
export async function touchParts(tx: Db, partIds: readonly number[]): Promise<void> {
  const revision = await advanceCatalogue(tx);
  await tx.execute(sql`update parts set revision = ${revision} where id = any(${sql.param([...partIds])})`);
}
