import type { CreditStanding } from '@chippage/api/types';
import { buyingCompany, type Company, requireCompany } from '../../enterprise/companyOf.ts';
import { mayRole } from '../../enterprise/rights.rules.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { isDay } from '../../platform/isDay.ts';
import { once } from '../../platform/repeatable.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { inCapitals, inEnglish } from '../capitals.ts';
import { noYuanFailure, ownShopFailure, wrongFieldFailure } from '../mall.errors.ts';
import { merchantOf } from '../merchant/merchantOf.ts';
import { findMerchant, findMerchantOf, findTerms, type MerchantRecord } from '../merchant/merchants.queries.ts';
import { termsKey } from '../merchant/terms.rules.ts';
import { amountText, formatMoney, parseMicros } from '../money.ts';
import { paperReply, sellerOf } from '../paperReply.ts';
import { requireAllowed } from '../states.rules.ts';
import { countCredit, findCreditOf, listCredit, lockCredit, lockCreditOf, toCreditTerms, writeApplication } from './credit.queries.ts';
import { type CreditRecord, openOf, statementNo } from './credit.rules.ts';
import { tellCompany, tellCreditor } from './creditNotices.ts';
import { decideAbout, limitOf } from './deciding.ts';
import { addStatementPayment, findCreditById, findStatement, listStatements, lockStatement, type Stated, toStatementDetail } from './statements.queries.ts';

type CreditOperation =
  | 'creditTerms'
  | 'creditWith'
  | 'applyForCredit'
  | 'statements'
  | 'statementDetail'
  | 'statementFile'
  | 'merchantCredit'
  | 'merchantCreditCounts'
  | 'decideCredit'
  | 'merchantStatements'
  | 'recordStatementPayment';

/** The verified company whose credit terms the member reads: who places its orders; null for everybody else. */
async function readingCompany({ db, session }: Pick<Ctx<Session>, 'db' | 'session'>): Promise<Company | null> {
  const company = await buyingCompany(db, session.memberId);
  return company && mayRole(company.role, 'order.place') ? company : null;
}

const shownTo = async (ctx: Ctx<Session>, record: CreditRecord, side: 'buyer' | 'merchant') => {
  const [terms] = await toCreditTerms(ctx.db, [record], side, ctx.clock.now());
  if (!terms) throw new Error('the credit terms were not shown');
  return terms;
};

/** Why a company cannot ask a merchant for credit terms now, before anything about earlier ones; null: it can. */
async function whyNoCredit(db: Db, merchant: MerchantRecord, companyId: number) {
  if (merchant.enterpriseId === companyId) return ownShopFailure();
  return (await findTerms(db, [merchant.id])).has(termsKey(merchant.id, 'CNY')) ? null : noYuanFailure();
}

async function standingWith(ctx: Ctx<Session>, merchantId: number): Promise<CreditStanding> {
  const merchant = await findMerchant(ctx.db, merchantId);
  if (!merchant) throw notFound('卖家');
  const brief = { id: merchant.id, name: merchant.name, isSample: merchant.isSample };
  const company = await buyingCompany(ctx.db, ctx.session.memberId);
  if (!company) return { merchant: brief, company: null, terms: null, mayApply: false, whyNot: '月结给认证过的企业用，请先认证企业' };
  const [record] = mayRole(company.role, 'order.place') ? await findCreditOf(ctx.db, company.id, [merchantId]) : [];
  const terms = record ? await shownTo(ctx, record, 'buyer') : null;
  const failure = await whyNoCredit(ctx.db, merchant, company.id);
  const isRight = mayRole(company.role, 'order.approve');
  const whyNot = failure?.message ?? (isRight ? null : `月结由${company.name}的负责人或审批人申请`);
  const mayApply = whyNot === null && (terms === null || terms.actions.includes('apply'));
  return { merchant: brief, company: { id: company.id, name: company.name }, terms, mayApply, whyNot };
}

/** Whether a statement is of a company for which the member orders, or of the merchant for which they speak. */
async function readerOf(ctx: Ctx<Session>): Promise<(stated: Stated) => boolean> {
  const company = await readingCompany(ctx);
  const merchant = await findMerchantOf(ctx.db, ctx.session.memberId);
  return ({ statement, enterpriseId }) => (company !== null && enterpriseId === company.id) || (merchant !== undefined && statement.merchantId === merchant.id);
}

/** Credit terms and monthly statements, of both sides. */
export const creditHandlers = {
  async creditTerms(ctx) {
    const company = await readingCompany(ctx);
    if (!company) return many([]);
    const { rows } = await listCredit(ctx.db, { enterpriseId: company.id });
    return many(await toCreditTerms(ctx.db, rows, 'buyer', ctx.clock.now()));
  },

  creditWith: async (ctx, { merchantId }) => one(await standingWith(ctx, merchantId)),

  async applyForCredit(ctx, { merchantId, limit, days, note }) {
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const company = await requireCompany(ctx, 'order.approve');
    const merchant = await findMerchant(ctx.db, merchantId);
    if (!merchant) throw notFound('卖家');
    const failure = await whyNoCredit(ctx.db, merchant, company.id);
    if (failure) throw failure;
    const record = await ctx.db.transaction(async (tx) => {
      const [found] = await lockCreditOf(tx, company.id, [merchantId]);
      if (found) requireAllowed('credit', found.state, 'apply', 'applied');
      const asked = { askedLimit: limitOf(limit), askedDays: days, note: note.trim() || null, appliedBy: memberId, appliedAt: now };
      const made = await writeApplication(tx, { merchantId, enterpriseId: company.id, companyName: company.name, state: 'applied', ...asked });
      await audit(
        { ...ctx, db: tx },
        { event: 'credit.apply', outcome: 'ok', memberId, detail: { terms: made.id, merchant: merchantId, limit: asked.askedLimit } },
      );
      await tellCreditor(
        tx,
        made,
        { title: '有企业申请月结', body: `${company.name}：额度 ${amountText(asked.askedLimit, 'CNY')}，月结 ${days} 天。请审核。` },
        now,
      );
      return made;
    });
    return one(await shownTo(ctx, record, 'buyer'), '已提交申请');
  },

  async statements(ctx, { state, ...page }) {
    const company = await readingCompany(ctx);
    if (!company) return many([]);
    const { rows, total } = await listStatements(ctx.db, { owner: { enterpriseId: company.id }, state }, page, ctx.clock.now());
    return many(rows, total);
  },

  statementDetail: async (ctx, { id }) => one(await toStatementDetail(ctx.db, await findStatement(ctx.db, id, await readerOf(ctx)), ctx.clock.now())),

  async statementFile(ctx, { id }) {
    const stated = await findStatement(ctx.db, id, await readerOf(ctx));
    const merchant = await findMerchant(ctx.db, stated.statement.merchantId);
    if (!merchant) throw notFound('对账单');
    const { no, company, issueTime, ...detail } = await toStatementDetail(ctx.db, stated, ctx.clock.now());
    const words = { totalInWords: inCapitals(detail.open, 'CNY'), totalInEnglish: inEnglish(detail.open, 'CNY') };
    const paper = { kind: 'statement' as const, no, issuedOn: shanghaiDate(new Date(issueTime)), seller: sellerOf(merchant), buyerName: company.name };
    return paperReply(ctx, `对账单-${no}.pdf`, { ...detail, ...paper, ...words });
  },

  async merchantCredit(ctx, { state, ...page }) {
    const { id } = await merchantOf(ctx);
    const { rows, total } = await listCredit(ctx.db, { merchantId: id }, state, page);
    return many(await toCreditTerms(ctx.db, rows, 'merchant', ctx.clock.now()), total);
  },

  merchantCreditCounts: async (ctx) => many(await countCredit(ctx.db, { merchantId: (await merchantOf(ctx)).id })),

  async decideCredit(ctx, form) {
    const { id: merchantId, name } = await merchantOf(ctx);
    const { memberId } = ctx.session;
    const record = await ctx.db.transaction(async (tx) => {
      const terms = await lockCredit(tx, form.id, { merchantId });
      const decided = await decideAbout(tx, terms, form, name, ctx.clock.now());
      const { grantedLimit, grantedDays } = decided;
      const detail = { terms: form.id, decision: form.decision, limit: grantedLimit, days: grantedDays };
      await audit({ ...ctx, db: tx }, { event: 'credit.decide', outcome: 'ok', memberId, detail });
      return decided;
    });
    const said = { approve: '已开通', refuse: '已答复', change: '已调整', pause: '已暂停', resume: '已恢复', end: '已终止' }[form.decision];
    return one(await shownTo(ctx, record, 'merchant'), said);
  },

  async merchantStatements(ctx, { state, ...page }) {
    const { id } = await merchantOf(ctx);
    const { rows, total } = await listStatements(ctx.db, { owner: { merchantId: id }, state }, page, ctx.clock.now());
    return many(rows, total);
  },

  async recordStatementPayment(ctx, form) {
    const { id: merchantId, name } = await merchantOf(ctx);
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    await once(ctx, 'recordStatementPayment', form, async (tx) => {
      const statement = await lockStatement(tx, form.id, merchantId);
      if (!isDay(form.paidOn) || form.paidOn > shanghaiDate(now)) throw wrongFieldFailure('paidOn', '收款日期不能晚于今天');
      const amount = parseMicros(form.amount);
      const open = openOf(statement);
      if (open === '0.00') throw wrongFieldFailure('amount', '这份对账单已经付清，没有要登记的货款');
      if (amount <= 0n || amount > parseMicros(open)) throw wrongFieldFailure('amount', `金额要大于 0，最多 ${amountText(open, 'CNY')}`);
      const paid = formatMoney(parseMicros(statement.paid) + amount);
      const reference = form.reference.trim() || null;
      await addStatementPayment(
        tx,
        { statementId: statement.id, amount: form.amount, paidOn: form.paidOn, reference, recordedBy: memberId, recordedAt: now },
        paid,
      );
      const detail = { statement: statement.id, amount: form.amount, paid };
      await audit({ ...ctx, db: tx }, { event: 'credit.payment', outcome: 'ok', memberId, detail });
      const terms = await findCreditById(tx, statement.termsId);
      const left = openOf({ ...statement, paid });
      const rest = left === '0.00' ? '这份对账单已付清。' : `还有 ${amountText(left, 'CNY')} 未付。`;
      const body = `${name}登记了对账单 ${statementNo(statement)} 的货款 ${amountText(form.amount, 'CNY')}，额度已恢复这么多。${rest}`;
      if (terms) await tellCompany(tx, terms, { title: '卖家已登记收款', body, statementId: statement.id }, now);
      return { id: statement.id };
    });
    const stated = await findStatement(ctx.db, form.id, ({ statement }) => statement.merchantId === merchantId);
    return one(await toStatementDetail(ctx.db, stated, now), '已登记');
  },
} satisfies Handlers<CreditOperation>;
