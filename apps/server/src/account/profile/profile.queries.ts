import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { members } from '../../platform/members/members.schema.ts';

/** Accounts that were made with a member's share code and are still there. */
export async function countInvited(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(members)
    .where(and(eq(members.invitedBy, memberId), isNull(members.erasedAt)));
  return row?.n ?? 0;
}

/** Puts a made-up name in place of one, unless the member changed it meanwhile. */
export async function takeNameBack(tx: Db, memberId: number, nickName: string, instead: string): Promise<void> {
  await tx
    .update(members)
    .set({ nickName: instead })
    .where(and(eq(members.id, memberId), eq(members.nickName, nickName)));
}

/** Takes a picture off, unless the member changed it meanwhile. */
export async function takeAvatarBack(tx: Db, memberId: number, avatar: string): Promise<void> {
  await tx
    .update(members)
    .set({ avatar: null })
    .where(and(eq(members.id, memberId), eq(members.avatar, avatar)));
}
