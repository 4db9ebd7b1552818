import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { raiseRole } from '../../platform/members/members.queries.ts';
import { authorNameGoneFailure } from './ownAuthor.errors.ts';
import { decideRequest, isAuthorNameTaken, lockRequest, publishAuthor } from './ownAuthor.queries.ts';

/** Carries out what an operator decided about authors. */
export const authorDecisions: Pick<ReviewDecisions, 'author'> = {
  async author(tx, { memberId }, { isApproved, reason, now }) {
    const request = await lockRequest(tx, memberId);
    if (!request) return;
    const { before, after } = request;
    if (isApproved) {
      if (await isAuthorNameTaken(tx, memberId, after.name)) throw authorNameGoneFailure(after.name);
      await publishAuthor(tx, memberId, after);
      if (before === null) await raiseRole(tx, memberId, 'author');
    }
    await decideRequest(tx, memberId, { reason: isApproved ? null : reason, now });
    const what = before === null ? '作者申请' : '作者资料的修改';
    const [title, body] = isApproved
      ? [`${what}已通过`, before === null ? `“${after.name}”的作者主页已经建好，读者可以关注你。` : `“${after.name}”的作者主页已经更新。`]
      : [`${what}没有通过`, `${before === null ? '可以改好以后再提交。' : '作者主页还是原来的。'}原因：${reason}`];
    await giveNotice(tx, { memberId, kind: 'review', href: '/userCenter/author', title, body }, now);
  },
};
