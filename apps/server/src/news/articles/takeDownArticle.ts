import type { OperatorArticle, TakeDownKind } from '@chippage/api/types';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { takeDownNames } from '../../platform/takeDown.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { withdrawSubmission } from '../myArticles/ownArticles.queries.ts';
import { articleNotFoundFailure } from '../news.errors.ts';
import { listAllArticles, setArticleTakenDown } from './operatorArticles.queries.ts';

/** One article as operators see it, or 404. */
export async function articleOf(tx: Db, id: number): Promise<OperatorArticle> {
  const [row] = (await listAllArticles(tx, { id, limit: 1, offset: 0 })).rows;
  if (!row) throw articleNotFoundFailure();
  return row;
}

/**
 * Takes an article down, or restores it: audit and the author's notice go with it.
 * @param answerHref Where the author may answer; the notice leads there.
 */
export async function takeDownArticle(
  ctx: Ctx<Session>,
  id: number,
  wish: { kind: TakeDownKind; reason: string } | null,
  answerHref?: string,
): Promise<{ article: OperatorArticle; memberId: number | null }> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // The review first, as an operator who decides takes it first. A change of what is off the site waits for nobody.
    if (wish) {
      await withdrawReviewsAbout(tx, 'article', { articleId: id });
      await withdrawSubmission(tx, id);
    }
    const author = await setArticleTakenDown(tx, id, wish, now);
    if (!author) throw articleNotFoundFailure();
    await audit(
      { ...ctx, db: tx },
      { event: wish ? 'article.take_down' : 'article.restore', outcome: 'ok', memberId: ctx.session.memberId, detail: { article: id, ...wish } },
    );
    const row = await articleOf(tx, id);
    if (author.memberId !== null) {
      const words = wish
        ? { title: '文章已下架', body: `“${row.title}”已下架：${takeDownNames[wish.kind]}。${wish.reason}` }
        : { title: '文章已恢复', body: `“${row.title}”重新上架，读者又看得到了。` };
      await giveNotice(tx, { memberId: author.memberId, kind: 'review', ...words, href: answerHref ?? `/news/article-details/${id}` }, now);
    }
    return { article: row, memberId: author.memberId };
  });
}
