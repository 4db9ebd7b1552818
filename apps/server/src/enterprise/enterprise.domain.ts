import type { Domain } from '../platform/domain.ts';
import { findMember } from '../platform/members/members.queries.ts';
import { enterpriseApplications, enterpriseInvitations, enterpriseMembers, enterprises, licenceFiles } from './enterprise.schema.ts';
import { membersHandlers } from './members/members.handlers.ts';
import { forgetInvitations, openOwnershipOf } from './members/members.queries.ts';
import { registerExpiryJob } from './verification/expiryJob.ts';
import { verificationHandlers } from './verification/verification.handlers.ts';
import { forgetLooseLicences, licenceBytes, licencesOf, openEnterpriseOf } from './verification/verification.queries.ts';
import { verificationDecisions } from './verification/verificationDecisions.ts';

const DAY = 86_400_000;

/** The companies that members act for: what they are, who may do what for them. */
export const enterpriseDomain = {
  name: 'enterprise',
  handlers: (all) => ({ ...verificationHandlers, ...membersHandlers(all) }),
  memberRecords: [
    { name: 'enterpriseInvitations', table: enterpriseInvitations, owner: enterpriseInvitations.memberId, hidden: ['codeHash'] },
    { name: 'enterpriseApplications', table: enterpriseApplications, owner: enterpriseApplications.memberId },
    { name: 'licenceFiles', table: licenceFiles, owner: licenceFiles.memberId, hidden: ['sha256'] },
    { name: 'enterpriseMembers', table: enterpriseMembers, owner: enterpriseMembers.memberId },
    { name: 'enterprises', table: enterprises, owner: enterprises.ownerId },
  ],
  memberFiles: licencesOf,
  usesBytes: [licenceBytes],
  openMatters: [openEnterpriseOf, openOwnershipOf],
  roleFacts: { enterprise: async (db, memberId) => (await findMember(db, memberId))?.enterpriseStatus === 1 },
  decisions: verificationDecisions,
  registerJobs: registerExpiryJob,
  housekeeping: [({ db }, ago) => forgetLooseLicences(db, ago(DAY)), ({ db }, ago) => forgetInvitations(db, ago(0))],
} satisfies Domain;
