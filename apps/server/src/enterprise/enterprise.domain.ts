import type { Domain } from '../platform/domain.ts';
import { findMember } from '../platform/members/members.queries.ts';
import { enterpriseMembers, enterprises } from './enterprise.schema.ts';
import { registerExpiryJob } from './verification/expiryJob.ts';
import { enterpriseHandlers } from './enterprise.handlers.ts';
import { openEnterpriseOf } from './verification/verification.queries.ts';
import { verificationDecisions } from './verification/verificationDecisions.ts';

/** The companies that members act for: what they are, who may do what for them. */
export const enterpriseDomain = {
  name: 'enterprise',
  handlers: () => ({ ...enterpriseHandlers }),
  memberRecords: [
    { name: 'enterpriseMembers', table: enterpriseMembers, owner: enterpriseMembers.memberId },
    { name: 'enterprises', table: enterprises, owner: enterprises.ownerId },
  ],
  openMatters: [openEnterpriseOf],
  roleFacts: { enterprise: async (db, memberId) => (await findMember(db, memberId))?.enterpriseStatus === 1 },
  decisions: verificationDecisions,
  registerJobs: registerExpiryJob,
} satisfies Domain;
