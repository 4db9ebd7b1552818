import type { JobApplication, OwnApplication } from '@chippage/api/types';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { jobApplications, jobPosts } from '../jobs.schema.ts';
import { toCards } from '../jobs/cards.queries.ts';
import { deleteResumes, resumesOf } from './resumes.queries.ts';

/** An application as it is stored. */
export type ApplicationRecord = typeof jobApplications.$inferSelect;

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
  await deleteResumes(tx, [id]);
  return updateApplication(tx, id, nothing);
}

/** Deletes CVs and contacts whose time is over. */
export async function forgetExpired(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.update(jobApplications).set(nothing).where(lte(jobApplications.keptUntil, now)).returning({ id: jobApplications.id });
    if (gone.length > 0) await deleteResumes(tx, idsIn(gone));
  });
}
