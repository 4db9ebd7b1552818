import { lt } from 'drizzle-orm';
import { listSoldSampleParts } from '../../datasheets/parts/parts.queries.ts';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.ts';
import { goods, goodsStocks, stockMoves } from '../goods/goods.schema.ts';
import { merchants, merchantTerms } from '../merchant/merchant.schema.ts';
import { sampleBank, sampleMerchants } from './sampleMerchants.ts';
import { goodsFor, type SampleGoods } from './sampleGoods.ts';

const ROWS_AT_ONCE = 500;

/**
 * Makes the sample's merchants and goods out of the catalogue's parts, all or nothing, unless they are there.
 * @returns How many goods were made.
 */
export async function loadSampleMall({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample mall');
    const there = await tx.select({ id: merchants.id }).from(merchants).where(lt(merchants.id, 1_000_000)).limit(1);
    if (there.length > 0) return 0;
    await writeMerchants(tx, now);
    const sold = await listSoldSampleParts(tx);
    const rows = sold.flatMap(goodsFor);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await writeGoods(tx, rows.slice(at, at + ROWS_AT_ONCE), now);
    return rows.length;
  });
}

async function writeMerchants(tx: Db, now: Date): Promise<void> {
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

async function writeGoods(tx: Db, rows: SampleGoods[], now: Date): Promise<void> {
  await tx
    .insert(goods)
    .values(
      rows.map(({ part: { id: partId, ...part }, stocks: _stocks, ...row }) => ({ ...part, ...row, partId, unit: '个', isOnSale: true, updatedAt: now })),
    );
  const stocks = rows.flatMap(({ id, stocks: list }) => list.map((stock) => ({ goodsId: id, ...stock })));
  await tx.insert(goodsStocks).values(stocks);
  await tx
    .insert(stockMoves)
    .values(stocks.flatMap(({ quantity, ...place }) => (quantity === null ? [] : [{ ...place, change: quantity, reason: 'opening' as const, at: now }])));
}
