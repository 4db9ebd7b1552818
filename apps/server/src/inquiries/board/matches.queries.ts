import type { MatchReason } from '@chippage/api/types';
import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import type { BoardRecord } from './board.rules.ts';
import { isLive, isUnblocked } from './board.queries.ts';
import { boardRows } from './board.schema.ts';

/** A row of a company and one of another that answers it. */
export interface MatchedRows {
  own: BoardRecord;
  other: BoardRecord;
  reason: MatchReason;
}

/** The most that one number may have behind the end of another: packing and temperature suffixes are not longer. */
const SUFFIX = 4;

const own = alias(boardRows, 'own');
const other = alias(boardRows, 'other');
// Keys hold letters and digits only, and ~ comes behind all of them: a range that the index knows.
const beginsAlike = sql`${other.modelKey} ~>=~ ${own.modelKey} and ${other.modelKey} ~<~ (${own.modelKey} || '~') and length(${other.modelKey}) <= length(${own.modelKey}) + ${SUFFIX}`;

/** A page of live rows of others that answer live rows of a company: the same number before others, the newest first. `posted`: only pairs of which the later one was posted within a span. */
export async function listMatches(
  db: Db,
  { companyId, type, posted, limit, offset }: { companyId: number; type: 0 | 1; posted?: { after: Date; until: Date }; limit: number; offset: number },
  now: Date,
): Promise<{ rows: MatchedRows[]; total: number }> {
  const where = and(
    eq(own.enterpriseId, companyId),
    eq(own.type, type),
    isLive(now, own),
    eq(other.type, 1 - type),
    isLive(now, other),
    ne(other.enterpriseId, companyId),
    beginsAlike,
    isUnblocked(companyId, other),
    posted && sql`greatest(${own.createdAt}, ${other.createdAt}) > ${posted.after} and greatest(${own.createdAt}, ${other.createdAt}) <= ${posted.until}`,
  );
  const isSame = sql<boolean>`${other.modelKey} = ${own.modelKey}`;
  const [rows, counted] = await Promise.all([
    db
      .select({ own, other, isSame })
      .from(own)
      .innerJoin(other, sql`true`)
      .where(where)
      .orderBy(desc(isSame), desc(other.refreshedAt), desc(other.id), desc(own.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(own)
      .innerJoin(other, sql`true`)
      .where(where),
  ]);
  return { rows: rows.map(({ isSame: same, ...pair }) => ({ ...pair, reason: same ? 'exact' : 'suffix' })), total: counted[0]?.total ?? 0 };
}
