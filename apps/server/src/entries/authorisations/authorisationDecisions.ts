import { writeProvedLine } from '../../directory/enteredLines.queries.ts';
import { writeMerchantAuthorisation } from '../../mall/merchant/authorisations.queries.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { findProof } from '../claims/claims.queries.ts';
import { nameOfPage } from '../companyPages.ts';
import { type AuthorisationRow, decideAuthorisation, lockAuthorisation } from './authorisations.queries.ts';

const hrefOf = ({ kind, thingId }: AuthorisationRow) =>
  kind === 'merchant' ? '/userCenter/seller/authorisations' : `/userCenter/entries/claim/agent/${thingId}/authorisations`;

/** Puts what was approved where everybody sees it. */
async function publish(tx: Db, row: AuthorisationRow, fileId: number, now: Date): Promise<void> {
  const { kind, thingId, brandId, certificate, validFrom, validTo, regions, isPublic } = row;
  if (kind === 'merchant') return writeMerchantAuthorisation(tx, { merchantId: thingId, brandId, certificate, validUntil: validTo });
  const proof = await findProof(tx, fileId);
  if (!proof) throw new Error(`the certificate of authorisation ${row.id} is gone`);
  const file = { sha256: proof.sha256, sizeBytes: proof.sizeBytes, fileType: proof.type };
  const said = { regions, validFrom, validTo, checkedOn: shanghaiDate(now), isPublic };
  return writeProvedLine(tx, { agentId: thingId, brandId, ...said, ...file });
}

/** Carries out what an operator decided about an authorisation. */
export const authorisationDecisions: Pick<ReviewDecisions, 'authorisation'> = {
  async authorisation(tx, review, { isApproved, reason, now }) {
    const row = await lockAuthorisation(tx, Number(review.payload['authorisationId']));
    if (row?.state !== 'reviewing') return;
    if (isApproved) await publish(tx, row, Number(review.payload['fileId']), now);
    await decideAuthorisation(tx, row.id, { state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, reviewedAt: now });
    const what = `“${await nameOfPage(tx, row)}”的“${row.brandName}”授权`;
    const [title, body] = isApproved ? ['授权已通过', `${what}已核验，有效期到 ${row.validTo}。`] : ['授权没有通过', `${what}没有通过。原因：${reason}`];
    await giveNotice(tx, { memberId: row.memberId, kind: 'review', href: hrefOf(row), title, body }, now);
  },
};
