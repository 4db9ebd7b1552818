import type { Db } from '../../platform/database/connect.ts';
import { lockMember, raiseRole, updateMember } from '../../platform/members/members.queries.ts';
import { companyOf } from '../companyOf.ts';
import { deleteSeat, insertSeat } from '../members/members.queries.ts';
import type { SeatRole } from '../rights.rules.ts';
import { listSampleCompanies } from './sampleCompanies.queries.ts';
import { FIRST_OWN_COMPANY } from './sampleCompanies.ts';

/** What became of it: the company's name, or why not. */
export type Joined = { name: string } | 'no_company' | 'no_member' | 'other_company';

/**
 * Gives a member a place in a company of the sample, so that its quotes and rows can be seen from inside; a place in another one of the
 * sample is left for it. Without invitation, as nobody of a made-up company could write one: only a command does this.
 */
export async function joinSampleCompany(
  tx: Db,
  { memberId, companyId, role }: { memberId: number; companyId: number; role: SeatRole },
  now: Date,
): Promise<Joined> {
  const company = (await listSampleCompanies(tx)).find(({ id }) => id === companyId);
  if (!company) return 'no_company';
  if (!(await lockMember(tx, memberId))) return 'no_member';
  const own = await companyOf(tx, memberId);
  if (own && own.id >= FIRST_OWN_COMPANY) return 'other_company';
  if (own) await deleteSeat(tx, memberId);
  await insertSeat(tx, { memberId, enterpriseId: companyId, role, spendLimit: null, joinedAt: now });
  await updateMember(tx, memberId, { enterpriseStatus: 1, company: company.name });
  await raiseRole(tx, memberId, 'enterprise');
  return { name: company.name };
}
