import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { members } from '../account.schema.ts';

/** Accounts that were made with a member's share code and are still there. */
export async function countInvited(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(members)
    .where(and(eq(members.invitedBy, memberId), isNull(members.erasedAt)));
  return row?.n ?? 0;
}
