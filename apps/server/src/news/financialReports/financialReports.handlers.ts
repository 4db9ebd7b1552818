import type { FinancialReportFacts } from '@chippage/api/types';
import { plainName } from '../../account/names.ts';
import { findBrandName } from '../../datasheets/parts/brands.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { isPageAddress } from '../../platform/webAddress.ts';
import { refuseReportExists, reportNotFound, wrongReportFailure } from './financialReports.errors.ts';
import { deleteReport, findReport, insertReport, isFiled, listReportMonths, listReports, nearestMonth, updateReport } from './financialReports.queries.ts';

/** Reads what an operator files. @throws Failure that names the wrong field */
async function readFacts(db: Db, { brandId, ...written }: FinancialReportFacts): Promise<FinancialReportFacts> {
  const facts = { ...written, company: plainName(written.company), listing: plainName(written.listing), period: plainName(written.period) };
  if ([...facts.company].length < 2) throw wrongReportFailure('company', '请填写公司名称');
  if ([...facts.period].length < 2) throw wrongReportFailure('period', '请填写报告期，例如：2026 年第三季度');
  if (facts.documentUrl !== '' && !isPageAddress(facts.documentUrl)) throw wrongReportFailure('documentUrl', '请填写完整的文件链接');
  if (!isPageAddress(facts.sourceUrl)) throw wrongReportFailure('sourceUrl', '请填写日期的出处');
  if (brandId !== undefined && (await findBrandName(db, brandId)) === undefined) throw wrongReportFailure('brandId', '没有这个品牌');
  return { ...facts, ...(brandId !== undefined && { brandId }) };
}

/** Files an entry, or puts one right. */
async function file(ctx: Ctx<Session>, written: FinancialReportFacts, known?: number) {
  const facts = await readFacts(ctx.db, written);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    // One lock for all: two operators who file the same come one after the other.
    await lockKey(tx, 'financial reports');
    if (await isFiled(tx, facts, known)) return refuseReportExists();
    if (known !== undefined && !(await updateReport(tx, known, facts, now))) throw reportNotFound();
    const id = known ?? (await insertReport(tx, facts, now));
    await audit({ ...ctx, db: tx }, { event: 'financial_report.file', outcome: 'ok', memberId: ctx.session.memberId, detail: { thing: id } });
    const report = await findReport(tx, id);
    if (!report) throw reportNotFound();
    return one(report, '已保存');
  });
}

/** When companies tell of their results. */
export const financialReportHandlers = {
  async financialReports({ db, clock }, { month: wanted, keywords }) {
    const month = wanted ?? (await nearestMonth(db, shanghaiDate(clock.now())));
    return many(month === undefined ? [] : await listReports(db, { month, keywords }));
  },
  financialReportMonths: async ({ db }) => many(await listReportMonths(db)),
  addFinancialReport: (ctx, facts) => file(ctx, facts),
  changeFinancialReport: (ctx, { id, ...facts }) => file(ctx, facts, id),
  async removeFinancialReport(ctx, { id }) {
    await ctx.db.transaction(async (tx) => {
      if (!(await deleteReport(tx, id))) throw reportNotFound();
      await audit({ ...ctx, db: tx }, { event: 'financial_report.remove', outcome: 'ok', memberId: ctx.session.memberId, detail: { thing: id } });
    });
    return { code: 1, msg: '已删除', data: null };
  },
} satisfies Handlers<'financialReports' | 'financialReportMonths' | 'addFinancialReport' | 'changeFinancialReport' | 'removeFinancialReport'>;
