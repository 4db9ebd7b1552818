import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { jobPosts } from '../jobs.schema.ts';
import { type SampleJob } from './sampleJobs.ts';

const DAY = 86_400_000;
/** Posts that are to stay open run so long; those that are over ran for 30 days. */
const RUN_DAYS = 60;
const OVER_DAYS = 30;

/** Whether the posts of the sample are there. */
export const hasSampleJobs = async (tx: Db): Promise<boolean> => (await tx.$count(jobPosts, eq(jobPosts.isSample, true))) > 0;

/** Moves the open ones on, so that none of them runs out while a portal is not looked at for long. */
export async function moveSampleJobs(tx: Db, now: Date): Promise<void> {
  const expireAt = new Date(now.getTime() + RUN_DAYS * DAY);
  const isLong = sql`${jobPosts.expireAt} - ${jobPosts.publishedAt} > interval '31 days'`;
  await tx
    .update(jobPosts)
    .set({ expireAt })
    .where(and(eq(jobPosts.isSample, true), isLong));
}

/** Writes the posts of the sample. */
export async function writeSampleJobs(tx: Db, jobs: readonly SampleJob[], now: Date): Promise<void> {
  await tx.insert(jobPosts).values(
    jobs.map(({ pay: [salaryMin, salaryMax, salaryMonths], age, isOver, skills, welfare, ...job }) => {
      const at = new Date(now.getTime() - age * DAY);
      const expireAt = isOver ? new Date(at.getTime() + OVER_DAYS * DAY) : new Date(now.getTime() + RUN_DAYS * DAY);
      const times = { publishedAt: at, refreshedAt: at, activeAt: at, expireAt };
      return {
        ...job,
        ...times,
        salaryMin,
        salaryMax,
        salaryMonths,
        skills: [...skills],
        welfare: [...welfare],
        publisherName: '示例招聘负责人',
        publisherTitle: '人事',
        isSample: true,
      };
    }),
  );
}
