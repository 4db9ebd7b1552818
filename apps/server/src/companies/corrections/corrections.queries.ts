import type { RegistryBlock, RegistryCorrection, RegistryCorrectionLine } from '@chippage/api/types';
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { correctionProofs, registryCorrections } from './corrections.schema.ts';

type CorrectionRow = typeof registryCorrections.$inferSelect;

interface Page {
  limit: number;
  offset: number;
}

const toLine = ({ id, block, state, reason, createdAt, decidedAt }: CorrectionRow): RegistryCorrectionLine => ({
  id,
  block,
  state,
  reason,
  createTime: createdAt.toISOString(),
  decideTime: decidedAt?.toISOString() ?? null,
});

const toCorrection = (row: CorrectionRow, fileCount: number): RegistryCorrection => ({
  ...toLine(row),
  company: { id: row.companyId, name: row.name },
  content: row.content,
  isOwn: row.isOwn,
  fileCount,
});

const withFiles = (db: Db) =>
  db
    .select({ correction: registryCorrections, files: count(correctionProofs.id) })
    .from(registryCorrections)
    .leftJoin(correctionProofs, eq(correctionProofs.correctionId, registryCorrections.id))
    .groupBy(registryCorrections.id);

const newest = [desc(registryCorrections.createdAt), desc(registryCorrections.id)] as const;

/** A member's corrections, the newest first. */
export async function listOwnCorrections(db: Db, memberId: number, { limit, offset }: Page) {
  const where = eq(registryCorrections.memberId, memberId);
  const [rows, total] = await Promise.all([
    withFiles(db)
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    db.$count(registryCorrections, where),
  ]);
  return { rows: rows.map(({ correction, files }) => toCorrection(correction, files)), total };
}

/** The log of a company, the newest first: without who asked, and without what they wrote. */
export async function listCorrections(db: Db, companyId: number, { limit, offset }: Page) {
  const where = eq(registryCorrections.companyId, companyId);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(registryCorrections)
      .where(where)
      .orderBy(...newest)
      .limit(limit)
      .offset(offset),
    db.$count(registryCorrections, where),
  ]);
  return { rows: rows.map(toLine), total };
}

/** Whether a member's correction of a table waits. */
export async function hasOpenCorrection(db: Db, whose: { memberId: number; companyId: number; block: RegistryBlock | null }): Promise<boolean> {
  const { memberId, companyId, block, state } = registryCorrections;
  const isIt = and(eq(memberId, whose.memberId), eq(companyId, whose.companyId), whose.block === null ? isNull(block) : eq(block, whose.block));
  return (await db.$count(registryCorrections, and(isIt, eq(state, 'open')))) > 0;
}

/** Writes a correction down with its files. */
export async function insertCorrection(tx: Db, row: typeof registryCorrections.$inferInsert, fileIds: readonly number[]): Promise<RegistryCorrection> {
  const [written] = await tx.insert(registryCorrections).values(row).returning();
  if (!written) throw new Error('the correction was not written');
  await tx
    .update(correctionProofs)
    .set({ correctionId: written.id })
    .where(inArray(correctionProofs.id, [...fileIds]));
  return toCorrection(written, fileIds.length);
}

/** A correction, held until the transaction ends. */
export async function lockCorrection(tx: Db, id: number): Promise<CorrectionRow | undefined> {
  const [row] = await tx.select().from(registryCorrections).where(eq(registryCorrections.id, id)).for('update');
  return row;
}

/** Changes a correction. */
export async function updateCorrection(tx: Db, id: number, change: Partial<typeof registryCorrections.$inferInsert>): Promise<void> {
  await tx.update(registryCorrections).set(change).where(eq(registryCorrections.id, id));
}

/** Keeps a file that is to prove something. */
export async function insertProof(tx: Db, row: typeof correctionProofs.$inferInsert): Promise<{ id: number; name: string }> {
  const [written] = await tx.insert(correctionProofs).values(row).returning({ id: correctionProofs.id, name: correctionProofs.name });
  if (!written) throw new Error('the file was not written');
  return written;
}

/** A member's files that prove nothing yet, held; 404 when one of them is not there. */
export async function lockFreeProofs(tx: Db, memberId: number, ids: readonly number[]) {
  const isTheirs = and(inArray(correctionProofs.id, [...ids]), eq(correctionProofs.memberId, memberId), isNull(correctionProofs.correctionId));
  const rows = await tx.select().from(correctionProofs).where(isTheirs).orderBy(correctionProofs.id).for('update');
  if (rows.length !== new Set(ids).size) throw notFound('文件');
  return rows;
}

/** One file. */
export async function findProof(db: Db, id: number) {
  const [row] = await db.select().from(correctionProofs).where(eq(correctionProofs.id, id));
  return row;
}

/** Drops files that prove nothing. */
export async function forgetLooseProofs(db: Db, before: Date): Promise<void> {
  await db.delete(correctionProofs).where(and(isNull(correctionProofs.correctionId), lt(correctionProofs.createdAt, before)));
}

/** The files that go with a member. */
export async function correctionProofsOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: correctionProofs.sha256 }).from(correctionProofs).where(eq(correctionProofs.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes that prove corrections. */
export const correctionBytes = bytesIn(correctionProofs);
