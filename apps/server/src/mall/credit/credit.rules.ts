import type { CreditAction, CreditObstacle, StatementState } from '@chippage/api/types';
import { noTermsFailure, overTermsFailure } from '../mall.errors.ts';
import { amountText, formatMoney, parseMicros } from '../money.ts';
import { withoutStop } from '../sentence.ts';
import { allows, type DeedOf } from '../states.rules.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import type { creditTerms } from './credit.schema.ts';

/** A row of credit terms. */
export type CreditRecord = typeof creditTerms.$inferSelect;

/** What the books say of credit terms: what was ordered less what was given back or paid, and what of it is past its due day. */
export interface Ledger {
  balance: string;
  overdue: string;
}

/** How much is ordered and open, and how much of the limit remains. */
export interface Standing {
  used: string;
  remaining: string;
  overdue: string;
  obstacle: CreditObstacle | null;
}

const DAY = 86_400_000;

/** The month of a moment in China: `2026-11`. */
export const monthOf = (at: Date): string => shanghaiDate(at).slice(0, 7);

/** The month after. */
function monthAfter(period: string): string {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** The moment in China at which a month is over. */
export const endOfMonth = (period: string): Date => new Date(`${monthAfter(period)}-01T00:00:00+08:00`);

/** The day on which the statement of a month is due: so many days after its last one. */
export function dueDayOf(period: string, days: number): string {
  const first = Date.parse(`${monthAfter(period)}-01T00:00:00Z`);
  return new Date(first + (days - 1) * DAY).toISOString().slice(0, 10);
}

const positive = (micros: bigint) => (micros > 0n ? micros : 0n);

/** What is used and what remains: the one way in which it is told, on pages and before an order is made. */
export function standingOf({ state, grantedLimit }: Pick<CreditRecord, 'state' | 'grantedLimit'>, { balance, overdue }: Ledger): Standing {
  const used = positive(parseMicros(balance));
  const remaining = state === 'active' || state === 'paused' ? positive(parseMicros(grantedLimit ?? '0') - used) : 0n;
  return { used: formatMoney(used), remaining: formatMoney(remaining), overdue, obstacle: obstacleOf(state, overdue) };
}

function obstacleOf(state: CreditRecord['state'], overdue: string): CreditObstacle | null {
  if (state === 'paused') return 'paused';
  return state === 'active' && parseMicros(overdue) > 0n ? 'overdue' : null;
}

/** Why an order of a total cannot be on credit terms; null: it can. */
export const obstacleFor = ({ obstacle, remaining }: Pick<Standing, 'obstacle' | 'remaining'>, total: string): CreditObstacle | null =>
  obstacle ?? (parseMicros(total) > parseMicros(remaining) ? 'over' : null);

/** @throws Failure that says what to do, where an order of a total cannot be on credit terms. @param terms Undefined: there are none */
export function requireRoom(merchant: string, terms: CreditRecord | undefined, standing: Standing | undefined, total: string): void {
  if (!terms || !standing || !(terms.state === 'active' || terms.state === 'paused'))
    throw noTermsFailure(`${merchant}没有给你们公司开通月结，请换一种付款方式，或先申请月结`);
  const why = obstacleFor(standing, total);
  if (why === 'paused') throw noTermsFailure(`${merchant}暂停了月结：${withoutStop(terms.reason ?? '没有写明原因')}。请换一种付款方式，或联系卖家`);
  if (why === 'overdue') throw noTermsFailure(`${merchant}的对账单有 ${amountText(standing.overdue, 'CNY')} 已逾期，付清以后才能再用月结，请换一种付款方式`);
  if (why === 'over') throw overTermsFailure(merchant, total, standing.remaining);
}

const buyerDeeds = ['apply'] as const satisfies readonly DeedOf<'credit'>[];
const merchantDeeds = ['approve', 'refuse', 'change', 'pause', 'resume', 'end'] as const satisfies readonly DeedOf<'credit'>[];

/** What may be done with credit terms now. */
export const creditActions = (state: CreditRecord['state'], side: 'buyer' | 'merchant'): CreditAction[] =>
  (side === 'buyer' ? buyerDeeds : merchantDeeds).filter((deed) => allows('credit', state, deed));

/** What a statement comes to. @param amounts Of its lines: below nothing for what went back. @param before What the one before came to; null: there was none */
export function statementSums(amounts: readonly string[], before: string | null): { charges: string; credits: string; carried: string; total: string } {
  let [charges, credits] = [0n, 0n];
  for (const amount of amounts.map(parseMicros)) {
    if (amount < 0n) credits -= amount;
    else charges += amount;
  }
  const last = parseMicros(before ?? '0.00');
  const carried = last < 0n ? last : 0n;
  return { charges: formatMoney(charges), credits: formatMoney(credits), carried: formatMoney(carried), total: formatMoney(charges - credits + carried) };
}

interface Owed {
  total: string;
  paid: string;
}

/** What of a statement is still to be paid. */
export const openOf = ({ total, paid }: Owed): string => formatMoney(positive(parseMicros(total) - parseMicros(paid)));

/** Where a statement stands on a day. */
export function statementStateOf(owed: Owed & { dueOn: string }, today: string): StatementState {
  if (openOf(owed) === '0.00') return 'paid';
  if (owed.dueOn < today) return 'overdue';
  return parseMicros(owed.paid) > 0n ? 'part_paid' : 'open';
}

/** In Chinese. */
export const statementStateNames: Readonly<Record<StatementState, string>> = { open: '未付款', part_paid: '部分付款', paid: '已付清', overdue: '已逾期' };

/** The number of a statement: the year, the merchant, and the how manieth of that year it is. */
export const statementNo = ({ year, merchantId, seq }: { year: number; merchantId: number; seq: number }): string =>
  `ST${year}-${merchantId}-${String(seq).padStart(5, '0')}`;

/** Months that are over and are to be stated, in order: from the first with something on no statement. @param stated Months that have one */
export function monthsToState(first: Date, stated: ReadonlySet<string>, now: Date): string[] {
  const months: string[] = [];
  for (let month = monthOf(first); month < monthOf(now); month = monthAfter(month)) if (!stated.has(month)) months.push(month);
  return months;
}
