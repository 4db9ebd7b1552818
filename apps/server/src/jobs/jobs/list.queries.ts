import type { JobCard, JobCategory, JobCategoryCount, JobCityCount } from '@chippage/api/types';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { isCompanyCalled } from '../../enterprise/companies.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { cityNames, groupOf, jobCategories, jobDegrees } from '../choices.ts';
import { jobPosts } from '../jobs.schema.ts';
import { isOpen, type JobRecord, toCards } from './cards.queries.ts';

/** What the list is narrowed by. */
interface JobWish {
  cityCode?: string | undefined;
  category?: JobCategory | undefined;
  salaryFrom?: number | undefined;
  salaryTo?: number | undefined;
  months?: number | undefined;
  degree?: JobRecord['degree'] | undefined;
  experience?: JobRecord['experience'] | undefined;
  jobType?: JobRecord['jobType'] | undefined;
  keywords?: string;
}

/** Words beyond these find nothing that those before did not. */
const MOST_WORDS = 6;

function isCalled(word: string): SQL {
  const like = literalLike(word);
  return sql`(${jobPosts.title} ilike ${like} or ${jobPosts.description} ilike ${like} or array_to_string(${jobPosts.skills}, ' ') ilike ${like}
    or ${isCompanyCalled(jobPosts.enterpriseId, like)})`;
}

function wanted({ cityCode, category, salaryFrom, salaryTo, months, degree, experience, jobType, keywords = '' }: JobWish, now: Date): SQL | undefined {
  const words = keywords.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  // Whoever has a degree may apply where a lower one is asked for.
  const degrees = degree === undefined ? undefined : jobDegrees.slice(0, jobDegrees.indexOf(degree) + 1);
  return and(
    isOpen(now),
    cityCode === undefined ? undefined : eq(jobPosts.cityCode, cityCode),
    category === undefined ? undefined : eq(jobPosts.category, category),
    salaryFrom === undefined ? undefined : sql`${jobPosts.salaryMax} >= ${salaryFrom}`,
    salaryTo === undefined ? undefined : sql`${jobPosts.salaryMin} <= ${salaryTo}`,
    months === undefined ? undefined : sql`${jobPosts.salaryMonths} >= ${months}`,
    degrees && sql`${jobPosts.degree} = any(${sql.param([...degrees])}::text[])`,
    experience === undefined ? undefined : eq(jobPosts.experience, experience),
    jobType === undefined ? undefined : eq(jobPosts.jobType, jobType),
    ...words.map(isCalled),
  );
}

const newest = [sql`${jobPosts.refreshedAt} desc`, sql`${jobPosts.id} desc`];

/** A page of open posts. */
export async function listJobs(
  db: Db,
  wish: JobWish,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<{ rows: JobCard[]; total: number }> {
  const where = wanted(wish, now);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(jobPosts)
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    db.$count(jobPosts, where),
  ]);
  return { rows: await toCards(db, rows, now), total };
}

/** Other open posts of a company. */
export async function listOthers(db: Db, { id, enterpriseId }: Pick<JobRecord, 'id' | 'enterpriseId'>, size: number, now: Date): Promise<JobCard[]> {
  const rows = await db
    .select()
    .from(jobPosts)
    .where(and(isOpen(now), eq(jobPosts.enterpriseId, enterpriseId), sql`${jobPosts.id} <> ${id}`))
    .orderBy(...newest)
    .limit(size);
  return toCards(db, rows, now);
}

async function countBy<Key extends string>(db: Db, column: typeof jobPosts.category | typeof jobPosts.cityCode, now: Date): Promise<Map<Key, number>> {
  const rows = await db
    .select({ key: column, total: sql<number>`count(*)::int` })
    .from(jobPosts)
    .where(isOpen(now))
    .groupBy(column);
  return new Map(rows.map(({ key, total }) => [key as Key, total]));
}

/** Every category with how many are open in it. */
export async function countCategories(db: Db, now: Date): Promise<JobCategoryCount[]> {
  const counts = await countBy<JobCategory>(db, jobPosts.category, now);
  return jobCategories.map((id) => ({ id, group: groupOf[id], count: counts.get(id) ?? 0 }));
}

/** Every city with how many are open there, those with most first. */
export async function countCities(db: Db, now: Date): Promise<JobCityCount[]> {
  const counts = await countBy<string>(db, jobPosts.cityCode, now);
  return [...cityNames].map(([code, name]) => ({ code, name, count: counts.get(code) ?? 0 })).toSorted((a, b) => b.count - a.count);
}
