import type { Bargain, BargainCount } from '@chippage/api/types';
import { and, count, desc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { findGoods } from '../goods/goods.queries.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { type BargainRecord, toBargain } from './bargains.rules.ts';
import { bargains } from './orders.schema.ts';

/** Whose bargains, and which. */
export interface BargainWish {
  owner: { buyerId: number } | { merchantId: number };
  state?: Bargain['state'] | undefined;
}

const whose = (owner: BargainWish['owner']) => ('buyerId' in owner ? eq(bargains.buyerId, owner.buyerId) : eq(bargains.merchantId, owner.merchantId));

/** Which rows are in a state now: an accepted price that ran out is `expired`. */
function inState(state: BargainWish['state'], now: Date): SQL | undefined {
  if (state === undefined) return undefined;
  if (state === 'expired') return and(eq(bargains.state, 'accepted'), lte(bargains.validUntil, now));
  return state === 'accepted' ? and(eq(bargains.state, 'accepted'), gt(bargains.validUntil, now)) : eq(bargains.state, state);
}

/** A page of bargains with their goods, the newest first. */
export async function listBargains(db: Db, { owner, state }: BargainWish, page: Page, now: Date): Promise<{ rows: Bargain[]; total: number }> {
  const where = and(whose(owner), inState(state, now));
  const [rows, total] = await Promise.all([
    pageOf(db.select().from(bargains).where(where).orderBy(desc(bargains.id)).$dynamic(), page),
    db.$count(bargains, where),
  ]);
  return { rows: await toBargains(db, rows, now), total };
}

/** How many bargains of an owner stand where now. */
export async function countBargains(db: Db, owner: BargainWish['owner'], now: Date): Promise<BargainCount[]> {
  const stands = sql<BargainCount['state']>`case when ${inState('expired', now)} then 'expired' else ${bargains.state} end`.as('stands');
  return db.select({ state: stands, count: count() }).from(bargains).where(whose(owner)).groupBy(stands);
}

/** Bargains as the contract shows them; those whose goods are gone are left out. */
export async function toBargains(db: Db, rows: readonly BargainRecord[], now: Date): Promise<Bargain[]> {
  const found = await findGoods(
    db,
    rows.map(({ goodsId }) => goodsId),
  );
  return rows.flatMap((row) => {
    const stored = found.get(row.goodsId);
    return stored ? [toBargain(row, stored, now)] : [];
  });
}

/** Writes down what a buyer asks for. */
export async function addBargain(tx: Db, row: typeof bargains.$inferInsert): Promise<BargainRecord> {
  const [made] = await tx.insert(bargains).values(row).returning();
  if (!made) throw new Error('the bargain was not written');
  return made;
}

/** A bargain of its owner, for this transaction alone. */
export async function lockBargain(tx: Db, id: number, owner: BargainWish['owner']): Promise<BargainRecord | undefined> {
  const [found] = await tx
    .select()
    .from(bargains)
    .where(and(eq(bargains.id, id), whose(owner)))
    .for('update');
  return found;
}

/** Changes a locked bargain. */
export async function changeBargain(tx: Db, id: number, change: Partial<BargainRecord>): Promise<void> {
  await tx.update(bargains).set(change).where(eq(bargains.id, id));
}

/** The price that an order was made at is no longer to be had. */
export async function endBargainsOfOrder(tx: Db, orderId: number): Promise<void> {
  await tx.update(bargains).set({ state: 'refused', answer: '订单已关闭' }).where(eq(bargains.orderId, orderId));
}
