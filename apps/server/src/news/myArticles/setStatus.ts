import { ownArticleLimits } from '@chippage/api/limits';
import type { ArticleStatusChoice } from '@chippage/api/types';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { countOwn, lockOwn, moveArticle, updateOwn } from './ownArticles.queries.ts';
import { requireDeed } from './states.rules.ts';

const events = { DELETEED: 'article.remove', DISMOUNT: 'article.dismount', DRAFT: 'article.redraft' } as const;

/** Deletes an own article, takes it off, or makes it a draft. False: with it the member would keep too many. @throws Failure */
export async function setStatus(ctx: Ctx<Session>, id: number, wanted: ArticleStatusChoice): Promise<boolean> {
  const { memberId } = ctx.session;
  return ctx.db.transaction(async (tx) => {
    const isDone = await moveOwn(tx, memberId, id, wanted, ctx.clock.now());
    if (isDone) await audit({ ...ctx, db: tx }, { event: events[wanted], outcome: 'ok', memberId, detail: { article: id } });
    return isDone;
  });
}

async function moveOwn(tx: Db, memberId: number, id: number, wanted: ArticleStatusChoice, now: Date): Promise<boolean> {
  // The review first, as an operator who decides takes it first: neither waits for the other for ever. Where the rest is refused, it stays.
  await withdrawReviewsAbout(tx, 'article', { articleId: id });
  const { standing } = await lockOwn(tx, memberId, id, now);
  requireDeed(standing, wanted === 'DELETEED' ? 'remove' : wanted === 'DISMOUNT' ? 'dismount' : 'redraft');
  if (standing.state === 'DELETEED') {
    await lockKey(tx, `articles:${memberId}`);
    if ((await countOwn(tx, memberId)) >= ownArticleLimits.articles) return false;
  }
  await updateOwn(tx, id, {
    submission: 'none',
    reason: null,
    deletedAt: wanted === 'DELETEED' ? now : null,
    dismountedAt: wanted === 'DISMOUNT' ? now : null,
  });
  // Of an article that readers see only the change is taken back.
  const isKept = wanted === 'DRAFT' && (standing.state === 'PUBLISHED' || standing.state === 'SCHEDULED');
  if (!isKept) await moveArticle(tx, id, wanted, now);
  return true;
}

/** Deletes own articles: all of them or none. @throws Failure */
export async function removeOwn(ctx: Ctx<Session>, ids: readonly number[]): Promise<void> {
  const { memberId } = ctx.session;
  await ctx.db.transaction(async (tx) => {
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      await moveOwn(tx, memberId, id, 'DELETEED', ctx.clock.now());
      await audit({ ...ctx, db: tx }, { event: events.DELETEED, outcome: 'ok', memberId, detail: { article: id } });
    }
  });
}
