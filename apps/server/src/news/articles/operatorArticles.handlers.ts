import { audit } from '../../platform/audit.queries.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { articleNotFoundFailure } from '../news.errors.ts';
import { addCorrection, listAllArticles } from './operatorArticles.queries.ts';
import { articleOf, takeDownArticle } from './takeDownArticle.ts';

/** All articles, for operators. */
export const operatorArticleHandlers = {
  async operatorArticles({ db }, { isTakenDown, keywords, ...page }) {
    const { rows, total } = await listAllArticles(db, { keywords, isTakenDown, ...pageOf(page) });
    return many(rows, total);
  },
  takeDownArticle: async (ctx, { id, kind, reason }) => one((await takeDownArticle(ctx, id, { kind, reason: reason.trim() || reason })).article, '已下架'),
  restoreArticle: async (ctx, { id }) => one((await takeDownArticle(ctx, id, null)).article, '已恢复'),
  async correctArticle(ctx, { id, text }) {
    const now = ctx.clock.now();
    const row = await ctx.db.transaction(async (tx) => {
      if (!(await addCorrection(tx, id, { date: shanghaiDate(now), text: text.trim() || text }, now))) throw articleNotFoundFailure();
      await audit({ ...ctx, db: tx }, { event: 'article.correct', outcome: 'ok', memberId: ctx.session.memberId, detail: { article: id } });
      return articleOf(tx, id);
    });
    return one(row, '更正已写上');
  },
} satisfies Handlers<'operatorArticles' | 'takeDownArticle' | 'restoreArticle' | 'correctArticle'>;
