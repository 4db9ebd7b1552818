import type { ListingChange, ListingClaim, ListingKind } from '@chippage/api/types';
import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { claimProofs, listingChanges, listingClaims } from './claims.schema.ts';

/** Which page of whom. */
export interface ListingOf {
  memberId: number;
  kind: ListingKind;
  thingId: number;
}

type ClaimRow = typeof listingClaims.$inferSelect;
type ChangeRow = typeof listingChanges.$inferSelect;

const toClaim = (
  { id, kind, thingId, name, company, position, workEmail, state, reason, submittedAt, reviewedAt }: ClaimRow,
  fileCount: number,
): ListingClaim => ({
  id,
  kind,
  thingId,
  name,
  company,
  position,
  workEmail,
  fileCount,
  state,
  reason,
  submitTime: submittedAt.toISOString(),
  decideTime: reviewedAt?.toISOString() ?? null,
});

const toChange = ({ id, before, after, state, reason, submittedAt }: ChangeRow): ListingChange => ({
  id,
  before,
  after,
  state,
  reason,
  submitTime: submittedAt.toISOString(),
});

const claimsWith = (db: Db) =>
  db
    .select({ claim: listingClaims, files: count(claimProofs.id) })
    .from(listingClaims)
    .leftJoin(claimProofs, eq(claimProofs.claimId, listingClaims.id))
    .groupBy(listingClaims.id);

const claimOf = ({ memberId, kind, thingId }: ListingOf) =>
  and(eq(listingClaims.memberId, memberId), eq(listingClaims.kind, kind), eq(listingClaims.thingId, thingId));
const changeOf = ({ memberId, kind, thingId }: ListingOf) =>
  and(eq(listingChanges.memberId, memberId), eq(listingChanges.kind, kind), eq(listingChanges.thingId, thingId));

/** A member's claims, the newest first. */
export async function listClaims(db: Db, memberId: number, { limit, offset }: { limit: number; offset: number }) {
  const where = eq(listingClaims.memberId, memberId);
  const [rows, total] = await Promise.all([
    claimsWith(db).where(where).orderBy(desc(listingClaims.submittedAt), desc(listingClaims.id)).limit(limit).offset(offset),
    db.$count(listingClaims, where),
  ]);
  return { rows: rows.map(({ claim, files }) => toClaim(claim, files)), total };
}

/** A member's newest claim of a page. */
export async function newestClaim(db: Db, whose: ListingOf): Promise<ListingClaim | null> {
  const [row] = await claimsWith(db).where(claimOf(whose)).orderBy(desc(listingClaims.id)).limit(1);
  return row ? toClaim(row.claim, row.files) : null;
}

/** The members whose newest claim of a page was believed, who was believed first before others. */
export async function listKeepers(db: Db, { kind, thingId }: Pick<ListingOf, 'kind' | 'thingId'>): Promise<number[]> {
  const newest = db
    .selectDistinctOn([listingClaims.memberId], { memberId: listingClaims.memberId, state: listingClaims.state, reviewedAt: listingClaims.reviewedAt })
    .from(listingClaims)
    .where(and(eq(listingClaims.kind, kind), eq(listingClaims.thingId, thingId)))
    .orderBy(listingClaims.memberId, desc(listingClaims.id))
    .as('newest');
  const rows = await db.select({ memberId: newest.memberId }).from(newest).where(eq(newest.state, 'approved')).orderBy(newest.reviewedAt, newest.memberId);
  return rows.map(({ memberId }) => memberId);
}

/** A member's newest change of a page. */
export async function newestChange(db: Db, whose: ListingOf): Promise<ListingChange | null> {
  const [row] = await db.select().from(listingChanges).where(changeOf(whose)).orderBy(desc(listingChanges.id)).limit(1);
  return row ? toChange(row) : null;
}

/** Writes a claim down with its files. @returns its number */
export async function insertClaim(tx: Db, row: typeof listingClaims.$inferInsert, fileIds: readonly number[]): Promise<number> {
  const [claim] = await tx.insert(listingClaims).values(row).returning({ id: listingClaims.id });
  if (!claim) throw new Error('the claim was not written');
  if (fileIds.length > 0)
    await tx
      .update(claimProofs)
      .set({ claimId: claim.id })
      .where(inArray(claimProofs.id, [...fileIds]));
  return claim.id;
}

/** A claim, held until the transaction ends. */
export async function lockClaim(tx: Db, id: number): Promise<ClaimRow | undefined> {
  const [row] = await tx.select().from(listingClaims).where(eq(listingClaims.id, id)).for('update');
  return row;
}

/** Changes a claim. */
export async function updateClaim(tx: Db, id: number, change: Partial<typeof listingClaims.$inferInsert>): Promise<void> {
  await tx.update(listingClaims).set(change).where(eq(listingClaims.id, id));
}

/** Writes a change down; one of the same member's that waits is replaced. @returns the new one, and the number of the other */
export async function insertChange(tx: Db, row: typeof listingChanges.$inferInsert): Promise<{ change: ListingChange; replaced: number | null }> {
  const waiting = and(changeOf(row), eq(listingChanges.state, 'reviewing'));
  const [before] = await tx.delete(listingChanges).where(waiting).returning({ id: listingChanges.id });
  const [written] = await tx.insert(listingChanges).values(row).returning();
  if (!written) throw new Error('the change was not written');
  return { change: toChange(written), replaced: before?.id ?? null };
}

/** A change, held until the transaction ends. */
export async function lockChange(tx: Db, id: number): Promise<ChangeRow | undefined> {
  const [row] = await tx.select().from(listingChanges).where(eq(listingChanges.id, id)).for('update');
  return row;
}

/** Changes what is written of a change. */
export async function updateChange(tx: Db, id: number, change: Partial<typeof listingChanges.$inferInsert>): Promise<void> {
  await tx.update(listingChanges).set(change).where(eq(listingChanges.id, id));
}

/** Keeps a file that is to prove something. */
export async function insertProof(tx: Db, row: typeof claimProofs.$inferInsert) {
  const [written] = await tx.insert(claimProofs).values(row).returning({ id: claimProofs.id, name: claimProofs.name });
  if (!written) throw new Error('the file was not written');
  return written;
}

const isFree = and(isNull(claimProofs.claimId), isNull(claimProofs.authorisationId));

/** A member's files that prove nothing yet, held; 404 when one of them is not there. */
export async function lockFreeProofs(tx: Db, memberId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const isTheirs = and(inArray(claimProofs.id, [...ids]), eq(claimProofs.memberId, memberId), isFree);
  const rows = await tx.select().from(claimProofs).where(isTheirs).for('update');
  if (rows.length !== new Set(ids).size) throw notFound('文件');
  return rows;
}

/** One file. */
export async function findProof(db: Db, id: number) {
  const [row] = await db.select().from(claimProofs).where(eq(claimProofs.id, id));
  return row;
}

/** Drops files that prove nothing. */
export async function forgetLooseProofs(db: Db, before: Date): Promise<void> {
  await db.delete(claimProofs).where(and(isFree, lt(claimProofs.createdAt, before)));
}

/** The files that go with a member. */
export async function proofsOf(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.select({ sha256: claimProofs.sha256 }).from(claimProofs).where(eq(claimProofs.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes that prove claims and authorisations. */
export const proofBytes = bytesIn(claimProofs);

/** The newest claim of each distributor's page that some members claimed, the approved ones first. */
export async function listAgentClaims(db: Db, memberIds: readonly number[]): Promise<ClaimRow[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .select()
    .from(listingClaims)
    .where(and(inArray(listingClaims.memberId, [...memberIds]), eq(listingClaims.kind, 'agent')))
    .orderBy(desc(listingClaims.id));
  // Of one page the approved claim tells more than a newer one of a colleague that waits.
  const sorted = rows.toSorted((one, other) => Number(other.state === 'approved') - Number(one.state === 'approved') || other.id - one.id);
  return sorted.filter((row, at) => sorted.findIndex(({ thingId }) => thingId === row.thingId) === at);
}
