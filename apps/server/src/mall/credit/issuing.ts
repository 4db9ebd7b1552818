import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { amountText } from '../money.ts';
import { takeYearNumber } from '../papers/yearNumbers.queries.ts';
import { type CreditRecord, dueDayOf, endOfMonth, monthOf, monthsToState, openOf, statementNo, statementSums } from './credit.rules.ts';
import { tellCompany, tellCreditor } from './creditNotices.ts';
import { findCreditById, findTermsToState, lockOverdue, lockUnstated, setOverdueTold, type StatementRecord, writeStatement } from './statements.queries.ts';
import { statementCounts } from './statements.schema.ts';

const AT_ONCE = 200;

/** `2026-11` as people say it. */
const monthText = (period: string) => `${Number(period.slice(0, 4))} 年 ${Number(period.slice(5))} 月`;

const startOfThisMonth = (now: Date): Date => new Date(`${monthOf(now)}-01T00:00:00+08:00`);

/**
 * States every month that is over and was not, of credit terms with something on no statement. Runs as often as it likes:
 * the terms are locked, and what stands on a statement stands on no other one.
 * @returns How many were made.
 */
export async function issueStatements({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  let made = 0;
  for (const termsId of await findTermsToState(db, startOfThisMonth(now))) made += await db.transaction((tx) => stateTerms(tx, termsId, now));
  return made;
}

async function stateTerms(tx: Db, termsId: number, now: Date): Promise<number> {
  const { terms, unstated, stated } = await lockUnstated(tx, termsId, startOfThisMonth(now));
  const [first] = unstated;
  if (!first) return 0;
  let [left, before, made] = [unstated, stated.at(-1)?.total ?? null, 0];
  for (const period of monthsToState(first.at, new Set(stated.map((one) => one.period)), now)) {
    const end = endOfMonth(period);
    const lines = left.filter(({ at }) => at < end);
    if (lines.length === 0) continue;
    left = left.filter(({ at }) => at >= end);
    const statement = await stateMonth(tx, terms, { period, lines, before }, now);
    before = statement.total;
    made += 1;
  }
  return made;
}

async function stateMonth(
  tx: Db,
  terms: CreditRecord,
  { period, lines, before }: { period: string; lines: Awaited<ReturnType<typeof lockUnstated>>['unstated']; before: string | null },
  now: Date,
): Promise<StatementRecord> {
  const { id: termsId, merchantId } = terms;
  const days = terms.grantedDays ?? terms.askedDays;
  const sums = statementSums(
    lines.map(({ amount }) => amount),
    before,
  );
  const number = await takeYearNumber(tx, statementCounts, merchantId, now);
  const statement = await writeStatement(tx, { termsId, merchantId, ...number, period, days, ...sums, dueOn: dueDayOf(period, days), issuedAt: now }, lines);
  const open = openOf(statement);
  const what = `${monthText(period)}的对账单 ${statementNo(statement)}`;
  const owes = open === '0.00' ? '没有要付的金额' : `应付 ${amountText(open, 'CNY')}，请在 ${statement.dueOn} 前付清`;
  await tellCompany(tx, terms, { title: '对账单已出', body: `${what}：${owes}。`, statementId: statement.id }, now);
  const due = open === '0.00' ? '没有要收的金额' : `应收 ${amountText(open, 'CNY')}，${statement.dueOn} 到期`;
  await tellCreditor(tx, terms, { title: '对账单已出', body: `${terms.companyName} ${what}：${due}。收到货款后请登记。`, statementId: statement.id }, now);
  return statement;
}

/** Tells both sides once of statements that are overdue. @returns How many */
export const tellOverdue = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const overdue = await lockOverdue(tx, now, AT_ONCE);
    for (const statement of overdue) {
      const terms = await findCreditById(tx, statement.termsId);
      if (!terms) continue;
      const what = `对账单 ${statementNo(statement)} 还有 ${amountText(openOf(statement), 'CNY')} 未付，${statement.dueOn} 已到期`;
      await tellCompany(tx, terms, { title: '对账单已逾期', body: `${what}。付清以前不能再用月结下单。`, statementId: statement.id }, now);
      await tellCreditor(tx, terms, { title: '对账单已逾期', body: `${terms.companyName}：${what}。已收到货款的请登记。`, statementId: statement.id }, now);
    }
    await setOverdueTold(
      tx,
      overdue.map(({ id }) => id),
      now,
    );
    return overdue.length;
  });
