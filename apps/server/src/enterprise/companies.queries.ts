import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/database/connect.ts';
import { enterpriseMembers, enterprises } from './enterprise.schema.ts';
import type { SeatRole } from './rights.rules.ts';

/** A company as one of its members acts for it. */
export interface Company {
  id: number;
  name: string;
  /** 0 in review, 1 verified, 2 refused, 3 expired. */
  status: 0 | 1 | 2 | 3;
  role: SeatRole;
  /** Most yuan of one order without approval; null: no limit. */
  spendLimit: string | null;
  /** Until when the verification holds. */
  expiresAt: Date | null;
}

/** What a list shows of a company. */
export interface CompanyBrief {
  id: number;
  name: string;
  place: string | null;
  isVerified: boolean;
  /** Made up for the sample catalogue. */
  isSample: boolean;
}

/** What everybody may know of a company beside that. */
export interface CompanyFacts extends CompanyBrief {
  industry: string | null;
  scale: (typeof enterprises.$inferSelect)['scale'];
}

/** The company that a member acts for. */
export async function findCompanyOf(db: Db, memberId: number): Promise<Company | undefined> {
  const [row] = await db
    .select({
      id: enterprises.id,
      name: enterprises.name,
      status: sql<Company['status']>`${enterprises.status}`,
      role: enterpriseMembers.role,
      spendLimit: enterpriseMembers.spendLimit,
      expiresAt: enterprises.expiresAt,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(eq(enterpriseMembers.memberId, memberId));
  return row;
}

/** The companies for which members act, and as what, for domains to join under a name of theirs. */
export const companySeats = <As extends string>(as: As) =>
  new QueryBuilder({ casing: 'snake_case' })
    .select({
      memberId: enterpriseMembers.memberId,
      companyId: enterpriseMembers.enterpriseId,
      status: sql<Company['status']>`${enterprises.status}`.as('status'),
      role: enterpriseMembers.role,
    })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .as(as);

/** Whether the company that a column of another domain names is verified. */
export const isVerifiedCompany = (enterpriseId: SQLWrapper): SQL =>
  sql`${enterpriseId} in (select ${enterprises.id} from ${enterprises} where ${enterprises.status} = 1)`;

/** Whether the company that a column of another domain names is called so. @param like A LIKE pattern */
export const isCompanyCalled = (enterpriseId: SQLWrapper, like: string): SQL =>
  sql`${enterpriseId} in (select ${enterprises.id} from ${enterprises} where ${enterprises.name} ilike ${like})`;

/** Whether the member that a column of another domain names acts for the company that another one names. */
export const isSeatOf = (enterpriseId: SQLWrapper, memberId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${enterpriseMembers} where ${enterpriseMembers.enterpriseId} = ${enterpriseId} and ${enterpriseMembers.memberId} = ${memberId})`;

/** What lists show of companies, by their number. */
export async function findBriefs(db: Db, ids: readonly number[]): Promise<Map<number, CompanyBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: enterprises.id,
      name: enterprises.name,
      place: enterprises.place,
      isVerified: sql<boolean>`${enterprises.status} = 1`,
      isSample: enterprises.isSample,
    })
    .from(enterprises)
    .where(inArray(enterprises.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same with their industry and how large they are. */
export async function findFacts(db: Db, ids: readonly number[]): Promise<Map<number, CompanyFacts>> {
  if (ids.length === 0) return new Map();
  const { id, name, place, isSample, industry, scale } = enterprises;
  const rows = await db
    .select({ id, name, place, isVerified: sql<boolean>`${enterprises.status} = 1`, isSample, industry, scale })
    .from(enterprises)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What lists show of a company that is or was verified. */
export async function findPublicCompany(db: Db, id: number): Promise<CompanyBrief | undefined> {
  const [row] = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.id, id), inArray(enterprises.status, [1, 3])));
  return row && (await findBriefs(db, [row.id])).get(row.id);
}

/** What everybody may know of the licences of companies that are or were verified, by their number; nobody has looked at those of the sample. */
export async function findPublicLicences(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { companyId: number; name: string; creditCode: string; verifyTime: string | null; isInForce: boolean }>> {
  if (ids.length === 0) return new Map();
  const { id, name, creditCode, verifiedAt, status } = enterprises;
  const rows = await db
    .select({ companyId: id, name, creditCode, verifiedAt, status })
    .from(enterprises)
    .where(and(inArray(id, [...new Set(ids)]), inArray(status, [1, 3]), eq(enterprises.isSample, false)));
  return new Map(
    rows.map(({ status: now, verifiedAt: at, ...licence }) => [licence.companyId, { ...licence, verifyTime: at?.toISOString() ?? null, isInForce: now === 1 }]),
  );
}

/** Names of the verified companies for which members act, by the member's number. */
export async function findVerifiedNames(db: Db, memberIds: readonly number[]): Promise<Map<number, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .select({ memberId: enterpriseMembers.memberId, name: enterprises.name })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(and(inArray(enterpriseMembers.memberId, [...new Set(memberIds)]), eq(enterprises.status, 1)));
  return new Map(rows.map(({ memberId, name }) => [memberId, name]));
}

/** Numbers of the members who act for a company, or only those with one of some roles. */
export async function findSeats(db: Db, enterpriseId: number, roles?: readonly SeatRole[]): Promise<number[]> {
  const rows = await db
    .select({ memberId: enterpriseMembers.memberId })
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), roles && inArray(enterpriseMembers.role, [...roles])));
  return rows.map(({ memberId }) => memberId);
}

/** Who of a company has one of some roles, with what each may spend alone. */
export async function findSpenders(db: Db, enterpriseId: number, roles: readonly SeatRole[]): Promise<{ memberId: number; spendLimit: string | null }[]> {
  return db
    .select({ memberId: enterpriseMembers.memberId, spendLimit: enterpriseMembers.spendLimit })
    .from(enterpriseMembers)
    .where(and(eq(enterpriseMembers.enterpriseId, enterpriseId), inArray(enterpriseMembers.role, [...roles])))
    .orderBy(asc(enterpriseMembers.memberId));
}

/** What a company is called; '' when it is gone. */
export async function findCompanyName(db: Db, id: number): Promise<string> {
  const [row] = await db.select({ name: enterprises.name }).from(enterprises).where(eq(enterprises.id, id));
  return row?.name ?? '';
}

/** The verified company that has a unified social credit code; null: none has. */
export async function findVerifiedByCode(db: Db, creditCode: string): Promise<number | null> {
  const [row] = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.creditCode, creditCode), eq(enterprises.status, 1)));
  return row?.id ?? null;
}
