import type { Claim, ClaimFile, ClaimParcel } from '@chippage/api/types';
import { and, asc, desc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { refunds } from '../payments/payments.schema.ts';
import { creditNotesOf } from '../papers/creditNotes.queries.ts';
import { statesOf } from '../states.rules.ts';
import { type ClaimQuote, refundedBefore } from './claims.rules.ts';
import { answerDeadline, type ClaimFacts, claimedBefore, exchangeDeadline } from './orders.rules.ts';
import { claimFiles, claimLines, claimParcels, claims, orderLines, orders } from './orders.schema.ts';

type FileRow = typeof claimFiles.$inferSelect;

/** A claim's row. */
export type ClaimRecord = typeof claims.$inferSelect;

/** A file as the contract shows it. */
export const toClaimFile = ({ id, name, type, sizeBytes }: FileRow): ClaimFile => ({ id, name, type, sizeBytes, url: `/mall/goods/order/claim/content/${id}` });

/** Claims of an order, the newest first. */
export async function claimsOfOrder(db: Db, orderId: number): Promise<Claim[]> {
  const rows = await db
    .select({ claim: claims, refund: refunds.state })
    .from(claims)
    .leftJoin(refunds, eq(refunds.claimId, claims.id))
    .where(eq(claims.orderId, orderId))
    .orderBy(desc(claims.id));
  const ids = rows.map(({ claim }) => claim.id);
  if (ids.length === 0) return [];
  const [lines, files, sent, notes] = await Promise.all([
    db
      .select({ line: claimLines, mpn: orderLines.mpn, unit: orderLines.unit })
      .from(claimLines)
      .innerJoin(orderLines, eq(orderLines.id, claimLines.lineId))
      .where(inArray(claimLines.claimId, ids))
      .orderBy(asc(claimLines.id)),
    db.select().from(claimFiles).where(inArray(claimFiles.claimId, ids)).orderBy(asc(claimFiles.id)),
    db.select().from(claimParcels).where(inArray(claimParcels.claimId, ids)),
    creditNotesOf(db, orderId),
  ]);
  const linesOf = (id: number) =>
    lines.filter(({ line }) => line.claimId === id).map(({ line: { lineId, quantity, amount }, mpn, unit }) => ({ lineId, quantity, mpn, unit, amount }));
  const before = (id: number) => rows.map(({ claim }) => claim).filter((claim) => claim.id < id);
  const parcelOf = (claimId: number, way: (typeof sent)[number]['way']): ClaimParcel | null => {
    const found = sent.find((each) => each.claimId === claimId && each.way === way);
    return found ? { carrier: found.carrier, trackingNo: found.trackingNo, sendTime: found.sentAt.toISOString() } : null;
  };
  return rows.map(({ claim, refund: sending }) => toClaim(claim, sending));
  function toClaim(claim: ClaimRecord, sending: 'sending' | 'sent' | null): Claim {
    const { id, kind, remedy, reason, asked, refund, answer, outcome, returnTo, createdAt, steppedInAt, decidedAt } = claim;
    return {
      id,
      kind,
      remedy,
      reason,
      lines: linesOf(id),
      files: files.filter(({ claimId }) => claimId === id).map(toClaimFile),
      asked,
      refundedBefore: refundedBefore(asked, linesOf(id), before(id)),
      refund,
      isRefunded: sending === null ? null : sending === 'sent',
      answer,
      outcome,
      returnTo,
      returnParcel: parcelOf(id, 'back'),
      replacement: parcelOf(id, 'replacement'),
      exchangeDeadline: exchangeDeadline(claim)?.toISOString() ?? null,
      creditNote: notes.get(id) ?? null,
      createTime: createdAt.toISOString(),
      answerDeadline: answerDeadline({ createdAt }).toISOString(),
      stepInTime: steppedInAt?.toISOString() ?? null,
      decideTime: decidedAt?.toISOString() ?? null,
    };
  }
}

/** The last claims of these orders, where there are any. */
export async function lastClaimsOf(db: Db, ids: readonly number[]): Promise<Map<number, ClaimFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([claims.orderId])
    .from(claims)
    .where(inArray(claims.orderId, [...ids]))
    .orderBy(claims.orderId, desc(claims.id));
  return new Map(rows.map((claim) => [claim.orderId, claim]));
}

/** Opens a claim about pieces of a locked order's lines, with files of the buyer that no other claim names. */
export async function openClaim(
  tx: Db,
  {
    orderId,
    kind,
    remedy,
    reason,
    memberId,
    fileIds,
  }: Pick<ClaimRecord, 'orderId' | 'kind' | 'remedy' | 'reason'> & { memberId: number; fileIds: readonly number[] },
  { lines, amount }: ClaimQuote,
  now: Date,
): Promise<void> {
  const [claim] = await tx
    .insert(claims)
    .values({ orderId, kind, remedy, reason, asked: amount, outcome: 'open', createdAt: now })
    .returning({ id: claims.id });
  if (!claim) throw new Error('the claim was not written');
  await tx.insert(claimLines).values(lines.map((line) => ({ claimId: claim.id, lineId: line.lineId, quantity: line.quantity, amount: line.amount })));
  if (fileIds.length === 0) return;
  const named = await tx
    .update(claimFiles)
    .set({ claimId: claim.id })
    .where(and(inArray(claimFiles.id, [...fileIds]), eq(claimFiles.memberId, memberId), isNull(claimFiles.claimId)))
    .returning({ id: claimFiles.id });
  if (named.length !== new Set(fileIds).size) throw notFound('售后文件');
}

const undecided = (['answer', 'decide', 'send_back', 'send_replacement', 'receive'] as const).flatMap((deed) => statesOf('claim', deed));

/** The claim of a locked order that is not decided, for this transaction alone. */
export async function lockUndecidedClaim(tx: Db, orderId: number): Promise<ClaimRecord | undefined> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.orderId, orderId), inArray(claims.outcome, undecided)))
    .for('update');
  return row;
}

/** Answers a claim. */
export async function answerClaim(tx: Db, id: number, answer: Pick<ClaimRecord, 'outcome' | 'answer' | 'refund'>, now: Date): Promise<void> {
  await tx
    .update(claims)
    .set({ ...answer, decidedAt: now })
    .where(eq(claims.id, id));
}

/** Numbers of orders whose open claim the platform has to step into, or whose merchant has to be reminded of it; the oldest claim first. */
export async function findClaimsDue(db: Db, event: 'step_in' | 'remind', now: Date, limit: number): Promise<number[]> {
  const isDue = and(inArray(claims.outcome, statesOf('claim', 'answer')), lte(claims.createdAt, claimedBefore(now, event)));
  const rows = await db
    .select({ id: claims.orderId })
    .from(claims)
    .where(event === 'remind' ? and(isDue, isNull(claims.remindedAt)) : isDue)
    .orderBy(asc(claims.createdAt), asc(claims.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Numbers of orders whose exchange has waited too long for somebody, the longest first. */
export async function findExchangesDue(db: Db, before: Date, limit: number): Promise<number[]> {
  const waiting = [...statesOf('claim', 'send_back'), ...statesOf('claim', 'send_replacement'), ...statesOf('claim', 'receive')];
  const rows = await db
    .select({ id: claims.orderId })
    .from(claims)
    .where(and(inArray(claims.outcome, waiting), lte(claims.movedAt, before)))
    .orderBy(asc(claims.movedAt), asc(claims.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Writes down a parcel of an exchange. */
export async function addClaimParcel(tx: Db, parcel: typeof claimParcels.$inferInsert): Promise<void> {
  await tx.insert(claimParcels).values(parcel);
}

/** Under which number goods came back for an exchange. */
export async function returnNumberOf(tx: Db, claimId: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ no: claimParcels.trackingNo })
    .from(claimParcels)
    .where(and(eq(claimParcels.claimId, claimId), eq(claimParcels.way, 'back')));
  return found?.no;
}

/** Writes down what became of a claim without an answer. */
export async function changeClaim(
  tx: Db,
  id: number,
  change: Partial<Pick<ClaimRecord, 'outcome' | 'remindedAt' | 'steppedInAt' | 'answer' | 'returnTo' | 'movedAt' | 'decidedAt'>>,
): Promise<void> {
  await tx.update(claims).set(change).where(eq(claims.id, id));
}

/** Files of a claim, as the queue of reviews keeps them. */
export const filesOfClaim = (db: Db, claimId: number): Promise<Pick<FileRow, 'id' | 'name' | 'type'>[]> =>
  db
    .select({ id: claimFiles.id, name: claimFiles.name, type: claimFiles.type })
    .from(claimFiles)
    .where(eq(claimFiles.claimId, claimId))
    .orderBy(asc(claimFiles.id));

/** Pieces that a claim is about, in words. */
export async function piecesOfClaim(db: Db, claimId: number): Promise<string> {
  const rows = await db
    .select({ mpn: orderLines.mpn, unit: orderLines.unit, quantity: claimLines.quantity })
    .from(claimLines)
    .innerJoin(orderLines, eq(orderLines.id, claimLines.lineId))
    .where(eq(claimLines.claimId, claimId))
    .orderBy(asc(claimLines.id));
  return rows.map(({ mpn, unit, quantity }) => `${mpn} × ${quantity} ${unit}`).join('，');
}

/** What a claim was about. */
export async function findClaimed(tx: Db, id: number): Promise<{ kind: ClaimRecord['kind']; lines: { lineId: number; quantity: number }[] }> {
  const rows = await tx
    .select({ kind: claims.kind, lineId: claimLines.lineId, quantity: claimLines.quantity })
    .from(claimLines)
    .innerJoin(claims, eq(claims.id, claimLines.claimId))
    .where(eq(claimLines.claimId, id));
  return { kind: rows[0]?.kind ?? 'other', lines: rows.map(({ lineId, quantity }) => ({ lineId, quantity })) };
}

/** Writes down a stored file that no claim names yet. */
export async function addClaimFile(tx: Db, file: typeof claimFiles.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(claimFiles).values(file).returning();
  if (!row) throw new Error('the file was not written');
  return row;
}

/** A file, and who speaks for the merchant of its claim; null while no claim names it. */
export async function findClaimFile(db: Db, id: number): Promise<{ file: FileRow; seatId: number | null } | undefined> {
  const [found] = await db
    .select({ file: claimFiles, seatId: merchants.memberId })
    .from(claimFiles)
    .leftJoin(claims, eq(claims.id, claimFiles.claimId))
    .leftJoin(orders, eq(orders.id, claims.orderId))
    .leftJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(claimFiles.id, id));
  return found;
}

/** Drops files that no claim names; the bytes stay while anything else has the same. */
export async function forgetLooseClaimFiles(db: Db, before: Date): Promise<void> {
  await db.delete(claimFiles).where(and(isNull(claimFiles.claimId), lt(claimFiles.createdAt, before)));
}

/** Bytes that claims show. */
export const claimBytes = bytesIn(claimFiles);
