import type { Operations } from '@chippage/api/operations';
import type { Db } from '../../platform/database/connect.ts';
import { wrongFieldFailure } from '../mall.errors.ts';
import { amountText, formatMoney, parseMicros } from '../money.ts';
import { withoutStop } from '../sentence.ts';
import { requireAllowed } from '../states.rules.ts';
import { changeCredit } from './credit.queries.ts';
import type { CreditRecord } from './credit.rules.ts';
import { tellCompany } from './creditNotices.ts';

/** What a merchant decides. */
export type CreditDecision = Operations['decideCredit']['input']['body'];

const targets = { approve: 'active', refuse: 'refused', change: undefined, pause: 'paused', resume: 'active', end: 'ended' } as const;

/** The limit with two decimals. */
export const limitOf = (limit: string): string => formatMoney(parseMicros(limit));

/** What is given: with `approve` and `change` both have to be said. */
function granted({ decision, limit, days }: CreditDecision): Partial<CreditRecord> {
  if (decision !== 'approve' && decision !== 'change') return {};
  if (limit === undefined) throw wrongFieldFailure('limit', '请填写额度');
  if (days === undefined) throw wrongFieldFailure('days', '请选择账期');
  return { grantedLimit: limitOf(limit), grantedDays: days };
}

/** What the company hears. */
function words({ decision }: CreditDecision, terms: CreditRecord, merchant: string): { title: string; body: string } {
  const given = `额度 ${amountText(terms.grantedLimit ?? '0', 'CNY')}，月结 ${terms.grantedDays} 天`;
  const why = `原因：${withoutStop(terms.reason ?? '')}。`;
  return {
    approve: { title: '月结已开通', body: `${merchant}：${given}。结算时可以选月结。` },
    refuse: { title: '月结申请未通过', body: `${merchant}：${why}可以改了再申请。` },
    change: { title: '月结的额度或账期已调整', body: `${merchant}：现在是${given}。已出的对账单不变。` },
    pause: { title: '月结已暂停', body: `${merchant}：${why}已下的订单和对账单照旧。` },
    resume: { title: '月结已恢复', body: `${merchant}：${given}。` },
    end: { title: '月结已终止', body: `${merchant}：${why}已下的订单照常发货，对账单照旧付清。` },
  }[decision];
}

/** Decides about locked credit terms, or changes them later. */
export async function decideAbout(tx: Db, terms: CreditRecord, form: CreditDecision, merchant: string, now: Date): Promise<CreditRecord> {
  const { decision } = form;
  const reason = form.reason.trim();
  const needsReason = decision === 'refuse' || decision === 'pause' || decision === 'end';
  if (needsReason && reason === '') throw wrongFieldFailure('reason', '请写明原因，对方会看到');
  const change = granted(form);
  const to = targets[decision] ?? terms.state;
  if (decision === 'change') requireAllowed('credit', terms.state, decision);
  else requireAllowed('credit', terms.state, decision, to);
  const kept = decision === 'change' ? {} : { reason: needsReason ? reason : null };
  const decided = await changeCredit(tx, terms.id, { ...change, ...kept, state: to, decidedAt: now });
  await tellCompany(tx, decided, words(form, decided, merchant), now);
  return decided;
}
