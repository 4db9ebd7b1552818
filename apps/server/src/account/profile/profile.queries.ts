import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { Decision } from '../../platform/domain.ts';
import { members } from '../../platform/members/members.schema.ts';
import { rolesBelow } from '../../platform/members/roles.rules.ts';
import { enterprises } from './profile.schema.ts';

/** Accounts that were made with a member's share code and are still there. */
export async function countInvited(db: Db, memberId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(members)
    .where(and(eq(members.invitedBy, memberId), isNull(members.erasedAt)));
  return row?.n ?? 0;
}

/** Writes down whether a company was approved; an approved one makes its member an enterprise. */
export async function decideEnterprise(tx: Db, memberId: number, { isApproved, reason, now }: Decision): Promise<void> {
  const status = isApproved ? 1 : 2;
  const [company] = await tx
    .update(enterprises)
    .set({ status, reason: isApproved ? null : reason, decidedAt: now })
    .where(and(eq(enterprises.memberId, memberId), eq(enterprises.status, 0)))
    .returning({ name: enterprises.name });
  if (!company) return;
  await tx.update(members).set({ enterpriseStatus: status }).where(eq(members.id, memberId));
  if (!isApproved) return;
  // An operator or merchant stays one, whatever company they also speak for.
  await tx
    .update(members)
    .set({ role: 'enterprise', company: company.name })
    .where(and(eq(members.id, memberId), inArray(members.role, rolesBelow('enterprise'))));
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
