import type { EnterpriseApplication, EnterpriseFacts, LicenceFile } from '@chippage/api/types';
import { and, desc, eq, exists, getTableColumns, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { enterpriseApplications, enterpriseMembers, enterprises, licenceFiles } from '../enterprise.schema.ts';

/** A company's row. */
export type EnterpriseRow = typeof enterprises.$inferSelect;
type ApplicationRow = typeof enterpriseApplications.$inferSelect;

/** Whether the company waits for review or is verified already. */
export async function isCompanyKnown(db: Db, creditCode: string): Promise<boolean> {
  const rows = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.creditCode, creditCode), inArray(enterprises.status, [0, 1])));
  return rows.length > 0;
}

/** Whether a company that waits or is verified is called so, however the name was typed; `except`: this one does not count. */
export async function isNameTaken(db: Db, key: string, except: number | null): Promise<boolean> {
  const rows = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(sql`lower(regexp_replace(normalize(${enterprises.name}, NFKC), '\\s+', '', 'g')) = ${key}`, inArray(enterprises.status, [0, 1])))
    .limit(2);
  return rows.some(({ id }) => id !== except);
}

/** Writes a company down with its member as the owner; undefined when another member was faster. */
export async function insertCompany(tx: Db, ownerId: number, facts: EnterpriseFacts, now: Date): Promise<EnterpriseRow | undefined> {
  const [row] = await tx
    .insert(enterprises)
    .values({ ...facts, ownerId, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (row) await tx.insert(enterpriseMembers).values({ memberId: ownerId, enterpriseId: row.id, role: 'owner', joinedAt: now });
  return row;
}

const companyOfMember = (db: Db, memberId: number) =>
  db
    .select({ enterprise: enterprises, role: enterpriseMembers.role, spendLimit: enterpriseMembers.spendLimit })
    .from(enterpriseMembers)
    .innerJoin(enterprises, eq(enterprises.id, enterpriseMembers.enterpriseId))
    .where(eq(enterpriseMembers.memberId, memberId));

/** The company of a member and what the member is in it. */
export async function findEnterprise(db: Db, memberId: number) {
  const [row] = await companyOfMember(db, memberId);
  return row;
}

/** The same, held until the transaction ends. */
export async function lockEnterprise(tx: Db, memberId: number) {
  const [row] = await companyOfMember(tx, memberId).for('update');
  return row;
}

/** A company by its number. */
export async function findEnterpriseById(db: Db, id: number): Promise<EnterpriseRow | undefined> {
  const [row] = await db.select().from(enterprises).where(eq(enterprises.id, id));
  return row;
}

/** Changes a company. */
export async function updateEnterprise(tx: Db, id: number, change: Partial<typeof enterprises.$inferInsert>): Promise<void> {
  await tx.update(enterprises).set(change).where(eq(enterprises.id, id));
}

/** An application that an operator still has to decide, in words, or null. */
export async function openEnterpriseOf(db: Db, memberId: number): Promise<string | null> {
  const waiting = await db
    .select({ id: enterprises.id })
    .from(enterprises)
    .where(and(eq(enterprises.ownerId, memberId), eq(enterprises.status, 0)));
  return waiting.length > 0 ? '企业认证还在审核中' : null;
}

/** Writes down what was handed in; what waited is replaced. @returns its number */
export async function replaceApplication(tx: Db, row: typeof enterpriseApplications.$inferInsert): Promise<number> {
  await tx.delete(enterpriseApplications).where(and(eq(enterpriseApplications.enterpriseId, row.enterpriseId), eq(enterpriseApplications.state, 'reviewing')));
  const [written] = await tx.insert(enterpriseApplications).values(row).returning({ id: enterpriseApplications.id });
  if (!written) throw new Error('the application was not written');
  return written.id;
}

/** What was handed in last about a company. */
export async function newestApplication(db: Db, enterpriseId: number): Promise<EnterpriseApplication | null> {
  const [row] = await db
    .select({ application: enterpriseApplications, licence: { id: licenceFiles.id, name: licenceFiles.name, type: licenceFiles.type } })
    .from(enterpriseApplications)
    .leftJoin(licenceFiles, eq(licenceFiles.id, enterpriseApplications.licenceFileId))
    .where(eq(enterpriseApplications.enterpriseId, enterpriseId))
    .orderBy(desc(enterpriseApplications.id))
    .limit(1);
  if (!row) return null;
  const { id, isChange, facts, state, reason, submittedAt, decidedAt } = row.application;
  return { id, isChange, facts, licence: row.licence, state, reason, submitTime: submittedAt.toISOString(), decideTime: decidedAt?.toISOString() ?? null };
}

/** An application, held until the transaction ends. */
export async function lockApplication(tx: Db, id: number): Promise<ApplicationRow | undefined> {
  const [row] = await tx.select().from(enterpriseApplications).where(eq(enterpriseApplications.id, id)).for('update');
  return row;
}

/** Changes what is written of an application. */
export async function updateApplication(tx: Db, id: number, change: Partial<typeof enterpriseApplications.$inferInsert>): Promise<void> {
  await tx.update(enterpriseApplications).set(change).where(eq(enterpriseApplications.id, id));
}

/** Ends the verifications whose time is over. @returns the companies */
export function expireEnterprises(tx: Db, now: Date): Promise<{ id: number; name: string }[]> {
  return tx
    .update(enterprises)
    .set({ status: 3 })
    .where(and(eq(enterprises.status, 1), lte(enterprises.expiresAt, now)))
    .returning({ id: enterprises.id, name: enterprises.name });
}

/** Notes that the owners of the companies whose time is over by a moment are told; each once a verification. @returns the companies */
export function remindEnterprises(tx: Db, by: Date, now: Date): Promise<{ ownerId: number | null; name: string; expiresAt: Date | null }[]> {
  return tx
    .update(enterprises)
    .set({ remindedAt: now })
    .where(and(eq(enterprises.status, 1), lte(enterprises.expiresAt, by), isNull(enterprises.remindedAt)))
    .returning({ ownerId: enterprises.ownerId, name: enterprises.name, expiresAt: enterprises.expiresAt });
}

/** Keeps the file of a licence. */
export async function insertLicence(tx: Db, row: typeof licenceFiles.$inferInsert): Promise<{ id: number; name: string }> {
  const [written] = await tx.insert(licenceFiles).values(row).returning({ id: licenceFiles.id, name: licenceFiles.name });
  if (!written) throw new Error('the file was not written');
  return written;
}

/** A licence that a member may hand in: one that they brought. @throws Failure resource.not_found */
export async function lockLicence(tx: Db, memberId: number, id: number): Promise<LicenceFile> {
  const [row] = await tx
    .select({ id: licenceFiles.id, name: licenceFiles.name, type: licenceFiles.type })
    .from(licenceFiles)
    .where(and(eq(licenceFiles.id, id), eq(licenceFiles.memberId, memberId)))
    .for('update');
  if (!row) throw notFound('文件');
  return row;
}

const handedIn = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(enterpriseApplications)
    .where(eq(enterpriseApplications.licenceFileId, licenceFiles.id));
const inForce = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(enterprises)
    .where(eq(enterprises.licenceFileId, licenceFiles.id));

/** One licence, and whether it was handed in. */
export async function findLicence(db: Db, id: number) {
  const [row] = await db
    .select({ ...getTableColumns(licenceFiles), isHandedIn: sql<boolean>`${or(exists(handedIn(db)), exists(inForce(db)))}` })
    .from(licenceFiles)
    .where(eq(licenceFiles.id, id));
  return row;
}

/** Drops files that no company and no application names. */
export async function forgetLooseLicences(db: Db, before: Date): Promise<void> {
  await db.delete(licenceFiles).where(and(lt(licenceFiles.createdAt, before), notExists(handedIn(db)), notExists(inForce(db))));
}

/** The licences that go with a member. */
export async function licencesOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: licenceFiles.sha256 }).from(licenceFiles).where(eq(licenceFiles.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes of licences. */
export const licenceBytes = bytesIn(licenceFiles);
