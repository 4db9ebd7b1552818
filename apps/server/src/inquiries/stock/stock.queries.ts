import { and, desc, eq, ilike, isNull, lte, sql } from 'drizzle-orm';
import type { BoardState } from '@chippage/api/types';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { BoardRecord } from '../board/board.rules.ts';
import { boardRows } from '../board/board.schema.ts';

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

/** A page of a company's stock, in its order. */
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
      .orderBy(sql`${boardRows.position} nulls last`, desc(boardRows.refreshedAt), desc(boardRows.id))
      .limit(limit)
      .offset(offset),
    db.$count(boardRows, where),
  ]);
  return { rows, total };
}
