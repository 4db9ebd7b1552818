import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { CommentDecisions, Composition, Decide, SubmittedReview } from '../../platform/domain.ts';
import { findWriter, hrefOfComment, lockComment, updateComment } from './comments.queries.ts';
import { isOpen } from './comments.rules.ts';
import { countComment } from './commentTarget.ts';

/** The comment that a review is about, held until the transaction ends. */
const commentOf = (tx: Db, { payload }: SubmittedReview) => lockComment(tx, Number(payload['commentId']));

/** A comment that waited: everybody sees it now, or its writer learns why not. */
const comment =
  (targets: Composition['commentTargets']): Decide =>
  async (tx, review, { isApproved, reason, now }) => {
    const found = await commentOf(tx, review);
    if (found?.state !== 'pending') return;
    await updateComment(tx, found.id, isApproved ? { state: 'shown', refuseReason: null } : { state: 'refused', refuseReason: reason });
    const href = hrefOfComment(found);
    if (!isApproved) {
      const body = `你的评论没有通过审核，只有你自己看得到。原因：${reason}`;
      await giveNotice(tx, { memberId: review.memberId, kind: 'review', title: '评论没有通过审核', body, href }, now);
      return;
    }
    const owner = await countComment(tx, targets, found, 1, now);
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', title: '评论已通过审核', body: '你的评论已经公开显示。', href }, now);
    const answered = found.replyToId ?? found.parentId;
    const other = answered === null ? null : await findWriter(tx, answered);
    if (owner !== null && owner !== found.memberId && owner !== other)
      await giveNotice(tx, { memberId: owner, kind: 'comment', title: '有人评论了你的动态', body: found.content, href }, now);
    if (other !== null && other !== found.memberId)
      await giveNotice(tx, { memberId: other, kind: 'comment', title: '有人回复了你的评论', body: found.content, href }, now);
  };

/** A report: approved, the comment goes; refused, it is as before. */
const comment_report =
  (targets: Composition['commentTargets']): Decide =>
  async (tx, review, { isApproved, reason, now }) => {
    const found = await commentOf(tx, review);
    if (!found || !isOpen(found.state)) return;
    const href = hrefOfComment(found);
    const answer = isApproved ? '你举报的评论已被移除，感谢你的帮助。' : `你举报的评论经查看后保留。原因：${reason}`;
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', title: '举报已处理', body: answer, href }, now);
    if (!isApproved) {
      await updateComment(tx, found.id, { state: 'shown' });
      return;
    }
    await updateComment(tx, found.id, { state: 'refused', refuseReason: reason || '被举报，经查看后移除' });
    await countComment(tx, targets, found, -1, now);
    if (found.memberId !== null)
      await giveNotice(
        tx,
        {
          memberId: found.memberId,
          kind: 'review',
          title: '评论已被移除',
          body: `你的评论被举报，经查看后移除，只有你自己看得到。${reason && `原因：${reason}`}`,
          href,
        },
        now,
      );
  };

/** Carries out what an operator decided about comments. */
export const commentDecisions: CommentDecisions = (targets) => ({ comment: comment(targets), comment_report: comment_report(targets) });
