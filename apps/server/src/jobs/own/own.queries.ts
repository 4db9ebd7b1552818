import type { JobState, OwnJob } from '@chippage/api/types';
import { and, count, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { jobNotFoundFailure } from '../jobs.errors.ts';
import { jobApplications, jobPosts } from '../jobs.schema.ts';
import { cityOf, type JobRecord, salaryOf, stateOf } from '../jobs/cards.queries.ts';
import { findJob, lockJob } from '../jobs/jobs.queries.ts';

/** One of a company's, or 404. */
export async function findOwnJob(db: Db, enterpriseId: number, id: number): Promise<JobRecord> {
  const row = await findJob(db, id);
  if (row.enterpriseId !== enterpriseId) throw jobNotFoundFailure();
  return row;
}

/** The same, held until the transaction ends. */
export async function lockOwnJob(tx: Db, enterpriseId: number, id: number): Promise<JobRecord> {
  const row = await lockJob(tx, id);
  if (row?.enterpriseId !== enterpriseId) throw jobNotFoundFailure();
  return row;
}

/** Writes one down. */
export async function insertJob(tx: Db, row: typeof jobPosts.$inferInsert): Promise<JobRecord> {
  const [job] = await tx.insert(jobPosts).values(row).returning();
  if (!job) throw new Error('the job was not written');
  return job;
}

/** How many a company has open, beside one. */
export const countOpen = (db: Db, enterpriseId: number, now: Date, except = 0): Promise<number> =>
  db.$count(jobPosts, and(eq(jobPosts.enterpriseId, enterpriseId), eq(jobPosts.state, 'open'), gt(jobPosts.expireAt, now), sql`${jobPosts.id} <> ${except}`));

function isIn(state: JobState, now: Date): SQL | undefined {
  if (state === 'open') return and(eq(jobPosts.state, 'open'), gt(jobPosts.expireAt, now));
  return state === 'expired' ? and(eq(jobPosts.state, 'open'), lte(jobPosts.expireAt, now)) : eq(jobPosts.state, state);
}

/** Posts of a company as its list shows them. The company is verified, or it would not read them. */
export async function toOwnJobs(db: Db, rows: readonly JobRecord[], now: Date): Promise<OwnJob[]> {
  const ids = rows.map(({ id }) => id);
  const { jobId } = jobApplications;
  const counts =
    ids.length === 0
      ? []
      : await db
          .select({ jobId, total: count(), unread: sql<number>`count(*) filter (where ${jobApplications.state} = 'sent')::int` })
          .from(jobApplications)
          .where(inArray(jobId, ids))
          .groupBy(jobId);
  const byJob = new Map(counts.map((each) => [each.jobId, each]));
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    city: cityOf(row.cityCode),
    salary: salaryOf(row),
    state: stateOf(row, true, now),
    reason: row.reason,
    publishTime: row.refreshedAt.toISOString(),
    expireTime: row.expireAt.toISOString(),
    applications: byJob.get(row.id)?.total ?? 0,
    unread: byJob.get(row.id)?.unread ?? 0,
  }));
}

/** A page of a company's posts, the newest first. */
export async function listOwnJobs(
  db: Db,
  enterpriseId: number,
  { state, limit, offset, now }: { state: JobState | undefined; limit: number; offset: number; now: Date },
): Promise<{ rows: OwnJob[]; total: number }> {
  const where = and(eq(jobPosts.enterpriseId, enterpriseId), state && isIn(state, now));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(jobPosts)
      .where(where)
      .orderBy(sql`${jobPosts.refreshedAt} desc`, sql`${jobPosts.id} desc`)
      .limit(limit)
      .offset(offset),
    db.$count(jobPosts, where),
  ]);
  return { rows: await toOwnJobs(db, rows, now), total };
}
