import { and, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { isLive } from '../board/board.queries.ts';
import { boardRows } from '../board/board.schema.ts';
import { quotes } from '../quotes/quotes.schema.ts';
import type { AnswerTimes } from './figures.rules.ts';

/** What companies have on the board: their anonymous rows are never counted, or a count would tell whose they are. */
export async function countLive(db: Db, ids: readonly number[], now: Date): Promise<Map<number, { supplies: number; demands: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: boardRows.enterpriseId,
      supplies: sql<number>`count(*) filter (where ${boardRows.type} = 0)::int`,
      demands: sql<number>`count(*) filter (where ${boardRows.type} = 1)::int`,
    })
    .from(boardRows)
    .where(and(inArray(boardRows.enterpriseId, [...new Set(ids)]), eq(boardRows.isAnonymous, false), isLive(now)))
    .groupBy(boardRows.enterpriseId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** How long a company took to answer who asked it since a moment. */
export async function findAnswerTimes(db: Db, sellerId: number, since: Date): Promise<AnswerTimes> {
  const [row] = await db
    .select({
      medianHours: sql<
        number | null
      >`percentile_cont(0.5) within group (order by extract(epoch from ${quotes.answeredAt} - ${quotes.askedAt}) / 3600.0) filter (where ${quotes.answeredAt} is not null)::float8`,
      answered: sql<number>`count(${quotes.answeredAt})::int`,
      asked: sql<number>`count(*)::int`,
    })
    .from(quotes)
    .where(and(eq(quotes.sellerId, sellerId), gte(quotes.askedAt, since)));
  return row ?? { medianHours: null, answered: 0, asked: 0 };
}

/** Deals of a company since a moment, as buyer or seller, that went into the mall. */
export function listDeals(db: Db, enterpriseId: number, since: Date): Promise<{ bargainId: number; dealUntil: Date | null }[]> {
  return db
    .select({ bargainId: sql<number>`${quotes.bargainId}`.mapWith(Number), dealUntil: quotes.dealUntil })
    .from(quotes)
    .where(
      and(
        or(eq(quotes.sellerId, enterpriseId), eq(quotes.buyerId, enterpriseId)),
        eq(quotes.state, 'accepted'),
        gte(quotes.acceptedAt, since),
        isNotNull(quotes.bargainId),
      ),
    );
}

/** How many live rows that name their company a company has posted from a moment until before another one, by kind. */
export async function countPosted(
  db: Db,
  enterpriseId: number,
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<{ supplies: number; demands: number }> {
  const [row] = await db
    .select({
      supplies: sql<number>`count(*) filter (where ${boardRows.type} = 0)::int`,
      demands: sql<number>`count(*) filter (where ${boardRows.type} = 1)::int`,
    })
    .from(boardRows)
    .where(
      and(
        eq(boardRows.enterpriseId, enterpriseId),
        eq(boardRows.isAnonymous, false),
        gte(boardRows.createdAt, from),
        lt(boardRows.createdAt, until),
        isLive(now),
      ),
    );
  return row ?? { supplies: 0, demands: 0 };
}
