import type { Ctx, Session } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';
import {
  type Company,
  type CompanyBrief,
  type CompanyFacts,
  findBriefs,
  findCompanyOf,
  findFacts,
  findPublicCompany,
  findSeats,
  findSpenders,
  findVerifiedNames,
} from './companies.queries.ts';
import { companyRequiredFailure, rightMissingFailure } from './enterprise.errors.ts';
import { mayRole, type Right, rights } from './rights.rules.ts';

export type { Company, CompanyBrief, CompanyFacts };

/** The company that a member acts for, verified or not. */
export const companyOf = (db: Db, memberId: number): Promise<Company | undefined> => findCompanyOf(db, memberId);

type Asking = Pick<Ctx<Session>, 'db' | 'clock' | 'session'>;

/**
 * The verified company for which the member acts, whatever they may do for it.
 * @throws Failure enterprise.required
 */
export async function requireVerified({ db, clock, session }: Asking): Promise<Company> {
  const company = await findCompanyOf(db, session.memberId);
  const isInForce = company?.status === 1 && (company.expiresAt === null || company.expiresAt > clock.now());
  if (!company || !isInForce) throw companyRequiredFailure(company?.status ?? null);
  return company;
}

/**
 * The verified company for which the member may do something, or one of several things.
 * @throws Failure enterprise.required, enterprise.right_missing
 */
export async function requireCompany(ctx: Asking, right: Right, ...others: Right[]): Promise<Company> {
  const company = await requireVerified(ctx);
  if (![right, ...others].some((one) => mayRole(company.role, one))) throw rightMissingFailure(company.role, right);
  return company;
}

/** The verified company for which a member buys, whether they may order alone or not; null for who buys for themselves. */
export async function buyingCompany(db: Db, memberId: number): Promise<Company | null> {
  const company = await findCompanyOf(db, memberId);
  return company?.status === 1 ? company : null;
}

/**
 * The verified company for which a member places orders; null for who acts for none, and buys for themselves.
 * @throws Failure enterprise.right_missing when their place in it allows no orders
 */
export async function buyerOf(db: Db, memberId: number): Promise<Company | null> {
  const company = await buyingCompany(db, memberId);
  if (company && !mayRole(company.role, 'order.place')) throw rightMissingFailure(company.role, 'order.place');
  return company;
}

/** What lists show of companies, by their number. */
export const briefOf = (db: Db, ids: readonly number[]): Promise<Map<number, CompanyBrief>> => findBriefs(db, ids);

/** The same with their industry and how large they are. */
export const factsOf = (db: Db, ids: readonly number[]): Promise<Map<number, CompanyFacts>> => findFacts(db, ids);

/** A company that is or was verified, or is one of the sample; undefined for all others. */
export const findCompany = (db: Db, id: number): Promise<CompanyBrief | undefined> => findPublicCompany(db, id);

/** The verified companies for which members act, by the member's number. */
export const verifiedOf = (db: Db, memberIds: readonly number[]): Promise<Map<number, string>> => findVerifiedNames(db, memberIds);

/** Numbers of the members of a company who have a right, or one of several, e.g. to be told. */
export const membersWith = (db: Db, enterpriseId: number, ...any: Right[]): Promise<number[]> =>
  findSeats(
    db,
    enterpriseId,
    any.flatMap((right) => rights[right]),
  );

/** Who approves purchases of a company, with what each may spend alone. */
export const approversOf = (db: Db, enterpriseId: number): Promise<{ memberId: number; spendLimit: string | null }[]> =>
  findSpenders(db, enterpriseId, rights['order.approve']);

/** Where a verification stands as calls say it. */
export const toEnterpriseStatus = (value: number | null): Company['status'] | null => (value === 0 || value === 1 || value === 2 || value === 3 ? value : null);
