import type { MerchantSeat } from '@chippage/api/types';
import { asc, eq, ilike, or, sql } from 'drizzle-orm';
import { memberStates } from '../../platform/members/members.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { merchants } from './merchant.schema.ts';
import { merchantBrief, type MerchantRecord } from './merchants.queries.ts';

const speakers = memberStates('speakers');

const selectSeats = (db: Db) =>
  db
    .select({
      merchant: merchantBrief,
      memberId: merchants.memberId,
      nickName: speakers.nickName,
      isSuspended: sql<boolean>`coalesce(${speakers.isSuspended}, false)`,
    })
    .from(merchants)
    .leftJoin(speakers, eq(speakers.id, merchants.memberId));

/** A page of merchants and who speaks for them, by words in either name. */
export async function listSeats(db: Db, keywords: string, page: Page): Promise<{ rows: MerchantSeat[]; total: number }> {
  const like = literalLike(keywords);
  const where = or(ilike(merchants.name, like), ilike(speakers.nickName, like));
  const [rows, total] = await Promise.all([
    pageOf(selectSeats(db).where(where).orderBy(asc(merchants.id)).$dynamic(), page),
    db.$count(db.select({ id: merchants.id }).from(merchants).leftJoin(speakers, eq(speakers.id, merchants.memberId)).where(where).as('found')),
  ]);
  return { rows, total };
}

/** A merchant and who speaks for it. */
export async function findSeat(db: Db, merchantId: number): Promise<MerchantSeat | undefined> {
  const [row] = await selectSeats(db).where(eq(merchants.id, merchantId));
  return row;
}

/** A merchant, for this transaction alone. */
export async function lockMerchant(tx: Db, id: number): Promise<MerchantRecord | undefined> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id)).for('update');
  return row;
}

/** Makes a member, or nobody, speak for a merchant, and for no other one. */
export async function setSeat(tx: Db, merchantId: number, memberId: number | null): Promise<void> {
  if (memberId !== null) await tx.update(merchants).set({ memberId: null }).where(eq(merchants.memberId, memberId));
  await tx.update(merchants).set({ memberId }).where(eq(merchants.id, merchantId));
}

/** Whether a member speaks for a merchant. */
export const hasSeat = async (db: Db, memberId: number): Promise<boolean> => (await db.$count(merchants, eq(merchants.memberId, memberId))) > 0;
