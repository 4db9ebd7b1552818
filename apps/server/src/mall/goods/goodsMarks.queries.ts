import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { FollowStore } from '../../platform/domain.ts';
import { merchantFollows, merchants } from '../merchant/merchant.schema.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { arrivalWishes, goods, goodsFavourites } from './goods.schema.ts';

/** A page of numbers, the newest first, and how many there are. */
export interface Marked {
  ids: number[];
  total: number;
}

/** What a member has marked of goods and their merchant. */
export async function marksOf(db: Db, memberId: number, { id, merchantId }: Pick<typeof goods.$inferSelect, 'id' | 'merchantId'>) {
  const [favourites, follows, wishes] = await Promise.all([
    db.$count(goodsFavourites, and(eq(goodsFavourites.memberId, memberId), eq(goodsFavourites.goodsId, id))),
    db.$count(merchantFollows, and(eq(merchantFollows.memberId, memberId), eq(merchantFollows.merchantId, merchantId))),
    db.$count(arrivalWishes, and(eq(arrivalWishes.memberId, memberId), eq(arrivalWishes.goodsId, id))),
  ]);
  return { isFavoured: favourites > 0, isFollowed: follows > 0, isNoticeAsked: wishes > 0 };
}

/** Goods of which the member wants to know when they arrive. */
export async function findArrivalWishes(db: Db, memberId: number, page: Page): Promise<Marked> {
  const mine = eq(arrivalWishes.memberId, memberId);
  const [rows, total] = await Promise.all([
    pageOf(
      db.select({ id: arrivalWishes.goodsId }).from(arrivalWishes).where(mine).orderBy(desc(arrivalWishes.createdAt), desc(arrivalWishes.goodsId)).$dynamic(),
      page,
    ),
    db.$count(arrivalWishes, mine),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** Goods that the member keeps. */
export async function findFavouriteGoods(db: Db, memberId: number, page: Page): Promise<Marked> {
  const mine = eq(goodsFavourites.memberId, memberId);
  const [rows, total] = await Promise.all([
    pageOf(
      db
        .select({ id: goodsFavourites.goodsId })
        .from(goodsFavourites)
        .where(mine)
        .orderBy(desc(goodsFavourites.createdAt), desc(goodsFavourites.goodsId))
        .$dynamic(),
      page,
    ),
    db.$count(goodsFavourites, mine),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** Merchants that the member follows. */
export async function findFollowedMerchants(db: Db, memberId: number, page: Page): Promise<Marked> {
  const mine = eq(merchantFollows.memberId, memberId);
  const [rows, total] = await Promise.all([
    pageOf(
      db
        .select({ id: merchantFollows.merchantId })
        .from(merchantFollows)
        .where(mine)
        .orderBy(desc(merchantFollows.createdAt), desc(merchantFollows.merchantId))
        .$dynamic(),
      page,
    ),
    db.$count(merchantFollows, mine),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/** Writes down, or takes back, that a member waits for goods. */
export async function setArrivalWish(db: Db, memberId: number, goodsId: number, isWanted: boolean, now: Date): Promise<void> {
  if (isWanted) await db.insert(arrivalWishes).values({ memberId, goodsId, createdAt: now }).onConflictDoNothing();
  else await db.delete(arrivalWishes).where(and(eq(arrivalWishes.memberId, memberId), eq(arrivalWishes.goodsId, goodsId)));
}

/** Keeps goods for a member, or no longer. */
export async function setFavourite(db: Db, memberId: number, goodsId: number, isFavoured: boolean, now: Date): Promise<void> {
  if (isFavoured) await db.insert(goodsFavourites).values({ memberId, goodsId, createdAt: now }).onConflictDoNothing();
  else await db.delete(goodsFavourites).where(and(eq(goodsFavourites.memberId, memberId), eq(goodsFavourites.goodsId, goodsId)));
}

/** Makes a member follow a merchant, or no longer. */
export async function setFollow(db: Db, memberId: number, merchantId: number, isFollowed: boolean, now: Date): Promise<void> {
  if (isFollowed) await db.insert(merchantFollows).values({ memberId, merchantId, createdAt: now }).onConflictDoNothing();
  else await db.delete(merchantFollows).where(and(eq(merchantFollows.memberId, memberId), eq(merchantFollows.merchantId, merchantId)));
}

/** Takes the wishes for goods that arrived. @returns who waited for which model */
export async function takeArrivalWishes(tx: Db, goodsIds: readonly number[]): Promise<{ memberId: number; goodsId: number; mpn: string }[]> {
  if (goodsIds.length === 0) return [];
  const told = await tx
    .delete(arrivalWishes)
    .where(inArray(arrivalWishes.goodsId, [...goodsIds]))
    .returning();
  if (told.length === 0) return [];
  const rows = await tx
    .select({ id: goods.id, mpn: goods.mpn })
    .from(goods)
    .where(inArray(goods.id, [...goodsIds]));
  const names = new Map(rows.map(({ id, mpn }) => [id, mpn]));
  return told.flatMap(({ memberId, goodsId }) => {
    const mpn = names.get(goodsId);
    return mpn === undefined ? [] : [{ memberId, goodsId, mpn }];
  });
}

/** Whether a merchant is there. */
export const isMerchant = async (db: Db, id: number): Promise<boolean> => (await db.$count(merchants, eq(merchants.id, id))) > 0;

/** The followers of merchants, for the list of all that a member follows. */
export const merchantFollowStore: FollowStore = {
  of: (memberId) => sql`
    select f.merchant_id as thing_id, m.name as title, f.created_at
    from merchant_follows f join merchants m on m.id = f.merchant_id where f.member_id = ${memberId}`,
  async set(db, { memberId, id, isFollowed, now }) {
    if (!(await isMerchant(db, id))) return false;
    await setFollow(db, memberId, id, isFollowed, now);
    return true;
  },
};
