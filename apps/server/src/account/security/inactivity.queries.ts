import { and, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { members } from '../../platform/members/members.schema.ts';

/** Members whom nobody saw since a moment and who were not told in this absence, those who are away longest first. */
export function absentMembers(db: Db, since: Date, limit: number): Promise<{ id: number; email: string | null }[]> {
  return db
    .select({ id: members.id, email: members.email })
    .from(members)
    .where(
      and(
        lt(members.lastSeenAt, since),
        or(isNull(members.inactivityNoticeAt), lte(members.inactivityNoticeAt, members.lastSeenAt)),
        isNull(members.disabledAt),
        isNull(members.eraseAt),
        sql`${members.role} <> 'operator'`,
      ),
    )
    .orderBy(members.lastSeenAt)
    .limit(limit);
}
