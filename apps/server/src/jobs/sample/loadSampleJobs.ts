import { listSampleCompanies } from '../../enterprise/sample/sampleCompanies.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { hasSampleJobs, moveSampleJobs, writeSampleJobs } from './sampleJobs.queries.ts';
import { sampleJobs } from './sampleJobs.ts';

/**
 * Writes what the companies of the sample offer, unless it is there; then moves on what would run out.
 * @returns How many posts were written.
 */
export async function loadSampleJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample jobs');
    if (await hasSampleJobs(tx)) {
      await moveSampleJobs(tx, now);
      return 0;
    }
    const companies = new Set((await listSampleCompanies(tx)).map(({ id }) => id));
    const jobs = sampleJobs.filter(({ enterpriseId }) => companies.has(enterpriseId));
    if (jobs.length > 0) await writeSampleJobs(tx, jobs, now);
    return jobs.length;
  });
}
