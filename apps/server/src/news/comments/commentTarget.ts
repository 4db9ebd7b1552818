import type { Ctx } from '../../platform/context.ts';
import type { Composition } from '../../platform/domain.ts';
import { notFound } from '../../platform/errors.ts';
import type { Db } from '../../platform/database/connect.ts';
import { count } from '../counters.queries.ts';
import { findTitle, isReadable } from '../articles/articles.queries.ts';
import { articleNotFoundFailure, commentTargetFailure } from '../news.errors.ts';
import type { About, CommentsRow } from './comments.queries.ts';

type Targets = Composition['commentTargets'];

/** What is commented on, as calls name it. */
interface Named {
  articleId?: number | undefined;
  resourceId?: number | undefined;
  postId?: number | undefined;
}

/**
 * The article, technical resource or post that is commented on, which this member (0: a visitor) may read.
 * @throws Failure 404 where there is none, 422 where not exactly one is named
 */
export async function findTarget(
  { db, clock, session }: Pick<Ctx, 'db' | 'clock' | 'session'>,
  targets: Targets,
  { articleId, resourceId, postId }: Named,
): Promise<{ about: About; name: string; title: string }> {
  if ([articleId, resourceId, postId].filter((id) => id !== undefined).length !== 1) throw commentTargetFailure();
  if (articleId !== undefined) {
    if (!(await isReadable(db, articleId, clock.now()))) throw articleNotFoundFailure();
    return { about: { articleId }, name: '文章', title: (await findTitle(db, articleId)) ?? '' };
  }
  const kind = postId === undefined ? 'resource' : 'post';
  const id = postId ?? resourceId ?? 0;
  const { name, findTitle: titleOf } = targets[kind];
  const title = await titleOf(db, id, session?.memberId ?? 0);
  if (title === undefined) throw notFound(name);
  return { about: kind === 'post' ? { postId: id } : { resourceId: id }, name, title };
}

/** What keeps a member from commenting on it; null: nothing. */
export async function whyNotComment(db: Db, targets: Targets, about: About, memberId: number) {
  return 'postId' in about ? ((await targets.post.whyNot?.(db, about.postId, memberId)) ?? null) : null;
}

/** Adds to how many comments everybody sees of what one is about. @returns whose post it is; null: nobody is to be told */
export async function countComment(tx: Db, targets: Targets, { articleId, postId }: CommentsRow, step: 1 | -1, now: Date): Promise<number | null> {
  if (articleId !== null) await count(tx, articleId, 'comments', step, now);
  return postId === null ? null : ((await targets.post.count?.(tx, postId, step, now)) ?? null);
}
