import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { goods, goodsStocks, stockMoves } from '../goods/goods.schema.ts';
import { merchantAuthorisations, merchants, merchantTerms } from '../merchant/merchant.schema.ts';
import { authorisationOf } from './sampleAuthorisations.ts';
import type { SampleGoods } from './sampleGoods.ts';
import { sampleBank, sampleMerchants } from './sampleMerchants.ts';

/** Numbers below this are the sample's. */
const FIRST_OWN = 1_000_000;

/** Whether the sample's merchants are there. */
export async function hasSampleMerchants(db: Db): Promise<boolean> {
  return (await db.select({ id: merchants.id }).from(merchants).where(lt(merchants.id, FIRST_OWN)).limit(1)).length > 0;
}

/** Writes the sample's merchants with their terms. */
export async function writeMerchants(tx: Db, now: Date): Promise<void> {
  await tx.insert(merchants).values(
    sampleMerchants.map(({ id, name, nameEn, place, address, addressEn, intro, shipping }) => ({
      id,
      name,
      nameEn,
      isSample: true,
      place,
      address,
      addressEn,
      intro,
      shipping,
      createdAt: now,
    })),
  );
  await tx
    .insert(merchantTerms)
    .values(
      sampleMerchants.flatMap((merchant) =>
        merchant.terms.map(({ taxMode: _taxMode, ...terms }) => ({ merchantId: merchant.id, ...terms, bank: sampleBank(merchant, terms.currency) })),
      ),
    );
}

/** Writes which brands each merchant of the sample is authorised for, of those that it sells. */
export async function writeAuthorisations(tx: Db, sold: readonly SampleGoods[], now: Date): Promise<void> {
  const pairs = new Map(sold.map(({ merchantId, part: { brandId } }) => [`${merchantId} ${brandId}`, { merchantId, brandId }]));
  const rows = [...pairs.values()].flatMap(({ merchantId, brandId }) => authorisationOf(merchantId, brandId, now) ?? []);
  if (rows.length > 0) await tx.insert(merchantAuthorisations).values(rows);
}

/** Writes goods with their stocks and the opening moves of these. */
export async function writeGoods(tx: Db, rows: SampleGoods[], now: Date): Promise<void> {
  await tx.insert(goods).values(
    rows.map(({ part: { id: partId, params: _params, pins: _pins, ...part }, stocks: _stocks, ...row }) => ({
      ...part,
      ...row,
      partId,
      unit: '个',
      isOnSale: true,
      updatedAt: now,
    })),
  );
  const stocks = rows.flatMap(({ id, stocks: list }) => list.map((stock) => ({ goodsId: id, ...stock })));
  await tx.insert(goodsStocks).values(stocks);
  await tx
    .insert(stockMoves)
    .values(stocks.flatMap(({ quantity, ...place }) => (quantity === null ? [] : [{ ...place, change: quantity, reason: 'opening' as const, at: now }])));
}
