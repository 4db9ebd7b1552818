import type { OwnEnterpriseState } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import { toEnterpriseStatus } from '../companyOf.ts';
import { mayRole } from '../rights.rules.ts';
import { factsOf } from './handIn.ts';
import { findEnterprise, newestApplication } from './verification.queries.ts';
import { isEndingSoon } from './verification.rules.ts';

/** The company that a member acts for, with what was handed in last for who may change it. */
export async function ownState({ db, session, clock }: Ctx<Session>): Promise<OwnEnterpriseState> {
  const found = await findEnterprise(db, session.memberId);
  if (!found) return { company: null };
  const { enterprise, role, spendLimit } = found;
  const application = await newestApplication(db, enterprise.id);
  return {
    company: {
      id: enterprise.id,
      status: toEnterpriseStatus(enterprise.status) ?? 0,
      reason: enterprise.reason,
      facts: factsOf(enterprise),
      role,
      spendLimit,
      verifyTime: enterprise.verifiedAt?.toISOString() ?? null,
      expireTime: enterprise.expiresAt?.toISOString() ?? null,
      endsSoon: enterprise.status === 1 && application?.state !== 'reviewing' && isEndingSoon(clock.now(), enterprise.expiresAt),
      application: mayRole(role, 'company.edit') ? application : null,
    },
  };
}
