import { and, count, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OperatorMember } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { memberMatches } from '../../platform/members/memberSearch.queries.ts';
import { members } from '../../platform/members/members.schema.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { sessions } from '../account.schema.ts';

interface MemberWish {
  keywords: string;
  isSuspended: boolean | undefined;
  /** One member only. */
  id?: number;
  limit: number;
  offset: number;
}

const lastSeen = sql<string | null>`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.memberId} = ${members.id})`;

/** Members by name, number or id, the newest first. */
export async function findMembers(
  db: Db,
  { keywords, isSuspended, id, limit, offset }: MemberWish,
): Promise<{ rows: Omit<OperatorMember, 'isSelf'>[]; total: number }> {
  const where = and(
    id === undefined ? undefined : eq(members.id, id),
    isSuspended === undefined ? undefined : isSuspended ? isNotNull(members.disabledAt) : isNull(members.disabledAt),
    memberMatches(keywords),
  );
  const [rows, [counted]] = await Promise.all([
    db.select({ member: members, lastSeen }).from(members).where(where).orderBy(desc(members.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(members).where(where),
  ]);
  return { rows: rows.map(toOperatorMember), total: counted?.total ?? 0 };
}

function toOperatorMember({ member, lastSeen: seen }: { member: typeof members.$inferSelect; lastSeen: string | null }): Omit<OperatorMember, 'isSelf'> {
  const status = member.enterpriseStatus;
  return {
    id: member.id,
    nickName: member.nickName,
    mobile: member.mobile === null ? null : maskMobile(member.mobile),
    role: member.role,
    enterpriseStatus: status === 0 || status === 1 || status === 2 || status === 3 ? status : null,
    isSuspended: member.disabledAt !== null,
    suspendReason: member.disabledReason,
    createTime: member.createdAt.toISOString(),
    lastSeenTime: seen === null ? null : new Date(seen).toISOString(),
  };
}

/** Stops an account, or lets it in again; stopping ends every session in the same moment. False: no such member. */
export async function setSuspended(db: Db, id: number, suspension: { at: Date; reason: string } | null): Promise<boolean> {
  const rows = await db
    .update(members)
    .set({ disabledAt: suspension?.at ?? null, disabledReason: suspension?.reason ?? null })
    .where(eq(members.id, id))
    .returning({ id: members.id });
  if (suspension) await db.delete(sessions).where(eq(sessions.memberId, id));
  return rows.length === 1;
}

/** How many members there are, came since a moment, and are stopped. */
export async function countMembers(db: Db, since: Date): Promise<{ members: number; membersToday: number; suspended: number }> {
  const [all, membersToday, suspended] = await Promise.all([
    db.$count(members),
    db.$count(members, gte(members.createdAt, since)),
    db.$count(members, isNotNull(members.disabledAt)),
  ]);
  return { members: all, membersToday, suspended };
}
