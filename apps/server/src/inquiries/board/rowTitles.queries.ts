import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { boardRows } from './board.schema.ts';

/** Rows of the board by number with what a list of visits shows, for other domains to join; deleted ones are gone, and those for one company are nobody else's. */
export const rowTitles = sql`(select id, model, type from board_rows where deleted_at is null and addressee_id is null)`;

/** Whether there is such a row. */
export const isBoardRow = async (db: Db, id: number): Promise<boolean> =>
  (await db.$count(boardRows, and(eq(boardRows.id, id), isNull(boardRows.deletedAt), isNull(boardRows.addresseeId)))) > 0;
