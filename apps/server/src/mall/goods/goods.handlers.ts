import type { GoodsDetail } from '@chippage/api/types';
import { and, asc, desc, eq, ilike, ne, sql } from 'drizzle-orm';
import { findPartRow } from '../../datasheets/parts/parts.queries.ts';
import { categories } from '../../datasheets/parts/parts.schema.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findGoods, findTerms, goodsRows, merchantRows, stockOf, termsKey, toFreightRule, toGoodsRow } from './goods.queries.ts';
import { searchGoods } from './goodsSearch.queries.ts';
import { arrivalWishes, goods, goodsFavourites } from './goods.schema.ts';
import { merchantFollows, merchants } from '../merchant/merchant.schema.ts';

type GoodsOperation = 'goodsList' | 'goodsDetail' | 'goodsCategories' | 'merchantList' | 'merchantDetail';

const returnPolicy = '原包未拆 7 天内可退；剪带、拆包和真空包装已开的物料，除质量问题外不退不换，下单即表示同意。';

async function detailOf({ db, session }: Ctx, id: number): Promise<GoodsDetail> {
  const stored = (await findGoods(db, [id])).get(id);
  if (!stored) throw notFound('商品');
  const { goods: row } = stored;
  const [part, terms, others, marks] = await Promise.all([
    row.partId === null ? undefined : findPartRow({ db }, row.partId),
    findTerms(db, [row.merchantId]),
    row.partId === null
      ? []
      : db
          .select({ id: goods.id })
          .from(goods)
          .where(and(eq(goods.partId, row.partId), eq(goods.isOnSale, true), ne(goods.id, id)))
          .orderBy(sql`(${goods.priceLadder} -> 0 ->> 'unitPrice')::numeric * case ${goods.currency} when 'USD' then 8 else 1 end nulls last`, asc(goods.id))
          .limit(20),
    session ? marksOf(db, session.memberId, row) : { isFavoured: false, isFollowed: false, isNoticeAsked: false },
  ]);
  const found = terms.get(termsKey(row.merchantId, row.currency));
  if (!found) throw notFound('商品');
  return {
    ...toGoodsRow(stored),
    weight: row.weight,
    hsCode: row.hsCode,
    eccn: row.eccn,
    origin: row.origin,
    condition: row.condition,
    lifecycle: part?.lifecycle ?? 'unknown',
    params: part?.params ?? [],
    datasheet: part?.datasheet ?? null,
    returnPolicy,
    freight: toFreightRule(found),
    ...marks,
    others: await goodsRows(
      db,
      others.map((other) => other.id),
    ),
  };
}

/** What a member has marked of an offer and its merchant. */
async function marksOf(db: Db, memberId: number, { id, merchantId }: Pick<typeof goods.$inferSelect, 'id' | 'merchantId'>) {
  const [favourite, follow, wish] = await Promise.all([
    db
      .select({ id: goodsFavourites.goodsId })
      .from(goodsFavourites)
      .where(and(eq(goodsFavourites.memberId, memberId), eq(goodsFavourites.goodsId, id))),
    db
      .select({ id: merchantFollows.merchantId })
      .from(merchantFollows)
      .where(and(eq(merchantFollows.memberId, memberId), eq(merchantFollows.merchantId, merchantId))),
    db
      .select({ id: arrivalWishes.goodsId })
      .from(arrivalWishes)
      .where(and(eq(arrivalWishes.memberId, memberId), eq(arrivalWishes.goodsId, id))),
  ]);
  return { isFavoured: favourite.length > 0, isFollowed: follow.length > 0, isNoticeAsked: wish.length > 0 };
}

/** What can be bought, and from whom. */
export const goodsHandlers = {
  async goodsList({ db }, { pageIndex, pageSize, ...wish }) {
    const { ids, total, facets } = await searchGoods(db, wish, { pageIndex, pageSize });
    return { ...many(await goodsRows(db, ids), total), facets };
  },
  goodsDetail: async (ctx, { id }) => one(await detailOf(ctx, id)),
  async goodsCategories({ db }, { currency }) {
    const top = sql<string>`split_part(${goods.categoryId}, '/', 1)`;
    const rows = await db
      .select({ id: categories.id, no: categories.no, name: categories.name, count: sql<number>`count(*)::int` })
      .from(goods)
      .innerJoin(categories, eq(categories.id, top))
      .where(and(eq(goods.isOnSale, true), currency === undefined ? undefined : eq(goods.currency, currency)))
      .groupBy(categories.id, categories.no, categories.name)
      .orderBy(asc(categories.no));
    return many(rows);
  },
  async merchantList({ db, session }, { keywords, pageIndex, pageSize }) {
    const rows = await db
      .select({ id: merchants.id })
      .from(merchants)
      .where(ilike(merchants.name, literalLike(keywords)))
      .orderBy(asc(merchants.id));
    const from = (pageIndex - 1) * pageSize;
    return many(
      await merchantRows(
        db,
        rows.slice(from, from + pageSize).map(({ id }) => id),
        session?.memberId ?? null,
      ),
      rows.length,
    );
  },
  async merchantDetail({ db, session }, { id }) {
    const [found] = await merchantRows(db, [id], session?.memberId ?? null);
    if (!found) throw notFound('卖家');
    return one(found);
  },
} satisfies Handlers<GoodsOperation>;

type GoodsFavouriteOperation = 'setArrivalNotice' | 'arrivalNotices' | 'favouriteGoods' | 'setFavouriteGoods' | 'followedMerchants' | 'setFollowMerchant';

async function requireGoods({ db }: Pick<Ctx, 'db'>, id: number) {
  const stored = (await findGoods(db, [id])).get(id);
  if (!stored) throw notFound('商品');
  return stored;
}

/** What members keep of the mall. */
export const goodsFavouriteHandlers = {
  async setArrivalNotice(ctx, { goodsId, isAsked }) {
    const { db, session, clock } = ctx;
    const stored = await requireGoods(ctx, goodsId);
    const mine = and(eq(arrivalWishes.memberId, session.memberId), eq(arrivalWishes.goodsId, goodsId));
    // What is in stock needs no notice; the answer says so.
    const isWanted = isAsked && !((stockOf(stored) ?? 0) > 0 && stored.goods.isOnSale);
    if (isWanted) await db.insert(arrivalWishes).values({ memberId: session.memberId, goodsId, createdAt: clock.now() }).onConflictDoNothing();
    else await db.delete(arrivalWishes).where(mine);
    return one({ goodsId, isAsked: isWanted }, isWanted ? '到货后会通知你' : isAsked ? '现在就有货，可以直接购买' : '已取消到货通知');
  },
  async arrivalNotices({ db, session }, page) {
    const rows = await db
      .select({ id: arrivalWishes.goodsId })
      .from(arrivalWishes)
      .where(eq(arrivalWishes.memberId, session.memberId))
      .orderBy(desc(arrivalWishes.createdAt), desc(arrivalWishes.goodsId));
    return many(await goodsRows(db, pageOf(rows, page)), rows.length);
  },
  async favouriteGoods({ db, session }, page) {
    const rows = await db
      .select({ id: goodsFavourites.goodsId })
      .from(goodsFavourites)
      .where(eq(goodsFavourites.memberId, session.memberId))
      .orderBy(desc(goodsFavourites.createdAt), desc(goodsFavourites.goodsId));
    return many(await goodsRows(db, pageOf(rows, page)), rows.length);
  },
  async setFavouriteGoods(ctx, { goodsId, isFavoured }) {
    const { db, session, clock } = ctx;
    await requireGoods(ctx, goodsId);
    if (isFavoured) await db.insert(goodsFavourites).values({ memberId: session.memberId, goodsId, createdAt: clock.now() }).onConflictDoNothing();
    else await db.delete(goodsFavourites).where(and(eq(goodsFavourites.memberId, session.memberId), eq(goodsFavourites.goodsId, goodsId)));
    return one({ goodsId, isFavoured }, isFavoured ? '已收藏' : '已取消收藏');
  },
  async followedMerchants({ db, session }, page) {
    const rows = await db
      .select({ id: merchantFollows.merchantId })
      .from(merchantFollows)
      .where(eq(merchantFollows.memberId, session.memberId))
      .orderBy(desc(merchantFollows.createdAt), desc(merchantFollows.merchantId));
    return many(await merchantRows(db, pageOf(rows, page), session.memberId), rows.length);
  },
  async setFollowMerchant({ db, session, clock }, { merchantId, isFollowed }) {
    const there = await db.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchantId));
    if (there.length === 0) throw notFound('卖家');
    if (isFollowed) await db.insert(merchantFollows).values({ memberId: session.memberId, merchantId, createdAt: clock.now() }).onConflictDoNothing();
    else await db.delete(merchantFollows).where(and(eq(merchantFollows.memberId, session.memberId), eq(merchantFollows.merchantId, merchantId)));
    return one({ merchantId, isFollowed }, isFollowed ? '已关注' : '已取消关注');
  },
} satisfies Handlers<GoodsFavouriteOperation>;

const pageOf = (rows: { id: number }[], { pageIndex, pageSize }: { pageIndex: number; pageSize: number }) =>
  rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(({ id }) => id);
