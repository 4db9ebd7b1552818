import { findPublicLicences } from '../../enterprise/companies.queries.ts';
import { idsAfter } from '../../platform/database/idsAfter.ts';
import type { Merchant, MerchantBrief } from '@chippage/api/types';
import { and, asc, count, eq, ilike, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { FindThings } from '../../platform/domain.ts';
import { goods } from '../goods/goods.schema.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { merchantFollows, merchants, merchantTerms } from './merchant.schema.ts';
import { type Terms, termsKey } from './terms.rules.ts';

/** A merchant's row. */
export type MerchantRecord = typeof merchants.$inferSelect;

/** Columns of a merchant that lists of orders and papers name. */
export const merchantBrief = { id: merchants.id, name: merchants.name, isSample: merchants.isSample };

/** A merchant by number. */
export async function findMerchant(db: Db, id: number): Promise<MerchantRecord | undefined> {
  const [row] = await db.select().from(merchants).where(eq(merchants.id, id));
  return row;
}

/** The merchant for which a member speaks. */
export async function findMerchantOf(db: Db, memberId: number): Promise<MerchantRecord | undefined> {
  const [row] = await db.select().from(merchants).where(eq(merchants.memberId, memberId));
  return row;
}

/** Whose each shop is, for domains to join under a name of theirs. */
export const shopOwners = <As extends string>(as: As) =>
  new QueryBuilder({ casing: 'snake_case' }).select({ id: merchants.id, memberId: merchants.memberId }).from(merchants).as(as);

/** Names of merchants by number. */
export async function merchantBriefs(db: Db, ids: readonly number[]): Promise<Map<number, MerchantBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(merchantBrief)
    .from(merchants)
    .where(inArray(merchants.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Merchants with the words that a list of follows shows. */
export const findMerchantThings: FindThings = (db, ids) =>
  db
    .select({ id: merchants.id, title: merchants.name, detail: merchants.place, brandId: sql<null>`null` })
    .from(merchants)
    .where(inArray(merchants.id, ids));

/** The terms of merchants, by merchant and currency. */
export async function findTerms(db: Db, merchantIds: readonly number[]): Promise<Map<string, Terms>> {
  if (merchantIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(merchantTerms)
    .where(inArray(merchantTerms.merchantId, [...merchantIds]));
  return new Map(rows.map((row) => [termsKey(row.merchantId, row.currency), row]));
}

const isNamed = (keywords: string) => ilike(merchants.name, literalLike(keywords));

/** How many merchants have the words in their name. */
export const countMerchants = (db: Db, keywords: string): Promise<number> => db.$count(merchants, isNamed(keywords));

/** A page of the merchants whose name holds the words, and how many there are. */
export async function findMerchants(db: Db, keywords: string, memberId: number | null, page: Page): Promise<{ rows: Merchant[]; total: number }> {
  const where = isNamed(keywords);
  const [total, found] = await Promise.all([
    countMerchants(db, keywords),
    pageOf(db.select({ id: merchants.id }).from(merchants).where(where).orderBy(asc(merchants.id)).$dynamic(), page),
  ]);
  return {
    rows: await merchantRows(
      db,
      found.map(({ id }) => id),
      memberId,
    ),
    total,
  };
}

/** Merchants as pages show them, in the order of `ids`. */
export async function merchantRows(db: Db, ids: readonly number[], memberId: number | null): Promise<Merchant[]> {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  const [rows, terms, counts, followers, mine] = await Promise.all([
    db.select().from(merchants).where(inArray(merchants.id, wanted)),
    findTerms(db, wanted),
    db
      .select({ id: goods.merchantId, total: count() })
      .from(goods)
      .where(and(inArray(goods.merchantId, wanted), eq(goods.isOnSale, true)))
      .groupBy(goods.merchantId),
    db
      .select({ id: merchantFollows.merchantId, total: count() })
      .from(merchantFollows)
      .where(inArray(merchantFollows.merchantId, wanted))
      .groupBy(merchantFollows.merchantId),
    memberId === null ? [] : db.select({ id: merchantFollows.merchantId }).from(merchantFollows).where(eq(merchantFollows.memberId, memberId)),
  ]);
  const licences = await findPublicLicences(
    db,
    rows.flatMap(({ enterpriseId, isSample }) => (enterpriseId === null || isSample ? [] : [enterpriseId])),
  );
  const totals = new Map(counts.map(({ id, total }) => [id, total]));
  const fans = new Map(followers.map(({ id, total }) => [id, total]));
  const followed = new Set(mine.map(({ id }) => id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { name, isSample, creditCode, place, address, phone, intro, shipping, serviceHours, returnPolicy, createdAt, enterpriseId } = row;
    const currencies = (['CNY', 'USD'] as const).filter((currency) => terms.has(termsKey(id, currency)));
    return [
      {
        id,
        name,
        isSample,
        creditCode,
        place,
        address,
        phone,
        intro,
        currencies,
        goodsCount: totals.get(id) ?? 0,
        shipping,
        serviceHours,
        returnPolicy,
        followers: fans.get(id) ?? 0,
        isFollowed: followed.has(id),
        createTime: createdAt.toISOString(),
        licence: (enterpriseId === null ? undefined : licences.get(enterpriseId)) ?? null,
      },
    ];
  });
}

/** Merchants that have a page: all of them. */
export const listedMerchants = idsAfter(merchants, merchants.id);
