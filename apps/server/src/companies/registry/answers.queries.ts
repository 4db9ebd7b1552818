import type { RegistryBlock, RegistryCount } from '@chippage/api/types';
import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { registryAnswers, registryFlights } from './registry.schema.ts';

/** What is kept, and since when. */
export interface KeptAnswer {
  value: unknown;
  asOf: Date;
}

/** What is to be kept. */
export interface NewAnswer extends KeptAnswer {
  key: string;
  companyId: number | null;
  block: RegistryBlock | null;
  total: number | null;
}

/** What is kept under a key. */
export async function findAnswer(db: Db, key: string): Promise<KeptAnswer | undefined> {
  const [row] = await db.select({ answer: registryAnswers.answer, asOf: registryAnswers.asOf }).from(registryAnswers).where(eq(registryAnswers.key, key));
  return row && { value: row.answer.value, asOf: row.asOf };
}

/** Keeps an answer in place of the one before. */
export async function keepAnswer(db: Db, { value, ...row }: NewAnswer): Promise<void> {
  const answer = { value };
  const { companyId, block, total, asOf } = row;
  await db
    .insert(registryAnswers)
    .values({ ...row, answer })
    .onConflictDoUpdate({ target: registryAnswers.key, set: { companyId, block, total, asOf, answer } });
}

/** Drops what is kept of a company. @param besides Key of an answer that stays */
export async function dropAnswers(db: Db, companyId: number, besides = ''): Promise<void> {
  await db.delete(registryAnswers).where(and(eq(registryAnswers.companyId, companyId), ne(registryAnswers.key, besides)));
}

/** How many rows the tables of a company have, where that is kept. */
export async function countRows(db: Db, companyId: number, provider: string): Promise<RegistryCount[]> {
  const rows = await db
    .selectDistinctOn([registryAnswers.block], { block: registryAnswers.block, total: registryAnswers.total })
    .from(registryAnswers)
    .where(and(eq(registryAnswers.companyId, companyId), isNotNull(registryAnswers.block), sql`starts_with(${registryAnswers.key}, ${`${provider}:`})`))
    .orderBy(registryAnswers.block, desc(registryAnswers.asOf));
  return rows.flatMap(({ block, total }) => (block === null || total === null ? [] : [{ block, total }]));
}

/** Takes on asking for a key; false: somebody else does already. */
export async function takeFlight(db: Db, key: string, now: Date, until: Date): Promise<boolean> {
  const rows = await db
    .insert(registryFlights)
    .values({ key, until })
    .onConflictDoUpdate({ target: registryFlights.key, set: { until }, setWhere: lt(registryFlights.until, now) })
    .returning({ key: registryFlights.key });
  return rows.length > 0;
}

/** Ends it, whatever came of it. */
export async function endFlight(db: Db, key: string): Promise<void> {
  await db.delete(registryFlights).where(eq(registryFlights.key, key));
}

/** Whether somebody asks for a key. */
export async function isFlying(db: Db, key: string): Promise<boolean> {
  return (await db.select({ key: registryFlights.key }).from(registryFlights).where(eq(registryFlights.key, key))).length > 0;
}

/** Answers that are kept at most; beyond them the oldest go. */
const MOST_ANSWERS = 200_000;

/** Drops what is too old, and the oldest of what is too much. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(registryAnswers).where(lt(registryAnswers.asOf, before));
  const beyond = db.select({ key: registryAnswers.key }).from(registryAnswers).orderBy(desc(registryAnswers.asOf)).offset(MOST_ANSWERS);
  await db.delete(registryAnswers).where(inArray(registryAnswers.key, beyond));
  await db.delete(registryFlights).where(lt(registryFlights.until, before));
}
