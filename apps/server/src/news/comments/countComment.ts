import type { Db } from '../../platform/database/connect.ts';
import type { Composition } from '../../platform/domain.ts';
import { count } from '../counters.queries.ts';
import type { CommentsRow } from './comments.queries.ts';

/** Adds a comment to the count of what it is about, or takes it off; what shows no count keeps none. */
export async function countComment(
  tx: Db,
  { trend }: Pick<Composition['commentTargets'], 'trend'>,
  { articleId, trendId }: Pick<CommentsRow, 'articleId' | 'trendId'>,
  step: 1 | -1,
  now: Date,
): Promise<void> {
  if (articleId !== null) await count(tx, articleId, 'comments', step, now);
  if (trendId !== null) await trend.count?.(tx, trendId, step, now);
}
