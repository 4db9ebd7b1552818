import { and, eq } from 'drizzle-orm';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { members } from '../account.schema.ts';
import { enterprises } from './profile.schema.ts';

/** Carries out what an operator decided about companies, names and pictures of members; the queue itself tells them. */
export const accountDecisions: Pick<ReviewDecisions, 'enterprise' | 'nick_name' | 'avatar'> = {
  async enterprise(tx, review, { isApproved, reason, now }) {
    const status = isApproved ? 1 : 2;
    const [company] = await tx
      .update(enterprises)
      .set({ status, reason: isApproved ? null : reason, decidedAt: now })
      .where(and(eq(enterprises.memberId, review.memberId), eq(enterprises.status, 0)))
      .returning({ name: enterprises.name });
    if (!company) return;
    await tx.update(members).set({ enterpriseStatus: status }).where(eq(members.id, review.memberId));
    if (!isApproved) return;
    // An operator or merchant stays one, whatever company they also speak for.
    await tx
      .update(members)
      .set({ role: 'enterprise', company: company.name })
      .where(and(eq(members.id, review.memberId), eq(members.role, 'member')));
  },

  // Names and pictures are shown at once; a refusal takes them back, unless the member changed them meanwhile.
  async nick_name(tx, review, { isApproved }) {
    if (isApproved) return;
    await tx
      .update(members)
      .set({ nickName: `芯友${review.memberId}-${review.id}` })
      .where(and(eq(members.id, review.memberId), eq(members.nickName, String(review.payload['nickName']))));
  },

  async avatar(tx, review, { isApproved }) {
    if (isApproved) return;
    await tx
      .update(members)
      .set({ avatar: null })
      .where(and(eq(members.id, review.memberId), eq(members.avatar, String(review.payload['avatar']))));
  },
};
