import type { JobApplication, OwnApplication, ResumeFile } from '@chippage/api/types';
import { and, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { jobApplications, jobPosts, jobResumes } from '../jobs.schema.ts';
import { toCards } from '../jobs/cards.queries.ts';

/** An application as it is stored. */
export type ApplicationRecord = typeof jobApplications.$inferSelect;
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

/** Writes an application down; null: the member applied before. */
export async function insertApplication(tx: Db, row: typeof jobApplications.$inferInsert): Promise<ApplicationRecord | null> {
  const [written] = await tx.insert(jobApplications).values(row).onConflictDoNothing().returning();
  return written ?? null;
}

/** When a member applied for a post; null: not yet. */
export async function findAppliedAt(db: Db, { jobId, memberId }: { jobId: number; memberId: number }): Promise<string | null> {
  const [row] = await db
    .select({ createdAt: jobApplications.createdAt })
    .from(jobApplications)
    .where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.memberId, memberId)));
  return row?.createdAt.toISOString() ?? null;
}

/** An application, held until the transaction ends, with the company that reads it; undefined: there is none. */
export async function lockApplication(tx: Db, id: number): Promise<(ApplicationRecord & { enterpriseId: number; title: string }) | undefined> {
  const [row] = await tx
    .select({ application: jobApplications, enterpriseId: jobPosts.enterpriseId, title: jobPosts.title })
    .from(jobApplications)
    .innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
    .where(eq(jobApplications.id, id))
    .for('update', { of: jobApplications });
  return row && { ...row.application, enterpriseId: row.enterpriseId, title: row.title };
}

/** Changes one. */
export async function updateApplication(tx: Db, id: number, change: Partial<typeof jobApplications.$inferInsert>): Promise<ApplicationRecord> {
  const [row] = await tx.update(jobApplications).set(change).where(eq(jobApplications.id, id)).returning();
  if (!row) throw notFound('投递');
  return row;
}

async function resumesOf(db: Db, ids: readonly number[]): Promise<Map<number, ResumeFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobResumes)
    .where(inArray(jobResumes.applicationId, [...ids]));
  return new Map(rows.map(({ id, name, sizeBytes, applicationId }) => [applicationId ?? 0, { id, name, sizeBytes }]));
}

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Applications as who applied reads them. */
export async function toOwnApplications(db: Db, rows: readonly ApplicationRecord[], now: Date): Promise<OwnApplication[]> {
  if (rows.length === 0) return [];
  const posts = await db
    .select()
    .from(jobPosts)
    .where(
      inArray(
        jobPosts.id,
        rows.map(({ jobId }) => jobId),
      ),
    );
  const cards = new Map((await toCards(db, posts, now)).map((card) => [card.id, card]));
  const resumes = await resumesOf(db, idsIn(rows));
  return rows.flatMap(({ id, jobId, state, createdAt, stateAt, keptUntil }) => {
    const job = cards.get(jobId);
    if (!job) return [];
    const times = { applyTime: createdAt.toISOString(), stateTime: stateAt?.toISOString() ?? null, keptUntil: keptUntil?.toISOString() ?? null };
    return [{ id, job, state, ...times, resume: resumes.get(id) ?? null }];
  });
}

/** What a member applied for, the newest first. */
export async function listOwnApplications(
  db: Db,
  memberId: number,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<{ rows: OwnApplication[]; total: number }> {
  const where = eq(jobApplications.memberId, memberId);
  const rows = await db
    .select()
    .from(jobApplications)
    .where(where)
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
    .limit(limit)
    .offset(offset);
  return { rows: await toOwnApplications(db, rows, now), total: await db.$count(jobApplications, where) };
}

/** Applications as the company reads them. */
export async function toJobApplications(db: Db, rows: readonly ApplicationRecord[]): Promise<JobApplication[]> {
  const resumes = await resumesOf(db, idsIn(rows));
  return rows.map(({ id, name, phone, message, state, createdAt, keptUntil }) => ({
    id,
    name,
    phone,
    message,
    resume: resumes.get(id) ?? null,
    state,
    applyTime: createdAt.toISOString(),
    keptUntil: keptUntil?.toISOString() ?? null,
  }));
}

/** Who applied for a post, the newest first. */
export async function listApplications(
  db: Db,
  jobId: number,
  { state, limit, offset }: { state: ApplicationRecord['state'] | undefined; limit: number; offset: number },
): Promise<{ rows: JobApplication[]; total: number }> {
  const where = and(eq(jobApplications.jobId, jobId), state && eq(jobApplications.state, state));
  const rows = await db
    .select()
    .from(jobApplications)
    .where(where)
    .orderBy(desc(jobApplications.createdAt), desc(jobApplications.id))
    .limit(limit)
    .offset(offset);
  return { rows: await toJobApplications(db, rows), total: await db.$count(jobApplications, where) };
}

const nothing = { name: null, phone: null, message: null, keptUntil: null };

/** Deletes CV and contact of an application. */
export async function forgetContact(tx: Db, id: number): Promise<ApplicationRecord> {
  await tx.delete(jobResumes).where(eq(jobResumes.applicationId, id));
  return updateApplication(tx, id, nothing);
}

/** Deletes CVs and contacts whose time is over. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.update(jobApplications).set(nothing).where(lte(jobApplications.keptUntil, now)).returning({ id: jobApplications.id });
    if (gone.length > 0) await tx.delete(jobResumes).where(inArray(jobResumes.applicationId, idsIn(gone)));
  });
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
