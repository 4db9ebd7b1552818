import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { AuditRow, OperatorOverview } from '@chippage/api/types';
import { countMembers } from '../account/security/suspension.queries.ts';
import { countOpenFeedback } from '../feedback/feedback.queries.ts';
import { countOpenTakedowns } from '../takedowns/takedowns.queries.ts';
import { auditRows } from '../platform/audit.schema.ts';
import type { Db } from '../platform/database/connect.ts';
import { memberNames } from '../platform/members/members.queries.ts';
import { shanghaiMidnight } from '../platform/shanghai.ts';
import { countPending } from '../reviews/reviews.queries.ts';
import { auditDetail } from './auditFacts.ts';
import { auditLabel } from './auditLabels.ts';

interface PageWish {
  limit: number;
  offset: number;
}

/** What waits for the operator. */
export async function readOverview(db: Db, now: Date): Promise<Omit<OperatorOverview, 'emptySettings'>> {
  const [pendingReviews, openFeedback, openTakedowns, members] = await Promise.all([
    countPending(db),
    countOpenFeedback(db),
    countOpenTakedowns(db),
    countMembers(db, shanghaiMidnight(now)),
  ]);
  return { pendingReviews, openFeedback, openTakedowns, ...members };
}

interface AuditWish extends PageWish {
  event: string;
  memberId: number | undefined;
}

const names = memberNames('names');

/** The audit log, the newest first. */
export async function listAudit(db: Db, { event, memberId, limit, offset }: AuditWish): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(
    event === '' ? undefined : sql`starts_with(${auditRows.event}, ${event})`,
    memberId === undefined ? undefined : eq(auditRows.memberId, memberId),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: auditRows, nickName: names.nickName })
      .from(auditRows)
      .leftJoin(names, eq(names.id, auditRows.memberId))
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
      count: row.count,
      lastTime: row.lastAt?.toISOString() ?? null,
      event: row.event,
      label: auditLabel(row.event),
      outcome: row.outcome,
      memberId: row.memberId,
      nickName,
      ip: row.ip === '' ? null : row.ip,
      detail: auditDetail(row.event, row.detail),
    })),
    total: counted?.total ?? 0,
  };
}
