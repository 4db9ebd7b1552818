import { membersWith } from '../enterprise/companyOf.ts';
import { giveNotice } from '../messages/notices.queries.ts';
import type { Db } from '../platform/database/connect.ts';

/** Gives a notice to everybody in a company who posts its jobs; in the transaction of what it is about. */
export async function tellRecruiters(
  tx: Db,
  { enterpriseId, ...notice }: { enterpriseId: number; title: string; body: string; href: string },
  now: Date,
): Promise<void> {
  // In one order: two transactions that tell the same people never wait for each other.
  for (const memberId of (await membersWith(tx, enterpriseId, 'job.post')).toSorted((a, b) => a - b))
    await giveNotice(tx, { memberId, kind: 'job', ...notice }, now);
}
