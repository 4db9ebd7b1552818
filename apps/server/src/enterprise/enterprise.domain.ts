import type { Domain } from '../platform/domain.ts';
import { findMember } from '../platform/members/members.queries.ts';
import { enterpriseApplications, enterpriseInvitations, enterpriseMembers, enterprises, licenceFiles } from './enterprise.schema.ts';
import { followHandlers } from './follows/follows.handlers.ts';
import { companyFollowStore, findCompanyThings } from './follows/follows.queries.ts';
import { companyFollows } from './follows/follows.schema.ts';
import { membersHandlers } from './members/members.handlers.ts';
import { forgetInvitations, openOwnershipOf } from './members/members.queries.ts';
import { productionHandlers } from './production/production.handlers.ts';
import { forgetRemovedLines } from './production/production.queries.ts';
import { productionFiles, productionLines } from './production/production.schema.ts';
import { productionDecisions } from './production/productionDecisions.ts';
import { forgetLooseFiles, productionBytes, productionFilesOf } from './production/productionFiles.queries.ts';
import { loadSampleCompanies } from './sample/loadSampleCompanies.ts';
import { registerExpiryJob } from './verification/expiryJob.ts';
import { verificationHandlers } from './verification/verification.handlers.ts';
import { forgetLooseLicences, licenceBytes, licencesOf, openEnterpriseOf } from './verification/verification.queries.ts';
import { verificationDecisions } from './verification/verificationDecisions.ts';

const DAY = 86_400_000;

/** The companies that members act for: what they are, who may do what for them. */
export const enterpriseDomain = {
  name: 'enterprise',
  handlers: (all) => ({ ...verificationHandlers, ...membersHandlers(all), ...followHandlers, ...productionHandlers }),
  memberRecords: [
    { name: 'enterpriseInvitations', table: enterpriseInvitations, owner: enterpriseInvitations.memberId, hidden: ['codeHash'] },
    { name: 'enterpriseApplications', table: enterpriseApplications, owner: enterpriseApplications.memberId },
    { name: 'licenceFiles', table: licenceFiles, owner: licenceFiles.memberId, hidden: ['sha256'] },
    { name: 'enterpriseMembers', table: enterpriseMembers, owner: enterpriseMembers.memberId },
    { name: 'enterprises', table: enterprises, owner: enterprises.ownerId },
    { name: 'companyFollows', table: companyFollows, owner: companyFollows.memberId },
    // A company's production lines stay with it when somebody leaves.
    { name: 'productionLines', table: productionLines, owner: productionLines.memberId, isKept: true },
    { name: 'productionFiles', table: productionFiles, owner: productionFiles.memberId, hidden: ['sha256'] },
  ],
  memberFiles: async (db, memberId) => [...(await licencesOf(db, memberId)), ...(await productionFilesOf(db, memberId))],
  usesBytes: [licenceBytes, productionBytes],
  openMatters: [openEnterpriseOf, openOwnershipOf],
  roleFacts: { enterprise: async (db, memberId) => (await findMember(db, memberId))?.enterpriseStatus === 1 },
  decisions: { ...verificationDecisions, ...productionDecisions },
  things: { enterprise: findCompanyThings },
  followStores: { enterprise: companyFollowStore },
  startTasks: [
    {
      name: 'sample companies',
      blocksReadiness: true,
      run: async (platform) => {
        const count = platform.config.hasSample ? await loadSampleCompanies(platform) : 0;
        if (count > 0) platform.log.info({ companies: count }, 'sample companies loaded');
      },
    },
  ],
  registerJobs: registerExpiryJob,
  housekeeping: [
    ({ db }, ago) => forgetLooseLicences(db, ago(DAY)),
    ({ db }, ago) => forgetInvitations(db, ago(0)),
    ({ db }, ago) => forgetRemovedLines(db, ago(DAY)),
    ({ db }, ago) => forgetLooseFiles(db, ago(DAY)),
  ],
} satisfies Domain;
