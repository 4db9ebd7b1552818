import type { Ctx } from '../../platform/context.ts';
import type { Composition } from '../../platform/domain.ts';
import { notFound } from '../../platform/errors.ts';
import { findTitle, isReadable } from '../articles/articles.queries.ts';
import { articleNotFoundFailure, commentTargetFailure } from '../news.errors.ts';
import type { About } from './comments.queries.ts';

/** What is commented on, as calls name it. */
interface Named {
  articleId?: number | undefined;
  resourceId?: number | undefined;
}

/**
 * The article or technical resource that is commented on, which everybody may read.
 * @throws Failure 404 where there is none, 422 where not exactly one is named
 */
export async function findTarget(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { resource }: Composition['commentTargets'],
  { articleId, resourceId }: Named,
): Promise<{ about: About; name: string; title: string }> {
  if (articleId !== undefined && resourceId === undefined) {
    if (!(await isReadable(db, articleId, clock.now()))) throw articleNotFoundFailure();
    return { about: { articleId }, name: '文章', title: (await findTitle(db, articleId)) ?? '' };
  }
  if (resourceId === undefined || articleId !== undefined) throw commentTargetFailure();
  const title = await resource.findTitle(db, resourceId);
  if (title === undefined) throw notFound(resource.name);
  return { about: { resourceId }, name: resource.name, title };
}
