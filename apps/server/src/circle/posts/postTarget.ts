import type { CommentTarget } from '../../platform/domain.ts';
import { commentBlockedFailure, commentsClosedFailure } from '../circle.errors.ts';
import { isBlocked } from '../people/people.queries.ts';
import { findPost } from './posts.queries.ts';
import { short } from './posts.rules.ts';
import { readableOf, readerOf } from './reader.queries.ts';
import { countPostComment } from './writes.queries.ts';

const TITLE = 60;

/** Posts as what members comment on. */
export const postTarget: CommentTarget = {
  name: '动态',
  async findTitle(db, id, memberId) {
    // No poll is shown here: what time it is makes no difference.
    const readable = await readableOf(db, [id], await readerOf(db, memberId, new Date(0)));
    return readable.has(id) ? short((await findPost(db, id))?.content ?? '', TITLE) : undefined;
  },
  async whyNot(db, id, memberId) {
    const post = await findPost(db, id);
    if (!post) return null;
    if (post.areCommentsClosed) return commentsClosedFailure();
    return post.memberId !== null && (await isBlocked(db, { memberId: post.memberId, otherId: memberId })) ? commentBlockedFailure() : null;
  },
  count: countPostComment,
};
