import { and, asc, eq, inArray } from 'drizzle-orm';
import type { KnownPart } from '../../datasheets/parts/namedParts.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { goods, goodsStocks, stockMoves } from '../goods/goods.schema.ts';
import { merchants, merchantTerms } from '../merchant/merchant.schema.ts';
import type { Deal } from './deals.ts';
import { bargains, orders } from './orders.schema.ts';

/** The merchant for which one of some members speaks, with whether it sells in a currency. */
export async function findSellerOf(db: Db, memberIds: readonly number[], currency: 'CNY' | 'USD'): Promise<{ id: number; sells: boolean } | undefined> {
  if (memberIds.length === 0) return undefined;
  const [row] = await db
    .select({ id: merchants.id, currency: merchantTerms.currency })
    .from(merchants)
    .leftJoin(merchantTerms, and(eq(merchantTerms.merchantId, merchants.id), eq(merchantTerms.currency, currency)))
    .where(inArray(merchants.memberId, [...memberIds]))
    .orderBy(asc(merchants.id))
    .limit(1);
  return row && { id: row.id, sells: row.currency !== null };
}

/** Makes the goods of a deal, with as many in stock as were agreed on. @returns their number */
export async function insertDealGoods(tx: Db, deal: Deal, { merchantId, part, now }: { merchantId: number; part: KnownPart; now: Date }): Promise<number> {
  const { id: partId, mpn, mpnKey, brandId, categoryId, packageCase } = part;
  const { sku, quantity, unitPrice, currency, taxMode, dateCode, packing, leadTimeDays, condition, isHongKong } = deal;
  const [made] = await tx
    .insert(goods)
    .values({
      merchantId,
      partId,
      mpn,
      mpnKey,
      brandId,
      categoryId,
      packageCase,
      sku,
      unit: '个',
      packing,
      currency,
      taxMode,
      priceLadder: [{ minQuantity: quantity, unitPrice }],
      moq: quantity,
      multiple: 1,
      dateCode,
      leadTimeDays,
      condition,
      isOnSale: false,
      isDeal: true,
      updatedAt: now,
    })
    .returning({ id: goods.id });
  if (!made) throw new Error('the goods of the deal were not written');
  const place = { goodsId: made.id, warehouse: isHongKong ? ('HK' as const) : ('SZ' as const) };
  await tx.insert(goodsStocks).values({ ...place, quantity });
  await tx.insert(stockMoves).values({ ...place, change: quantity, reason: 'opening', at: now });
  return made.id;
}

/** What became of an agreed price. */
export async function findBargain(db: Db, id: number): Promise<typeof bargains.$inferSelect | undefined> {
  const [row] = await db.select().from(bargains).where(eq(bargains.id, id));
  return row;
}

/** Where the orders of bargains stand, by the number of the bargain. */
export async function findOrderStates(db: Db, bargainIds: readonly number[]): Promise<Map<number, string>> {
  if (bargainIds.length === 0) return new Map();
  const rows = await db
    .select({ id: bargains.id, state: orders.state })
    .from(bargains)
    .innerJoin(orders, eq(orders.id, bargains.orderId))
    .where(inArray(bargains.id, [...bargainIds]));
  return new Map(rows.map(({ id, state }) => [id, state]));
}
