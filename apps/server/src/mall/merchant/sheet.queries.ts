import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { brandAliases, brandNames } from '../../datasheets/parts/brandNames.queries.ts';
import type { KnownPart } from '../../datasheets/parts/namedParts.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { storedStocks } from '../goods/goods.queries.ts';
import { goods, goodsStocks } from '../goods/goods.schema.ts';
import { merchants, merchantTerms } from './merchant.schema.ts';
import { homeWarehouse, type OwnGoods, type SheetValues } from './sheet.rules.ts';
import type { Terms } from './terms.rules.ts';

/** One import of a merchant's at a time: goods that two files name are not made twice. */
export const lockMerchant = (tx: Db, merchantId: number): Promise<unknown> =>
  tx.select({ id: merchants.id }).from(merchants).where(eq(merchants.id, merchantId)).for('no key update');

/** The merchant's terms in each of its currencies. */
export const termsOf = (db: Db, merchantId: number): Promise<Terms[]> =>
  db.select().from(merchantTerms).where(eq(merchantTerms.merchantId, merchantId)).orderBy(asc(merchantTerms.currency));

/** The merchant's goods with one of the keys or numbers, locked in one order. */
export async function lockOwnGoods(tx: Db, merchantId: number, keys: readonly string[], skus: readonly string[]): Promise<OwnGoods[]> {
  const meant = and(
    eq(goods.merchantId, merchantId),
    eq(goods.isDeal, false),
    or(inArray(goods.mpnKey, [...keys]), skus.length === 0 ? undefined : inArray(goods.sku, [...skus])),
  );
  await tx.select({ id: goods.id }).from(goods).where(meant).orderBy(asc(goods.id)).for('update');
  return tx
    .select({
      goods,
      brandName: sql<string>`coalesce(${brandNames.nameCn}, ${brandNames.name})`,
      brandNames: brandAliases,
      stocks: storedStocks,
    })
    .from(goods)
    .innerJoin(brandNames, eq(brandNames.id, goods.brandId))
    .where(meant)
    .orderBy(asc(goods.id));
}

/** Sets what a row of a list gives goods. */
export async function writeValues(tx: Db, id: number, values: Partial<SheetValues>, now: Date): Promise<void> {
  await tx
    .update(goods)
    .set({ ...values, updatedAt: now })
    .where(eq(goods.id, id));
}

/** Makes goods of a part, their stock not known. @returns their number */
export async function insertGoods(
  tx: Db,
  { merchantId, part, values, terms }: { merchantId: number; part: KnownPart; values: SheetValues; terms: readonly Terms[] },
  now: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval(pg_get_serial_sequence('goods', 'id')) as id`);
  const id = Number(rows[0]?.id);
  const { id: partId, mpn, mpnKey, brandId, categoryId, packageCase } = part;
  await tx
    .insert(goods)
    .values({ ...values, id, merchantId, partId, mpn, mpnKey, brandId, categoryId, packageCase, sku: `M${merchantId}-${id}`, unit: '个', updatedAt: now });
  await tx.insert(goodsStocks).values({ goodsId: id, warehouse: homeWarehouse(terms, values.currency), quantity: null });
  return id;
}
