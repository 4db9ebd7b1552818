import { and, count, desc, eq, gte, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { AuditRow, OperatorMember, OperatorOverview } from '@chippage/api/types';
import { members, sessions } from '../account/account.schema.ts';
import { maskMobile } from '../platform/members/mobile.ts';
import { literalLike } from '../platform/database/literalLike.ts';
import { feedbacks } from '../feedback/feedback.schema.ts';
import { auditRows } from '../platform/audit.schema.ts';
import type { Db } from '../platform/database/connect.ts';
import { auditDetail, auditLabel } from './auditLabels.ts';
import { reviews } from '../reviews/reviews.schema.ts';

interface PageWish {
  limit: number;
  offset: number;
}

/** Midnight in Shanghai, before this moment. */
function beginningOfDay(now: Date): Date {
  const shanghai = 8 * 3_600_000;
  const day = 86_400_000;
  return new Date(Math.floor((now.getTime() + shanghai) / day) * day - shanghai);
}

/** What waits for the operator. */
export async function readOverview(db: Db, now: Date): Promise<OperatorOverview> {
  const number = async (table: typeof reviews | typeof feedbacks | typeof members, where?: SQL) => {
    const [row] = await db.select({ total: count() }).from(table).where(where);
    return row?.total ?? 0;
  };
  const [pendingReviews, openFeedback, all, membersToday, suspended] = await Promise.all([
    number(reviews, eq(reviews.state, 'pending')),
    number(feedbacks, isNull(feedbacks.repliedAt)),
    number(members),
    number(members, gte(members.createdAt, beginningOfDay(now))),
    number(members, isNotNull(members.disabledAt)),
  ]);
  return { pendingReviews, openFeedback, members: all, membersToday, suspended };
}

interface MemberWish extends PageWish {
  keywords: string;
  isSuspended: boolean | undefined;
  /** One member only. */
  id?: number;
}

const lastSeen = sql<string | null>`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.memberId} = ${members.id})`;

/** Members by name, number or id, the newest first. */
export async function findMembers(db: Db, { keywords, isSuspended, id, limit, offset }: MemberWish): Promise<{ rows: OperatorMember[]; total: number }> {
  const words = keywords.trim();
  const digits = words.replaceAll(/[\s+-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  const where = and(
    id === undefined ? undefined : eq(members.id, id),
    isSuspended === undefined ? undefined : isSuspended ? isNotNull(members.disabledAt) : isNull(members.disabledAt),
    words === ''
      ? undefined
      : or(
          ilike(members.nickName, literalLike(words)),
          isNumber && digits.length <= 15 ? eq(members.id, Number(digits)) : undefined,
          // Three digits would page through everybody's numbers.
          isNumber && digits.length >= 4 ? ilike(members.mobile, literalLike(digits)) : undefined,
        ),
  );
  const [rows, [counted]] = await Promise.all([
    db.select({ member: members, lastSeen }).from(members).where(where).orderBy(desc(members.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(members).where(where),
  ]);
  return { rows: rows.map(toOperatorMember), total: counted?.total ?? 0 };
}

function toOperatorMember({ member, lastSeen: seen }: { member: typeof members.$inferSelect; lastSeen: string | null }): OperatorMember {
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

interface AuditWish extends PageWish {
  event: string;
  memberId: number | undefined;
}

/** The audit log, the newest first. */
export async function listAudit(db: Db, { event, memberId, limit, offset }: AuditWish): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(
    event === '' ? undefined : sql`starts_with(${auditRows.event}, ${event})`,
    memberId === undefined ? undefined : eq(auditRows.memberId, memberId),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: auditRows, nickName: members.nickName })
      .from(auditRows)
      .leftJoin(members, eq(members.id, auditRows.memberId))
      .where(where)
      .orderBy(desc(auditRows.at), desc(auditRows.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(auditRows).where(where),
  ]);
  return {
    rows: rows.map(({ row, nickName }) => ({
      id: row.id,
      time: row.at.toISOString(),
      event: row.event,
      label: auditLabel(row.event),
      outcome: row.outcome,
      memberId: row.memberId,
      nickName,
      ip: row.ip === '' ? null : row.ip,
      detail: auditDetail(row.detail),
    })),
    total: counted?.total ?? 0,
  };
}
