import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import type { RegistryPart } from '../registryPart.ts';
import { lockCorrection, updateCorrection } from './corrections.queries.ts';
import { correctionNotice } from './corrections.rules.ts';

/** Carries out what an operator decided about corrections: of a corrected company the next look asks the provider again. */
export const correctionDecisions = ({ forgetCompany }: Pick<RegistryPart, 'forgetCompany'>): Pick<ReviewDecisions, 'registry_correction'> => ({
  async registry_correction(tx, review, { isApproved, reason, now }) {
    const correction = await lockCorrection(tx, Number(review.payload['correctionId']));
    if (correction?.state !== 'open') return;
    await updateCorrection(tx, correction.id, { state: isApproved ? 'corrected' : 'rejected', reason, decidedAt: now });
    if (isApproved) await forgetCompany(tx, correction.companyId);
    const { memberId } = correction;
    await giveNotice(tx, { memberId, kind: 'review', href: '/userCenter/companyCorrections', ...correctionNotice(correction, isApproved, reason) }, now);
  },
});
