import type { CompanyPlace } from '@chippage/api/types';
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { literalLike } from '../../platform/database/literalLike.ts';
import type { Db } from '../../platform/database/connect.ts';
import { enterprises } from '../enterprise.schema.ts';
import { companyFollows } from './follows.schema.ts';

/** Companies that somebody has verified once, and those of the sample: all others are nobody's business. */
export const isPublic: SQL = sql`(${inArray(enterprises.status, [1, 3])} or ${enterprises.isSample})`;

/** A company as it is stored. */
export type CompanyRecord = typeof enterprises.$inferSelect;

/** What companies are looked for by. */
export interface CompanyWish {
  keywords: string;
  place: string;
  role?: CompanyRecord['roles'][number] | undefined;
  isVerified?: boolean | undefined;
  sort: 'hot' | 'newest';
}

const isInForce = (now: Date) => and(eq(enterprises.status, 1), or(isNull(enterprises.expiresAt), gt(enterprises.expiresAt, now)));

function wanted({ keywords, role, isVerified }: CompanyWish, now: Date): SQL | undefined {
  const like = literalLike(keywords);
  return and(
    isPublic,
    keywords.trim() === '' ? undefined : or(ilike(enterprises.name, like), ilike(enterprises.nameEn, like)),
    role === undefined ? undefined : sql`${role} = any(${enterprises.roles})`,
    isVerified === true ? isInForce(now) : undefined,
  );
}

const fans = sql<number>`(select count(*) from ${companyFollows} where ${companyFollows.enterpriseId} = ${enterprises.id})`;
// Companies of the sample have no followers and were never verified: they come last either way. Each order ends in the number.
const sorts = {
  hot: [sql`${fans} desc`, sql`${enterprises.verifiedAt} asc nulls last`, asc(enterprises.id)],
  newest: [sql`${enterprises.verifiedAt} desc nulls last`, asc(enterprises.id)],
};

/** A page of companies, how many there are, and where those are that match everything but the place. */
export async function searchCompanies(
  db: Db,
  wish: CompanyWish,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<{ rows: CompanyRecord[]; total: number; places: CompanyPlace[] }> {
  const anywhere = wanted(wish, now);
  const place = wish.place.trim();
  const where = and(anywhere, place === '' ? undefined : eq(enterprises.place, place));
  const [rows, total, places] = await Promise.all([
    db
      .select()
      .from(enterprises)
      .where(where)
      .orderBy(...sorts[wish.sort])
      .limit(limit)
      .offset(offset),
    db.$count(enterprises, where),
    db
      .select({ place: sql<string>`${enterprises.place}`, count: count() })
      .from(enterprises)
      .where(and(anywhere, ne(enterprises.place, '')))
      .groupBy(enterprises.place)
      .orderBy(desc(count()), asc(enterprises.place))
      .limit(30),
  ]);
  return { rows, total, places };
}

/** A company with a page of its own. */
export async function findPublicCompany(db: Db, id: number): Promise<CompanyRecord | undefined> {
  const [row] = await db
    .select()
    .from(enterprises)
    .where(and(eq(enterprises.id, id), isPublic));
  return row;
}

/** How many members follow companies, by company. */
export async function countFollowers(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companyFollows.enterpriseId, total: count() })
    .from(companyFollows)
    .where(inArray(companyFollows.enterpriseId, [...ids]))
    .groupBy(companyFollows.enterpriseId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

/** A company, whether it has a page or not. */
export async function findCompany(db: Db, id: number): Promise<CompanyRecord | undefined> {
  const [row] = await db.select().from(enterprises).where(eq(enterprises.id, id));
  return row;
}
