import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { ReportStore } from '../../platform/domain.ts';
import { jobReportNames } from '../choices.ts';
import { jobNotFoundFailure } from '../jobs.errors.ts';
import { jobPosts, jobReports } from '../jobs.schema.ts';
import type { JobRecord } from './cards.queries.ts';

/** One post, whatever its state, or 404. */
export async function findJob(db: Db, id: number): Promise<JobRecord> {
  const [row] = await db.select().from(jobPosts).where(eq(jobPosts.id, id));
  if (!row) throw jobNotFoundFailure();
  return row;
}

/** The same, held until the transaction ends; undefined: it is gone. */
export async function lockJob(tx: Db, id: number): Promise<JobRecord | undefined> {
  const [row] = await tx.select().from(jobPosts).where(eq(jobPosts.id, id)).for('update');
  return row;
}

/** Changes one. */
export async function updateJob(tx: Db, id: number, change: Partial<typeof jobPosts.$inferInsert>): Promise<JobRecord> {
  const [row] = await tx.update(jobPosts).set(change).where(eq(jobPosts.id, id)).returning();
  if (!row) throw jobNotFoundFailure();
  return row;
}

/** Writes a report down; false when the member reported this post before. */
export async function insertReport(tx: Db, report: typeof jobReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(jobReports).values(report).onConflictDoNothing().returning({ id: jobReports.id });
  return rows.length > 0;
}

/** Says in which review an operator looks at a report. */
export async function setReportReview(tx: Db, { jobId, memberId }: { jobId: number; memberId: number }, reviewId: number): Promise<void> {
  await tx
    .update(jobReports)
    .set({ reviewId })
    .where(and(eq(jobReports.jobId, jobId), eq(jobReports.memberId, memberId)));
}

/** What a member reported of jobs. */
export const jobReportStore: ReportStore = {
  of: (memberId) => sql`
    select r.job_id as thing_id, '职位 ' || j.title as title, case when j.state <> 'removed' then '/news/recruitDetail/' || j.id end as href,
      r.kind as reason, r.text as note, r.review_id, r.created_at
    from ${jobReports} r join ${jobPosts} j on j.id = r.job_id where r.member_id = ${memberId}`,
  reasons: jobReportNames,
};
