import { termsProblems } from '@chippage/api/goodsTerms';
import { audit } from '../../platform/audit.queries.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { correctStock, tellOrderable } from '../goods/arrivals.ts';
import { goodsRows, isGoodsOf } from '../goods/goods.queries.ts';
import { searchGoods } from '../goods/goodsSearch.queries.ts';
import { goodsChangedFailure, goodsTermsFailure, noPriceFailure } from '../mall.errors.ts';
import { countGoods, lockGoodsOf, writeOnSale, writeTerms } from './merchantGoods.queries.ts';
import { trimUnitPrice } from '../money.ts';
import { merchantOf } from './merchantOf.ts';

/** The merchant's goods. */
export const merchantGoodsHandlers = {
  async merchantGoods(ctx, { state, keywords, ...page }) {
    const { id } = await merchantOf(ctx);
    const { ids, total } = await searchGoods(ctx.db, { keywords, merchantId: id, sort: 'relevance', isOwn: true, state }, [], page);
    return many(await goodsRows(ctx.db, ids), total);
  },
  merchantGoodsCounts: async (ctx) => many(await countGoods(ctx.db, (await merchantOf(ctx)).id)),
  async setOnSale(ctx, { goodsIds, isOnSale }) {
    const { id: merchantId } = await merchantOf(ctx);
    const ids = [...new Set(goodsIds)];
    const now = ctx.clock.now();
    await ctx.db.transaction(async (tx) => {
      const found = await lockGoodsOf(tx, merchantId, ids);
      if (found.length < ids.length) throw notFound('商品');
      const priceless = found.filter(({ priceLadder }) => priceLadder.length === 0);
      if (isOnSale && priceless.length > 0) throw noPriceFailure(priceless.map(({ mpn }) => mpn));
      const changed = await writeOnSale(tx, ids, isOnSale, now);
      if (changed.length === 0) return;
      if (isOnSale) await tellOrderable(tx, changed, now);
      await audit(
        { ...ctx, db: tx },
        { event: 'goods.sale', outcome: 'ok', memberId: ctx.session.memberId, detail: { goods: changed.join(' '), isOnSale: String(isOnSale) } },
      );
    });
    return many(await goodsRows(ctx.db, ids), ids.length);
  },
  async setGoodsTerms(ctx, { goodsId, updateTime, priceLadder: asked, moq, multiple, spq = null, leadTimeDays = null }) {
    const { id: merchantId } = await merchantOf(ctx);
    const priceLadder = asked.map(({ minQuantity, unitPrice }) => ({ minQuantity, unitPrice: trimUnitPrice(unitPrice) }));
    const terms = { priceLadder, moq, multiple, spq };
    const [problem] = termsProblems(terms);
    if (problem) throw goodsTermsFailure(problem);
    await ctx.db.transaction(async (tx) => {
      const [found] = await lockGoodsOf(tx, merchantId, [goodsId]);
      if (!found) throw notFound('商品');
      if (found.updatedAt.toISOString() !== updateTime) throw goodsChangedFailure();
      // Always a later time than the one that was read, however fast the next change is.
      const now = new Date(Math.max(ctx.clock.now().getTime(), found.updatedAt.getTime() + 1));
      await writeTerms(tx, goodsId, { ...terms, leadTimeDays }, now);
      const detail = { goods: goodsId, ladder: priceLadder.map((step) => `${step.minQuantity}:${step.unitPrice}`).join(' '), moq, multiple };
      await audit({ ...ctx, db: tx }, { event: 'goods.terms', outcome: 'ok', memberId: ctx.session.memberId, detail });
    });
    const [row] = await goodsRows(ctx.db, [goodsId]);
    if (!row) throw notFound('商品');
    return one(row, '价格已更新');
  },
  async setStock(ctx, { goodsId, warehouse, quantity }) {
    const { id: merchantId } = await merchantOf(ctx);
    await ctx.db.transaction(async (tx) => {
      if (!(await isGoodsOf(tx, merchantId, goodsId))) throw notFound('商品');
      await correctStock(tx, goodsId, warehouse, quantity, ctx.clock.now());
      await audit({ ...ctx, db: tx }, { event: 'goods.stock', outcome: 'ok', memberId: ctx.session.memberId, detail: { goods: goodsId, warehouse, quantity } });
    });
    const [row] = await goodsRows(ctx.db, [goodsId]);
    if (!row) throw notFound('商品');
    return one(row, '库存已更新');
  },
} satisfies Handlers<'merchantGoods' | 'merchantGoodsCounts' | 'setGoodsTerms' | 'setOnSale' | 'setStock'>;
