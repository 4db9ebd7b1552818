import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';

/**
 * Runs statements that ask nothing of each other in one journey to the database: what a purchase writes costs one
 * journey instead of six. None of them sees what another one wrote; constraints are checked after all of them.
 */
export async function together(db: Db, statements: readonly SQLWrapper[]): Promise<void> {
  const parts = statements.map((statement, at) => sql`${sql.identifier(`part_${at}`)} as (${statement.getSQL()})`);
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
