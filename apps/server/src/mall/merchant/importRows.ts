import type { SheetResult, SheetRow } from '@chippage/api/types';
import { findPartsOfKeys } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { correctStock, tellOrderable } from '../goods/arrivals.ts';
import { insertGoods, lockMerchant, lockOwnGoods, termsOf, writeValues } from './sheet.queries.ts';
import { planSheet, type SheetPlan } from './sheet.rules.ts';
import type { Terms } from './terms.rules.ts';

/** Makes or changes goods of a merchant as rows say, or only tells what that would do. */
export async function importRows(
  ctx: Ctx<Session>,
  { merchantId, rows, isTrial }: { merchantId: number; rows: readonly SheetRow[]; isTrial: boolean },
): Promise<SheetResult[]> {
  const keys = [...new Set(rows.map(({ mpn }) => partKey(mpn)))];
  const skus = [...new Set(rows.flatMap(({ sku }) => sku ?? []))];
  return ctx.db.transaction(async (tx) => {
    await lockMerchant(tx, merchantId);
    const terms = await termsOf(tx, merchantId);
    const own = await lockOwnGoods(tx, merchantId, keys, skus);
    const plans = planSheet(rows, { own, parts: await findPartsOfKeys(tx, keys), terms });
    if (isTrial) return plans.map((plan) => resultOf(plan, plan.goodsId));
    // Always a later time than what was read, so that a dialog that is open sees the change.
    const now = new Date(Math.max(ctx.clock.now().getTime(), ...own.map(({ goods }) => goods.updatedAt.getTime() + 1)));
    const ids = new Map<SheetPlan, number>();
    // Goods are written in one order, new ones at the end, so that no two transactions wait for each other.
    for (const plan of plans.toSorted((a, b) => (a.goodsId ?? Infinity) - (b.goodsId ?? Infinity) || a.row - b.row)) {
      const id = await write(tx, plan, { merchantId, terms, now });
      if (id !== null) ids.set(plan, id);
    }
    const count = (outcome: string) => plans.filter((plan) => plan.outcome === outcome).length;
    const detail = { created: count('created'), changed: count('changed'), same: count('same'), refused: count('refused') };
    if (ids.size > 0) await audit({ ...ctx, db: tx }, { event: 'goods.import', outcome: 'ok', memberId: ctx.session.memberId, detail });
    return plans.map((plan) => resultOf(plan, ids.get(plan) ?? plan.goodsId));
  });
}

const resultOf = ({ row, outcome, mpn, brandName, changes, fault }: SheetPlan, goodsId: number | null): SheetResult => ({
  row,
  outcome,
  mpn,
  brandName,
  goodsId,
  changes,
  fault,
});

/** Does what a row asks. @returns the number of goods that it made or changed */
async function write(
  tx: Db,
  { goodsId, outcome, part, values, stock, changes }: SheetPlan,
  { merchantId, terms, now }: { merchantId: number; terms: readonly Terms[]; now: Date },
): Promise<number | null> {
  if (values === null || outcome === 'same') return null;
  if (goodsId === null && part === null) return null;
  const id = goodsId ?? (await insertGoods(tx, { merchantId, part: part!, values, terms }, now));
  if (goodsId !== null) await writeValues(tx, id, values, now);
  for (const warehouse of ['HK', 'SZ'] as const) {
    const quantity = stock[warehouse];
    if (quantity !== undefined && (outcome === 'created' || changes.some(({ field }) => field === stockFields[warehouse])))
      await correctStock(tx, id, warehouse, quantity, now);
  }
  if (goodsId !== null && changes.some(({ field, after }) => field === 'isOnSale' && after === 'true')) await tellOrderable(tx, [id], now);
  return id;
}

const stockFields = { SZ: 'stockSz', HK: 'stockHk' } as const;
