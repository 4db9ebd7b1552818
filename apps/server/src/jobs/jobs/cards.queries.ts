import type { JobCard, JobState } from '@chippage/api/types';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { isVerifiedCompany } from '../../enterprise/companies.queries.ts';
import { type CompanyFacts, factsOf } from '../../enterprise/companyOf.ts';
import type { Db } from '../../platform/database/connect.ts';
import { idsAfter } from '../../platform/database/idsAfter.ts';
import type { FindThings } from '../../platform/domain.ts';
import { cityNames } from '../choices.ts';
import { jobPosts } from '../jobs.schema.ts';
import { salaryText } from '../salary.rules.ts';

/** A post as it is stored. */
export type JobRecord = typeof jobPosts.$inferSelect;

/** Posts of companies that are verified today, and have neither run out nor been closed. */
export const isOpen = (now: Date): SQL => sql`(${and(eq(jobPosts.state, 'open'), gt(jobPosts.expireAt, now))} and ${isVerifiedCompany(jobPosts.enterpriseId)})`;

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
