import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';

/** How many rows there are. @param found `from … where …` */
export async function countOf(db: Db, found: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n ${found}`);
  return rows[0]?.n ?? 0;
}
