import { one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { toEnterpriseStatus } from './companyOf.ts';
import { findEnterprise } from './verification/verification.queries.ts';

/** A company's verification. */
export const enterpriseHandlers = {
  async enterpriseStatus({ db, session }) {
    const company = await findEnterprise(db, session.memberId);
    return one({ status: toEnterpriseStatus(company?.status ?? null), name: company?.name ?? null, reason: company?.reason ?? null });
  },
} satisfies Handlers<'enterpriseStatus'>;
