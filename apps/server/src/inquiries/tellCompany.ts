import { membersWith } from '../enterprise/companyOf.ts';
import type { Right } from '../enterprise/rights.rules.ts';
import { giveNotice } from '../messages/notices.queries.ts';
import type { Db } from '../platform/database/connect.ts';

/** Gives a notice to everybody in a company who may act on it; in the transaction of what it is about. */
export async function tellCompany(
  tx: Db,
  { companyId, right, ...notice }: { companyId: number; right: Right; title: string; body: string; href: string },
  now: Date,
): Promise<void> {
  // In one order: two transactions that tell the same people never wait for each other.
  for (const memberId of (await membersWith(tx, companyId, right)).toSorted((a, b) => a - b))
    await giveNotice(tx, { memberId, kind: 'inquiry', ...notice }, now);
}
