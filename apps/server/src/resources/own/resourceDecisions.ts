import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { resourceHref } from '../names.ts';
import { lockResource, updateResource } from './own.queries.ts';

/** Carries out what an operator decided about a member's resource. */
export const resourceDecisions: Pick<ReviewDecisions, 'resource'> = {
  async resource(tx, review, { isApproved, reason, now }) {
    const row = await lockResource(tx, Number(review.payload['resourceId']));
    if (row?.state !== 'reviewing') return;
    await updateResource(
      tx,
      row.id,
      isApproved ? { state: 'published', reason: null, publishedAt: row.publishedAt ?? now, updatedAt: now } : { state: 'refused', reason, updatedAt: now },
    );
    const [title, body, href] = isApproved
      ? ['资料已发布', `“${row.title}”通过了审核，所有人都看得到了。`, resourceHref(row.id)]
      : ['资料没有通过审核', `“${row.title}”没有通过审核。原因：${reason}`, '/userCenter/resources'];
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', title, body, href }, now);
  },
};
