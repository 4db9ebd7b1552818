import type { GoodsDetail } from '@chippage/api/types';
import { findPartRow } from '../../datasheets/parts/parts.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMerchant, findMerchants, findTerms, merchantRows } from '../merchant/merchants.queries.ts';
import { termsKey, toFreightRule } from '../merchant/terms.rules.ts';
import { countByCategory, findGoods, goodsRows, othersOfPart } from './goods.queries.ts';
import { type StoredGoods, toGoodsRow } from './goods.rules.ts';
import { marksOf } from './goodsMarks.queries.ts';
import { goodsMeant } from './goodsMeant.ts';
import { searchGoods } from './goodsSearch.queries.ts';
import { RETURN_POLICY } from './returns.rules.ts';

/** Goods by number, or 404. */
export async function requireGoods(db: Db, id: number): Promise<StoredGoods> {
  const stored = (await findGoods(db, [id])).get(id);
  // What two companies agreed on is nobody else's to read.
  if (!stored || stored.goods.isDeal) throw notFound('商品');
  return stored;
}

async function detailOf({ db, session }: Ctx, id: number): Promise<GoodsDetail> {
  const stored = await requireGoods(db, id);
  const { goods: row } = stored;
  const [part, terms, others, marks, merchant] = await Promise.all([
    row.partId === null ? undefined : findPartRow({ db }, row.partId),
    findTerms(db, [row.merchantId]),
    othersOfPart(db, row),
    session ? marksOf(db, session.memberId, row) : { isFavoured: false, isFollowed: false, isNoticeAsked: false },
    findMerchant(db, row.merchantId),
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
    returnPolicy: merchant?.returnPolicy ?? RETURN_POLICY,
    freight: toFreightRule(found),
    ...marks,
    others: await goodsRows(db, others),
  };
}

/** What can be bought, and from whom. */
export const goodsHandlers = {
  async goodsList({ db }, { pageIndex, pageSize, ...wish }) {
    const { meant, isNear } = await goodsMeant(db, wish.keywords);
    const { ids, total, facets } = await searchGoods(db, wish, meant, { pageIndex, pageSize });
    return { ...many(await goodsRows(db, ids), total), facets, isNear: isNear && total > 0 };
  },
  goodsDetail: async (ctx, { id }) => one(await detailOf(ctx, id)),
  goodsCategories: async ({ db }, { currency }) => many(await countByCategory(db, currency)),
  async merchantList({ db, session }, { keywords, ...page }) {
    const { rows, total } = await findMerchants(db, keywords, session?.memberId ?? null, page);
    return many(rows, total);
  },
  async merchantDetail({ db, session }, { id }) {
    const [found] = await merchantRows(db, [id], session?.memberId ?? null);
    if (!found) throw notFound('卖家');
    return one(found);
  },
} satisfies Handlers<'goodsList' | 'goodsDetail' | 'goodsCategories' | 'merchantList' | 'merchantDetail'>;
