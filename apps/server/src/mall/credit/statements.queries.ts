import type { BankAccount, Statement, StatementDetail, StatementLine, StatementPayment, StatementState } from '@chippage/api/types';
import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { findMerchant, findTerms, merchantBriefs } from '../merchant/merchants.queries.ts';
import { termsKey } from '../merchant/terms.rules.ts';
import { orders } from '../orders/orders.schema.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { creditNoteNo } from '../papers/creditNotes.rules.ts';
import { creditNotes } from '../papers/papers.schema.ts';
import type { CreditOwner } from './credit.queries.ts';
import { openOf, statementNo, statementStateNames, statementStateOf } from './credit.rules.ts';
import { creditTerms } from './credit.schema.ts';
import { statementLines, statementPayments, statements } from './statements.schema.ts';

/** A statement's row. */
export type StatementRecord = typeof statements.$inferSelect;

/** A statement, and the company that owes it. */
export interface Stated {
  statement: StatementRecord;
  enterpriseId: number | null;
  companyName: string;
}

const whose = (owner: CreditOwner): SQL =>
  'merchantId' in owner ? eq(statements.merchantId, owner.merchantId) : eq(creditTerms.enterpriseId, owner.enterpriseId);

function standsSo(state: StatementState, today: string): SQL | undefined {
  const isOpen = lt(statements.paid, statements.total);
  if (state === 'paid') return gte(statements.paid, statements.total);
  if (state === 'overdue') return and(isOpen, lt(statements.dueOn, today));
  return and(isOpen, gte(statements.dueOn, today), state === 'open' ? lte(statements.paid, '0') : gt(statements.paid, '0'));
}

const selectStated = (db: Db) =>
  db
    .select({ statement: statements, enterpriseId: creditTerms.enterpriseId, companyName: creditTerms.companyName })
    .from(statements)
    .innerJoin(creditTerms, eq(creditTerms.id, statements.termsId));

/** A page of statements, the newest first. */
export async function listStatements(
  db: Db,
  { owner, state }: { owner: CreditOwner; state?: StatementState | undefined },
  page: Page,
  now: Date,
): Promise<{ rows: Statement[]; total: number }> {
  const where = and(whose(owner), state === undefined ? undefined : standsSo(state, shanghaiDate(now)));
  const [rows, total] = await Promise.all([
    pageOf(selectStated(db).where(where).orderBy(desc(statements.period), desc(statements.id)).$dynamic(), page),
    db.$count(selectStated(db).where(where).as('found')),
  ]);
  return { rows: await toStatements(db, rows, now), total };
}

/** A statement by number, or 404. @param isFor Whether who asks may read it */
export async function findStatement(db: Db, id: number, isFor: (stated: Stated) => boolean): Promise<Stated> {
  const [row] = await selectStated(db).where(eq(statements.id, id));
  if (!row || !isFor(row)) throw notFound('对账单');
  return row;
}

/** A merchant's statement for this transaction alone, or 404; its terms are locked first, as everywhere. */
export async function lockStatement(tx: Db, id: number, merchantId: number): Promise<StatementRecord> {
  const own = and(eq(statements.id, id), eq(statements.merchantId, merchantId));
  const [found] = await tx.select({ termsId: statements.termsId }).from(statements).where(own);
  if (!found) throw notFound('对账单');
  await tx.select({ id: creditTerms.id }).from(creditTerms).where(eq(creditTerms.id, found.termsId)).for('update');
  const [row] = await tx.select().from(statements).where(own).for('update');
  if (!row) throw notFound('对账单');
  return row;
}

/** Statements as lists show them. */
async function toStatements(db: Db, rows: readonly Stated[], now: Date): Promise<Statement[]> {
  const briefs = await merchantBriefs(
    db,
    rows.map(({ statement }) => statement.merchantId),
  );
  const today = shanghaiDate(now);
  return rows.map(({ statement, enterpriseId, companyName }) => {
    const { id, termsId, merchantId, period, charges, credits, carried, total, paid, dueOn, issuedAt } = statement;
    const state = statementStateOf(statement, today);
    return {
      id,
      no: statementNo(statement),
      termsId,
      merchant: briefs.get(merchantId) ?? { id: merchantId, name: '', isSample: false },
      company: { id: enterpriseId, name: companyName },
      period,
      state,
      stateName: statementStateNames[state],
      charges,
      credits,
      carried,
      total,
      paid,
      open: openOf(statement),
      dueOn,
      issueTime: issuedAt.toISOString(),
    };
  });
}

async function linesOfStatement(db: Db, statementId: number): Promise<StatementLine[]> {
  const rows = await db
    .select({ line: statementLines, orderNo: orders.orderNo, poNo: orders.poNo, note: creditNotes })
    .from(statementLines)
    .innerJoin(orders, eq(orders.id, statementLines.orderId))
    .leftJoin(creditNotes, eq(creditNotes.id, statementLines.creditNoteId))
    .where(eq(statementLines.statementId, statementId))
    .orderBy(sql`${statementLines.creditNoteId} is not null`, asc(statementLines.day), asc(statementLines.id));
  return rows.map(({ line: { orderId, day, amount }, orderNo, poNo, note }) => ({
    kind: note ? ('credit' as const) : ('order' as const),
    orderId,
    orderNo,
    creditNo: note ? creditNoteNo(note) : null,
    day,
    poNo,
    amount,
  }));
}

async function paymentsOfStatement(db: Db, statementId: number): Promise<StatementPayment[]> {
  const rows = await db.select().from(statementPayments).where(eq(statementPayments.statementId, statementId)).orderBy(desc(statementPayments.id));
  return rows.map(({ id, amount, paidOn, reference, recordedAt }) => ({ id, amount, paidOn, reference, recordTime: recordedAt.toISOString() }));
}

async function bankOf(db: Db, statement: StatementRecord): Promise<BankAccount | null> {
  const terms = (await findTerms(db, [statement.merchantId])).get(termsKey(statement.merchantId, 'CNY'));
  if (!terms) return null;
  const merchant = await findMerchant(db, statement.merchantId);
  return { ...terms.bank, currency: 'CNY', isSample: merchant?.isSample ?? false, reference: statementNo(statement), amount: openOf(statement) };
}

/** A statement with everything. */
export async function toStatementDetail(db: Db, stated: Stated, now: Date): Promise<StatementDetail> {
  const { statement } = stated;
  const [row] = await toStatements(db, [stated], now);
  if (!row) throw new Error('the statement was not shown');
  const lines = await linesOfStatement(db, statement.id);
  const payments = await paymentsOfStatement(db, statement.id);
  return { ...row, days: statement.days, lines, payments, bank: await bankOf(db, statement) };
}

/** Adds a payment to a locked statement. */
export async function addStatementPayment(tx: Db, row: typeof statementPayments.$inferInsert, paid: string): Promise<void> {
  await tx.insert(statementPayments).values(row);
  await tx.update(statements).set({ paid }).where(eq(statements.id, row.statementId));
}

/** What of an order on credit terms is on a statement; undefined while the month runs. */
export async function statementOfOrder(db: Db, orderId: number): Promise<StatementRecord | undefined> {
  const [row] = await db
    .select({ statement: statements })
    .from(statementLines)
    .innerJoin(statements, eq(statements.id, statementLines.statementId))
    .where(and(eq(statementLines.orderId, orderId), isNull(statementLines.creditNoteId)));
  return row?.statement;
}

/** Something on no statement yet: an order on credit terms, or what went back of one. */
export interface Unstated {
  orderId: number;
  creditNoteId: number | null;
  at: Date;
  amount: string;
}

const isStated = sql`select 1 from ${statementLines} where ${statementLines.orderId} = ${orders.id} and ${statementLines.creditNoteId} is null`;
const isCredited = sql`select 1 from ${statementLines} where ${statementLines.creditNoteId} = ${creditNotes.id}`;

/** What of credit terms is on no statement, from before a moment. */
async function findUnstated(tx: Db, termsId: number, before: Date): Promise<Unstated[]> {
  const ordered = await tx
    .select({ orderId: orders.id, at: orders.createdAt, amount: orders.total })
    .from(orders)
    .where(and(eq(orders.termsId, termsId), lt(orders.createdAt, before), sql`not exists (${isStated})`));
  const credited = await tx
    .select({ orderId: orders.id, creditNoteId: creditNotes.id, at: creditNotes.issuedAt, amount: sql<string>`(-${creditNotes.amount})::text` })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .where(and(eq(orders.termsId, termsId), lt(creditNotes.issuedAt, before), sql`not exists (${isCredited})`));
  return [...ordered.map((one) => ({ ...one, creditNoteId: null })), ...credited].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Credit terms with something on no statement, from before a moment. */
export async function findTermsToState(db: Db, before: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${orders.termsId} as id from ${orders} where ${orders.termsId} is not null and ${orders.createdAt} < ${before.toISOString()} and not exists (${isStated})
    union
    select ${orders.termsId} as id from ${creditNotes} join ${orders} on ${orders.id} = ${creditNotes.orderId}
      where ${orders.termsId} is not null and ${creditNotes.issuedAt} < ${before.toISOString()} and not exists (${isCredited})
    order by id`);
  return rows.map(({ id }) => Number(id));
}

/** Credit terms for this transaction alone, what of them is on no statement, which months have one, and what the last one came to. */
export async function lockUnstated(tx: Db, termsId: number, before: Date) {
  const [terms] = await tx.select().from(creditTerms).where(eq(creditTerms.id, termsId)).for('update');
  if (!terms) throw new Error('the credit terms are gone');
  const stated = await tx
    .select({ period: statements.period, total: statements.total })
    .from(statements)
    .where(eq(statements.termsId, termsId))
    .orderBy(asc(statements.id));
  return { terms, unstated: await findUnstated(tx, termsId, before), stated };
}

/** Writes a statement with its lines. */
export async function writeStatement(tx: Db, row: typeof statements.$inferInsert, lines: readonly Unstated[]): Promise<StatementRecord> {
  const [made] = await tx.insert(statements).values(row).returning();
  if (!made) throw new Error('the statement was not written');
  await tx
    .insert(statementLines)
    .values(lines.map(({ orderId, creditNoteId, at, amount }) => ({ statementId: made.id, orderId, creditNoteId, day: shanghaiDate(at), amount })));
  return made;
}

/** Overdue statements of which nobody was told, for this transaction alone. */
export const lockOverdue = (tx: Db, now: Date, limit: number): Promise<StatementRecord[]> =>
  tx
    .select()
    .from(statements)
    .where(and(lt(statements.paid, statements.total), lt(statements.dueOn, shanghaiDate(now)), isNull(statements.overdueToldAt)))
    .orderBy(asc(statements.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** Remembers that they were told. */
export async function setOverdueTold(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(statements)
      .set({ overdueToldAt: now })
      .where(inArray(statements.id, [...ids]));
}

/** The terms of statements, to know whom to tell. */
export async function findCreditById(db: Db, id: number): Promise<typeof creditTerms.$inferSelect | undefined> {
  const [row] = await db.select().from(creditTerms).where(eq(creditTerms.id, id));
  return row;
}
