import type { Ctx } from '../../platform/context.ts';
import type { CommentTarget, Composition } from '../../platform/domain.ts';
import { notFound } from '../../platform/errors.ts';
import { findTitle, isReadable } from '../articles/articles.queries.ts';
import { articleNotFoundFailure, commentTargetFailure } from '../news.errors.ts';
import type { About } from './comments.queries.ts';

/** What is commented on, as calls name it. */
interface Named {
  articleId?: number | undefined;
  resourceId?: number | undefined;
  trendId?: number | undefined;
}

/** What is commented on, as others read it. */
interface Found {
  about: About;
  name: string;
  title: string;
  /** It takes no comments any more. */
  isClosed: boolean;
}

/**
 * The article, technical resource or post of the circle that is commented on, which this visitor may read.
 * @throws Failure 404 where there is none, 422 where not exactly one is named
 */
export async function findTarget(ctx: Pick<Ctx, 'db' | 'clock' | 'session'>, targets: Composition['commentTargets'], named: Named): Promise<Found> {
  const { articleId, resourceId, trendId } = named;
  if ([articleId, resourceId, trendId].filter((id) => id !== undefined).length !== 1) throw commentTargetFailure();
  if (resourceId !== undefined) return found(targets.resource, { resourceId }, resourceId);
  if (trendId !== undefined) return found(targets.trend, { trendId }, trendId);
  const id = articleId ?? 0;
  if (!(await isReadable(ctx.db, id, ctx.clock.now()))) throw articleNotFoundFailure();
  return { about: { articleId: id }, name: '文章', title: (await findTitle(ctx.db, id)) ?? '', isClosed: false };

  async function found({ name, find }: CommentTarget, about: About, targetId: number): Promise<Found> {
    const target = await find(ctx.db, targetId, ctx.session?.memberId ?? null);
    if (!target) throw notFound(name);
    return { about, name, isClosed: false, ...target };
  }
}
