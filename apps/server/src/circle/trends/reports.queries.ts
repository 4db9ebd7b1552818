import { and, eq, sql } from 'drizzle-orm';
import { commentReportNames } from '../../news/comments/comments.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ReportStore } from '../../platform/domain.ts';
import { trendReports, trends } from '../circle.schema.ts';

/** Writes a member's report down. @returns how many members reported the post; null where this member did before */
export async function insertReport(tx: Db, report: typeof trendReports.$inferInsert): Promise<number | null> {
  const added = await tx.insert(trendReports).values(report).onConflictDoNothing().returning({ id: trendReports.trendId });
  return added.length === 0 ? null : tx.$count(trendReports, eq(trendReports.trendId, report.trendId));
}

/** Says in which review an operator looks at a report. */
export async function setReportReview(tx: Db, { trendId, memberId }: { trendId: number; memberId: number }, reviewId: number): Promise<void> {
  await tx
    .update(trendReports)
    .set({ reviewId })
    .where(and(eq(trendReports.trendId, trendId), eq(trendReports.memberId, memberId)));
}

/** What a member reported of posts: their words while others may read them. */
export const trendReportStore: ReportStore = {
  of: (memberId) => sql`
    select r.trend_id as thing_id, case when t.state in ('shown', 'folded') then left(t.content, 60) end as title,
      case when t.state in ('shown', 'folded') then '/circle/circleContent/' || t.id end as href, r.reason, r.note, r.review_id, r.created_at
    from ${trendReports} r join ${trends} t on t.id = r.trend_id where r.member_id = ${memberId}`,
  reasons: commentReportNames,
};
