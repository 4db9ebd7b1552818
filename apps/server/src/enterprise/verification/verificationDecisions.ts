import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { decideEnterprise } from './verification.queries.ts';
import { verificationNotice } from './verificationNotices.rules.ts';
import { inOneYear } from './verification.rules.ts';

/** Carries out what an operator decided about a company. */
export const verificationDecisions: Pick<ReviewDecisions, 'enterprise'> = {
  async enterprise(tx, { memberId, title, payload }, decision) {
    await decideEnterprise(tx, Number(payload['enterpriseId']), decision, inOneYear(decision.now));
    await giveNotice(tx, verificationNotice(memberId, title, decision), decision.now);
  },
};
