import type { OperatorArticle, TakeDownKind } from '@chippage/api/types';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { takeDownNames } from '../../platform/takeDown.ts';
import { articleNotFoundFailure } from '../news.errors.ts';
import { addCorrection, listAllArticles, setArticleTakenDown } from './operatorArticles.queries.ts';

async function articleOf(tx: Db, id: number): Promise<OperatorArticle> {
  const [row] = (await listAllArticles(tx, { id, limit: 1, offset: 0 })).rows;
  if (!row) throw articleNotFoundFailure();
  return row;
}

/** Takes an article down, or restores it: audit and the author's notice go with it. */
async function change(ctx: Ctx<Session>, id: number, wish: { kind: TakeDownKind; reason: string } | null): Promise<OperatorArticle> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
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
      await giveNotice(tx, { memberId: author.memberId, kind: 'review', ...words, href: `/news/article-details/${id}` }, now);
    }
    return row;
  });
}

/** All articles, for operators. */
export const operatorArticleHandlers = {
  async operatorArticles({ db }, { isTakenDown, keywords, ...page }) {
    const { rows, total } = await listAllArticles(db, { keywords, isTakenDown, ...pageOf(page) });
    return many(rows, total);
  },
  takeDownArticle: async (ctx, { id, kind, reason }) => one(await change(ctx, id, { kind, reason: reason.trim() || reason }), '已下架'),
  restoreArticle: async (ctx, { id }) => one(await change(ctx, id, null), '已恢复'),
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
