import { giveNotice } from '../../messages/notices.queries.ts';
import type { Decide, ReviewDecisions } from '../../platform/domain.ts';
import { decisionNotice } from './decisionNotices.rules.ts';
import { takeAvatarBack, takeNameBack } from './profile.queries.ts';

/** Carries a decision out, then tells the member where there is something to tell. */
const telling =
  (carryOut: Decide): Decide =>
  async (tx, review, decision) => {
    await carryOut(tx, review, decision);
    const notice = decisionNotice(review, decision);
    if (notice) await giveNotice(tx, notice, decision.now);
  };

/** Carries out what an operator decided about names and pictures of members. */
export const accountDecisions: Pick<ReviewDecisions, 'nick_name' | 'avatar'> = {
  // Names and pictures are shown at once; a refusal takes them back, unless the member changed them meanwhile.
  nick_name: telling(async (tx, { id, memberId, payload }, { isApproved }) => {
    if (!isApproved) await takeNameBack(tx, memberId, String(payload['nickName']), `芯友${memberId}-${id}`);
  }),
  avatar: telling(async (tx, { memberId, payload }, { isApproved }) => {
    if (!isApproved) await takeAvatarBack(tx, memberId, String(payload['avatar']));
  }),
};
