import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { raiseRole, updateMember } from '../../platform/members/members.queries.ts';
import { findSeats } from '../companies.queries.ts';
import { findEnterpriseById, lockApplication, updateApplication, updateEnterprise } from './verification.queries.ts';
import { heldUntil } from './verification.rules.ts';
import { verificationNotice } from './verificationNotices.rules.ts';

/** Carries out what an operator decided about a company: what is refused of a change leaves in force what was. */
export const verificationDecisions: Pick<ReviewDecisions, 'enterprise'> = {
  async enterprise(tx, { memberId, payload }, decision) {
    const { isApproved, reason, now } = decision;
    const application = await lockApplication(tx, Number(payload['applicationId']));
    if (application?.state !== 'reviewing') return;
    const { id, enterpriseId, facts, isChange, licenceFileId } = application;
    await updateApplication(tx, id, { state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, decidedAt: now });
    if (isApproved) {
      const held = { status: 1, reason: null, verifiedAt: now, expiresAt: heldUntil(now, facts.licenceExpiry), remindedAt: null };
      await updateEnterprise(tx, enterpriseId, { ...facts, ...held, licenceFileId, decidedAt: now });
    } else if (!isChange) await updateEnterprise(tx, enterpriseId, { status: 2, reason, decidedAt: now });
    await writeToMembers(tx, enterpriseId);
    await giveNotice(tx, verificationNotice(memberId, facts.name, isChange, decision), now);
  },
};

/** Writes to the rows of a company's members what holds of it; an operator or merchant stays one, whatever company they also speak for. */
async function writeToMembers(tx: Db, enterpriseId: number): Promise<void> {
  const company = await findEnterpriseById(tx, enterpriseId);
  if (!company) return;
  const isVerified = company.status === 1;
  for (const memberId of await findSeats(tx, enterpriseId)) {
    await updateMember(tx, memberId, { enterpriseStatus: company.status, ...(isVerified && { company: company.name }) });
    if (isVerified) await raiseRole(tx, memberId, 'enterprise');
  }
}
