import type { ResumeFile } from '@chippage/api/types';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { jobApplications, jobPosts, jobResumes } from '../jobs.schema.ts';

type ResumeRecord = typeof jobResumes.$inferSelect;

/** Keeps a CV. */
export async function insertResume(tx: Db, row: typeof jobResumes.$inferInsert): Promise<ResumeFile> {
  const { id, name, sizeBytes } = jobResumes;
  const [written] = await tx.insert(jobResumes).values(row).returning({ id, name, sizeBytes });
  if (!written) throw new Error('the CV was not written');
  return written;
}

/** A CV of the member with which nobody applied yet, held, or 404. */
export async function lockFreeResume(tx: Db, memberId: number, id: number): Promise<void> {
  const [row] = await tx
    .select({ id: jobResumes.id })
    .from(jobResumes)
    .where(and(eq(jobResumes.id, id), eq(jobResumes.memberId, memberId), isNull(jobResumes.applicationId)))
    .for('update');
  if (!row) throw notFound('简历');
}

/** Lets a CV be the one of an application. */
export async function attachResume(tx: Db, id: number, applicationId: number): Promise<void> {
  await tx.update(jobResumes).set({ applicationId }).where(eq(jobResumes.id, id));
}

/** One CV, with the company whose post it was sent for; null: for none yet. */
export async function findResume(db: Db, id: number): Promise<(ResumeRecord & { enterpriseId: number | null }) | undefined> {
  const [row] = await db
    .select({ resume: jobResumes, enterpriseId: jobPosts.enterpriseId })
    .from(jobResumes)
    .leftJoin(jobApplications, eq(jobApplications.id, jobResumes.applicationId))
    .leftJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
    .where(eq(jobResumes.id, id));
  return row && { ...row.resume, enterpriseId: row.enterpriseId };
}

/** The CVs of applications, by their numbers; those that were deleted are not among them. */
export async function resumesOf(db: Db, ids: readonly number[]): Promise<Map<number, ResumeFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobResumes)
    .where(inArray(jobResumes.applicationId, [...ids]));
  return new Map(rows.map(({ id, name, sizeBytes, applicationId }) => [applicationId ?? 0, { id, name, sizeBytes }]));
}

/** Deletes the CVs of applications. */
export async function deleteResumes(tx: Db, applicationIds: readonly number[]): Promise<void> {
  await tx.delete(jobResumes).where(inArray(jobResumes.applicationId, [...applicationIds]));
}

/** Drops CVs with which nobody applied. */
export async function forgetLooseResumes(db: Db, before: Date): Promise<void> {
  await db.delete(jobResumes).where(and(isNull(jobResumes.applicationId), lte(jobResumes.createdAt, before)));
}

/** The files that go with a member. */
export async function resumesOfMember(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: jobResumes.sha256 }).from(jobResumes).where(eq(jobResumes.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes of CVs. */
export const resumeBytes = bytesIn(jobResumes);
