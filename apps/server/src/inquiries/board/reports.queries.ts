import type { Db } from '../../platform/database/connect.ts';
import { boardReports } from './board.schema.ts';

/** Writes a report down; false when the member reported this row before. */
export async function insertReport(tx: Db, report: typeof boardReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(boardReports).values(report).onConflictDoNothing().returning({ id: boardReports.id });
  return rows.length > 0;
}
