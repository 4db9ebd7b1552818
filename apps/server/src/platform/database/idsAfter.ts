import { and, asc, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ListIds } from '../domain.ts';

/** Lists a table's numbers by its key, so that the last page costs what the first one costs. */
export const idsAfter =
  (table: PgTable, id: AnyPgColumn, where?: (now: Date) => SQL | undefined): ListIds =>
  async (db, { after, limit, now }) => {
    const rows = await db
      .select({ id })
      .from(table)
      .where(and(gt(id, after), where?.(now)))
      .orderBy(asc(id))
      .limit(limit);
    return rows.map((row) => Number(row.id));
  };
