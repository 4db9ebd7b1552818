import type { CreditCount, CreditOffer, CreditState, CreditTerms } from '@chippage/api/types';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { merchantBriefs } from '../merchant/merchants.queries.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { statesOf, subjects } from '../states.rules.ts';
import { wrongStateFailure } from '../mall.errors.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { creditActions, type CreditRecord, dueDayOf, type Ledger, monthOf, obstacleFor, type Standing, standingOf } from './credit.rules.ts';
import { creditTerms } from './credit.schema.ts';

const nothing: Ledger = { balance: '0.00', overdue: '0.00' };

/**
 * What the books say of credit terms: orders, less what went back of them, less what was paid for statements. The one
 * place where it is summed.
 */
async function ledgersOf(db: Db, ids: readonly number[], now: Date): Promise<Map<number, Ledger>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; balance: string; overdue: string }>(sql`
    select t.id,
      ((select coalesce(sum(o.total - o.refunded), 0) from orders o where o.terms_id = t.id)
        - (select coalesce(sum(s.paid), 0) from statements s where s.terms_id = t.id))::numeric(20, 2)::text as balance,
      (select coalesce(sum(s.total - s.paid), 0) from statements s
        where s.terms_id = t.id and s.paid < s.total and s.due_on < ${shanghaiDate(now)}::date)::numeric(20, 2)::text as overdue
    from credit_terms t where t.id in ${ids}`);
  return new Map(rows.map(({ id, balance, overdue }) => [Number(id), { balance, overdue }]));
}

/** How credit terms stand, by number. */
export async function standingsOf(db: Db, records: readonly CreditRecord[], now: Date): Promise<Map<number, Standing>> {
  const ledgers = await ledgersOf(
    db,
    records.map(({ id }) => id),
    now,
  );
  return new Map(records.map((record) => [record.id, standingOf(record, ledgers.get(record.id) ?? nothing)]));
}

/** Credit terms that a company has with merchants. */
const ofCompany = (enterpriseId: number, merchantIds: readonly number[]): SQL | undefined =>
  and(eq(creditTerms.enterpriseId, enterpriseId), inArray(creditTerms.merchantId, [...merchantIds]));

/** Credit terms of a company with merchants, for this transaction alone and in one order: two orders never wait for each other. */
export const lockCreditOf = (tx: Db, enterpriseId: number, merchantIds: readonly number[]): Promise<CreditRecord[]> =>
  tx.select().from(creditTerms).where(ofCompany(enterpriseId, merchantIds)).orderBy(asc(creditTerms.id)).for('update');

/** The same, to look at. */
export const findCreditOf = (db: Db, enterpriseId: number, merchantIds: readonly number[]): Promise<CreditRecord[]> =>
  db.select().from(creditTerms).where(ofCompany(enterpriseId, merchantIds));

/** What credit terms in force offer to orders to be, by merchant. */
export async function offersOfCredit(
  db: Db,
  enterpriseId: number,
  wanted: readonly { merchantId: number; total: string }[],
  now: Date,
): Promise<Map<number, CreditOffer>> {
  const found = await findCreditOf(
    db,
    enterpriseId,
    wanted.map(({ merchantId }) => merchantId),
  );
  const inForce = found.filter(({ state }) => state === 'active' || state === 'paused');
  const standings = await standingsOf(db, inForce, now);
  return new Map(
    wanted.flatMap(({ merchantId, total }) => {
      const terms = inForce.find((one) => one.merchantId === merchantId);
      const standing = terms && standings.get(terms.id);
      if (!terms || !standing || terms.grantedDays === null) return [];
      const { id: termsId, grantedDays: days, grantedLimit } = terms;
      const obstacle = obstacleFor(standing, total);
      return [[merchantId, { termsId, days, limit: grantedLimit ?? '0.00', remaining: standing.remaining, dueOn: dueDayOf(monthOf(now), days), obstacle }]];
    }),
  );
}

/** Whose credit terms. */
export type CreditOwner = { enterpriseId: number } | { merchantId: number };

const whose = (owner: CreditOwner): SQL =>
  'merchantId' in owner ? eq(creditTerms.merchantId, owner.merchantId) : eq(creditTerms.enterpriseId, owner.enterpriseId);

/** Those that wait first, then the newest. */
const inTurn = [sql`${creditTerms.state} <> 'applied'`, desc(creditTerms.appliedAt), desc(creditTerms.id)] as const;

/** A page of credit terms; without one all of them. */
export async function listCredit(db: Db, owner: CreditOwner, state?: CreditState, page?: Page): Promise<{ rows: CreditRecord[]; total: number }> {
  const where = and(whose(owner), state === undefined ? undefined : eq(creditTerms.state, state));
  const query = db
    .select()
    .from(creditTerms)
    .where(where)
    .orderBy(...inTurn)
    .$dynamic();
  const [rows, total] = await Promise.all([page ? pageOf(query, page) : query, db.$count(creditTerms, where)]);
  return { rows, total };
}

/** How many stand where. */
export const countCredit = (db: Db, owner: CreditOwner): Promise<CreditCount[]> =>
  db.select({ state: creditTerms.state, count: count() }).from(creditTerms).where(whose(owner)).groupBy(creditTerms.state);

/** One of its owner's for this transaction alone, or 404. */
export async function lockCredit(tx: Db, id: number, owner: CreditOwner): Promise<CreditRecord> {
  const [row] = await tx
    .select()
    .from(creditTerms)
    .where(and(eq(creditTerms.id, id), whose(owner)))
    .for('update');
  if (!row) throw notFound('月结');
  return row;
}

/** Writes down what a company asks for; what it asked before is replaced. */
export async function writeApplication(tx: Db, row: typeof creditTerms.$inferInsert): Promise<CreditRecord> {
  const { companyName, askedLimit, askedDays, note, appliedBy, appliedAt } = row;
  const [made] = await tx
    .insert(creditTerms)
    .values(row)
    .onConflictDoUpdate({
      target: [creditTerms.enterpriseId, creditTerms.merchantId],
      set: { state: 'applied', companyName, askedLimit, askedDays, note, appliedBy, appliedAt, reason: null, decidedAt: null },
      // Not over what the merchant decided meanwhile.
      setWhere: inArray(creditTerms.state, ['applied', ...statesOf('credit', 'apply')]),
    })
    .returning();
  if (!made) throw wrongStateFailure('active', '月结刚被卖家开通，不能再申请，请刷新页面');
  return made;
}

/** Changes locked credit terms. */
export async function changeCredit(tx: Db, id: number, change: Partial<CreditRecord>): Promise<CreditRecord> {
  const [row] = await tx.update(creditTerms).set(change).where(eq(creditTerms.id, id)).returning();
  if (!row) throw new Error('the credit terms are gone');
  return row;
}

/** Credit terms as one side sees them. */
export async function toCreditTerms(db: Db, records: readonly CreditRecord[], side: 'buyer' | 'merchant', now: Date): Promise<CreditTerms[]> {
  const standings = await standingsOf(db, records, now);
  const briefs = await merchantBriefs(
    db,
    records.map(({ merchantId }) => merchantId),
  );
  return records.map((record) => ({
    id: record.id,
    merchant: briefs.get(record.merchantId) ?? { id: record.merchantId, name: '', isSample: false },
    company: { id: record.enterpriseId, name: record.companyName },
    state: record.state,
    stateName: subjects.credit.states[record.state],
    askedLimit: record.askedLimit,
    askedDays: record.askedDays,
    note: record.note,
    limit: record.grantedLimit,
    days: record.grantedDays,
    ...(standings.get(record.id) ?? { used: '0.00', remaining: '0.00', overdue: '0.00', obstacle: null }),
    reason: record.reason,
    applyTime: record.appliedAt.toISOString(),
    decideTime: record.decidedAt?.toISOString() ?? null,
    actions: creditActions(record.state, side),
  }));
}
