import { giveNotice } from '../../messages/notices.queries.ts';
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
    const words = text.trim() || text;
    const row = await ctx.db.transaction(async (tx) => {
      const author = await addCorrection(tx, id, { date: shanghaiDate(now), text: words }, now);
      if (!author) throw articleNotFoundFailure();
      await audit({ ...ctx, db: tx }, { event: 'article.correct', outcome: 'ok', memberId: ctx.session.memberId, detail: { article: id } });
      const article = await articleOf(tx, id);
      if (author.memberId !== null) {
        const body = `“${article.title}”下面写上了更正：${words}`;
        await giveNotice(tx, { memberId: author.memberId, kind: 'review', title: '文章有了更正', body, href: `/news/article-details/${id}` }, now);
      }
      return article;
    });
    return one(row, '更正已写上');
  },
} satisfies Handlers<'operatorArticles' | 'takeDownArticle' | 'restoreArticle' | 'correctArticle'>;
