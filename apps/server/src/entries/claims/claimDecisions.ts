import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { lockChange, lockClaim, updateChange, updateClaim } from './claims.queries.ts';
import { changeListing, findListing } from './listings.ts';

const hrefOf = ({ kind, thingId }: { kind: string; thingId: number }) => `/userCenter/entries/claim/${kind}/${thingId}`;

/** Carries out what an operator decided about claims and about changes of claimed pages. */
export const claimDecisions: Pick<ReviewDecisions, 'listing_claim' | 'listing_change'> = {
  async listing_claim(tx, review, { isApproved, reason, now }) {
    const claim = await lockClaim(tx, Number(review.payload['claimId']));
    if (claim?.state !== 'reviewing') return;
    await updateClaim(tx, claim.id, { state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, reviewedAt: now });
    const [title, body] = isApproved
      ? ['认领已通过', `“${claim.name}”的页面现在由你维护，资料可以修改，改动审核后显示。`]
      : ['认领没有通过', `“${claim.name}”的认领没有通过。原因：${reason}`];
    await giveNotice(tx, { memberId: claim.memberId, kind: 'review', href: hrefOf(claim), title, body }, now);
  },
  async listing_change(tx, review, { isApproved, reason, now }) {
    const change = await lockChange(tx, Number(review.payload['changeId']));
    if (change?.state !== 'reviewing') return;
    const { name } = await findListing(tx, change.kind, change.thingId);
    if (isApproved) await changeListing(tx, change.kind, change.thingId, change.after);
    await updateChange(tx, change.id, { state: isApproved ? 'approved' : 'refused', reason: isApproved ? null : reason, reviewedAt: now });
    const [title, body] = isApproved ? ['资料修改已通过', `“${name}”的页面已按你的修改更新。`] : ['资料修改没有通过', `“${name}”的资料没有改。原因：${reason}`];
    await giveNotice(tx, { memberId: change.memberId, kind: 'review', href: hrefOf(change), title, body }, now);
  },
};
