import { and, eq, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { lockKey } from '../platform/rateLimits.queries.ts';
import { assistantDays } from './assistant.schema.ts';

interface MemberDay {
  memberId: number;
  day: string;
}

/** Counts a question; false: the member, or the whole site, has none left today. */
export function takeQuestion(db: Db, { memberId, day }: MemberDay, most: { member: number; site: number }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKey(tx, `assistant:${day}`);
    const [site] = await tx
      .select({ used: sum(assistantDays.used) })
      .from(assistantDays)
      .where(eq(assistantDays.day, day));
    if (Number(site?.used ?? 0) >= most.site || (await usedQuestions(tx, { memberId, day })) >= most.member) return false;
    await tx
      .insert(assistantDays)
      .values({ memberId, day, used: 1 })
      .onConflictDoUpdate({ target: [assistantDays.day, assistantDays.memberId], set: { used: sql`${assistantDays.used} + 1` } });
    return true;
  });
}

/** Takes a question back that came to nothing. */
export async function giveQuestionBack(db: Db, { memberId, day }: MemberDay): Promise<void> {
  await db
    .update(assistantDays)
    .set({ used: sql`greatest(${assistantDays.used} - 1, 0)` })
    .where(and(eq(assistantDays.memberId, memberId), eq(assistantDays.day, day)));
}

/** Questions of a member on a day. */
export async function usedQuestions(db: Db, { memberId, day }: MemberDay): Promise<number> {
  const [row] = await db
    .select({ used: assistantDays.used })
    .from(assistantDays)
    .where(and(eq(assistantDays.memberId, memberId), eq(assistantDays.day, day)));
  return row?.used ?? 0;
}

/** Drops the counts of days before one. */
export async function forgetDays(db: Db, before: string): Promise<void> {
  await db.delete(assistantDays).where(lt(assistantDays.day, before));
}
