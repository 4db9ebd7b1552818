import { and, desc, eq, ilike, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { BoardState, StockSheet } from '@chippage/api/types';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { BoardRecord } from '../board/board.rules.ts';
import { boardRows } from '../board/board.schema.ts';
import { excelTaskRows, excelTasks } from '../tasks/tasks.schema.ts';

/** Which lines of a stock. */
export interface StockWish {
  enterpriseId: number;
  state: BoardState | undefined;
  keywords: string;
  /** Only those that nobody refreshed since. */
  staleSince: Date | null;
  limit: number;
  offset: number;
}

/** A page of a company's stock, in its order: refreshing a line does not move it away from who edits it. */
export async function listStock(
  db: Db,
  { enterpriseId, state, keywords, staleSince, limit, offset }: StockWish,
): Promise<{ rows: BoardRecord[]; total: number }> {
  const [key, words] = [partKey(keywords), keywords.trim()];
  const named = sql`(${key === '' ? sql`false` : sql`${boardRows.modelKey} like ${`%${key}%`}`} or ${ilike(boardRows.brandName, literalLike(words))})`;
  const where = and(
    eq(boardRows.enterpriseId, enterpriseId),
    eq(boardRows.type, 0),
    isNull(boardRows.deletedAt),
    state ? eq(boardRows.state, state) : undefined,
    staleSince ? lte(boardRows.refreshedAt, staleSince) : undefined,
    words === '' ? undefined : named,
  );
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(boardRows)
      .where(where)
      .orderBy(sql`${boardRows.position} nulls last`, desc(boardRows.id))
      .limit(limit)
      .offset(offset),
    db.$count(boardRows, where),
  ]);
  return { rows, total };
}

/** The sheets that brought lines, by line. */
export async function sheetsOf(db: Db, ids: readonly number[]): Promise<Map<number, StockSheet>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: boardRows.id, taskId: excelTasks.id, fileName: excelTasks.fileName, row: boardRows.rowNo, outcome: excelTaskRows.outcome })
    .from(boardRows)
    .innerJoin(excelTasks, eq(excelTasks.id, boardRows.taskId))
    .leftJoin(excelTaskRows, and(eq(excelTaskRows.taskId, boardRows.taskId), eq(excelTaskRows.rowNo, boardRows.rowNo)))
    .where(and(inArray(boardRows.id, [...ids]), isNotNull(boardRows.rowNo)));
  return new Map(found.map(({ id, taskId, fileName, row, outcome }) => [id, { taskId, fileName, row: row ?? 1, outcome }]));
}
