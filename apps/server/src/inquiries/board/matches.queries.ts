import type { MatchReason } from '@chippage/api/types';
import { and, count, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import type { BoardRecord } from './board.rules.ts';
import { blockedCompanies, boardRows } from './board.schema.ts';

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
const isLive = (row: typeof own | typeof other, now: Date): SQL | undefined =>
  and(eq(row.state, 'live'), isNull(row.deletedAt), sql`${row.expiresAt} > ${now}`);
// Keys hold letters and digits only, and ~ comes behind all of them: a range that the index knows.
const beginsAlike = sql`${other.modelKey} ~>=~ ${own.modelKey} and ${other.modelKey} ~<~ (${own.modelKey} || '~') and length(${other.modelKey}) <= length(${own.modelKey}) + ${SUFFIX}`;

/** A page of live rows of others that answer live rows of a company: the same number before others, the newest first. */
export async function listMatches(
  db: Db,
  { companyId, type, limit, offset }: { companyId: number; type: 0 | 1; limit: number; offset: number },
  now: Date,
): Promise<{ rows: MatchedRows[]; total: number }> {
  const where = and(
    eq(own.enterpriseId, companyId),
    eq(own.type, type),
    isLive(own, now),
    eq(other.type, 1 - type),
    isLive(other, now),
    ne(other.enterpriseId, companyId),
    beginsAlike,
    sql`(${other.isAnonymous} or ${other.enterpriseId} not in (select ${blockedCompanies.blockedId} from ${blockedCompanies} where ${blockedCompanies.enterpriseId} = ${companyId}))`,
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
