import type { JobCard, JobCategory, JobCategoryCount, JobCityCount, JobState } from '@chippage/api/types';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { isCompanyCalled, isVerifiedCompany } from '../../enterprise/companies.queries.ts';
import { type CompanyFacts, factsOf } from '../../enterprise/companyOf.ts';
import type { Db } from '../../platform/database/connect.ts';
import { idsAfter } from '../../platform/database/idsAfter.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { FindThings } from '../../platform/domain.ts';
import { cityNames, groupOf, jobCategories, jobDegrees } from '../choices.ts';
import { jobPosts } from '../jobs.schema.ts';
import { salaryText } from '../salary.rules.ts';

/** A post as it is stored. */
export type JobRecord = typeof jobPosts.$inferSelect;

/** Posts of companies that are verified today, and have neither run out nor been closed. */
export const isOpen = (now: Date): SQL => sql`(${and(eq(jobPosts.state, 'open'), gt(jobPosts.expireAt, now))} and ${isVerifiedCompany(jobPosts.enterpriseId)})`;

/** What the list is narrowed by. */
export interface JobWish {
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

/** Where a post stands for whoever looks now. */
export function stateOf({ state, expireAt }: Pick<JobRecord, 'state' | 'expireAt'>, isVerified: boolean, now: Date): JobState {
  if (state !== 'open') return state;
  if (expireAt <= now) return 'expired';
  return isVerified ? 'open' : 'closed';
}

/** A city by its code. */
export const cityOf = (code: string) => ({ code, name: cityNames.get(code) ?? code });

/** What is paid, in numbers and words. */
export function salaryOf({ salaryMin: min, salaryMax: max, salaryMonths: months }: Pick<JobRecord, 'salaryMin' | 'salaryMax' | 'salaryMonths'>) {
  return { min, max, months, text: salaryText({ min, max, months }) };
}

/** A post as a card; its company is there as long as the post is. */
function toCard(row: JobRecord, company: CompanyFacts, now: Date): JobCard {
  const { id, title, category, district, businessArea, experience, degree, jobType, daysPerWeek, skills, stage } = row;
  return {
    id,
    title,
    category,
    city: cityOf(row.cityCode),
    district,
    businessArea,
    salary: salaryOf(row),
    experience,
    degree,
    jobType,
    daysPerWeek,
    skills,
    company: { ...company, stage },
    publishTime: row.refreshedAt.toISOString(),
    expireTime: row.expireAt.toISOString(),
    state: stateOf(row, company.isVerified, now),
  };
}

/** Posts as cards, in their order. */
export async function toCards(db: Db, rows: readonly JobRecord[], now: Date): Promise<JobCard[]> {
  const companies = await factsOf(
    db,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  return rows.flatMap((row) => {
    const company = companies.get(row.enterpriseId);
    return company ? [toCard(row, company, now)] : [];
  });
}

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

/** Posts with the words that a list of favourites shows; also those that ran out. */
export const findJobThings: FindThings = async (db, ids) => {
  const rows = await db
    .select()
    .from(jobPosts)
    .where(and(sql`${jobPosts.id} = any(${sql.param(ids)}::bigint[])`, sql`${jobPosts.state} <> 'removed'`));
  const companies = await factsOf(
    db,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    detail: [salaryOf(row).text, cityOf(row.cityCode).name, companies.get(row.enterpriseId)?.name].filter(Boolean).join(' · '),
    brandId: null,
  }));
};

/** Posts with a page that is worth finding; those of the sample are nobody's. */
export const listedJobs = idsAfter(jobPosts, jobPosts.id, (now) => and(isOpen(now), eq(jobPosts.isSample, false)));
