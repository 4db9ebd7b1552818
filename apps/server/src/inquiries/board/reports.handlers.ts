import { pageOf } from '../../platform/pageOf.ts';
import { briefOf, companyOf, requireCompany } from '../../enterprise/companyOf.ts';
import { many, notFound, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findWaiting, submitReview } from '../../reviews/queue.queries.ts';
import { refuseReported, refuseSelf } from '../inquiries.errors.ts';
import { addBlock, dropBlock, listBlocked } from './blocks.queries.ts';
import { findRow } from './board.queries.ts';
import { boardReportNames, insertReport, setReportReview } from './reports.queries.ts';

type ReportOperation = 'reportBoardRow' | 'blockedCompanies' | 'blockCompany' | 'unblockCompany';

const done = (msg: string) => ({ code: 1 as const, msg, data: null });

/** What members do against rows and companies that are not what they say. */
export const reportHandlers = {
  async reportBoardRow({ db, session, clock }, { id, kind, text }) {
    const { memberId } = session;
    const now = clock.now();
    const wait = await takeHit(db, [{ key: `board report:${memberId}`, limit: 20, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '举报过于频繁，请稍后再试');
    return db.transaction(async (tx) => {
      const row = await findRow(tx, id, (await companyOf(tx, memberId))?.id ?? null);
      const isNew = await insertReport(tx, { rowId: id, memberId, kind, text: text.trim(), createdAt: now });
      if (!isNew) return refuseReported();
      let reviewId = await findWaiting(tx, 'board_report', { rowId: id });
      if (reviewId === null) {
        const company = (await briefOf(tx, [row.enterpriseId])).get(row.enterpriseId);
        const facts = [
          { name: '信息', value: `${row.type === 1 ? '求购' : '供应'} ${row.model}`, href: `/inquiry/demandDetails/${id}` },
          { name: '公司', value: company?.name ?? '未知' },
          { name: '举报原因', value: boardReportNames[kind] },
          { name: '说明', value: text.trim() },
          ...(row.remark === null ? [] : [{ name: '备注', value: row.remark }]),
          { name: '怎样处理', value: '通过：举报成立，信息下架。驳回：信息保留。' },
        ];
        const review = { kind: 'board_report' as const, memberId, title: `举报${row.type === 1 ? '求购' : '供应'}：${row.model}`, facts, isOneOfMany: true };
        reviewId = await submitReview(tx, { ...review, payload: { rowId: id } }, now);
      }
      await setReportReview(tx, { rowId: id, memberId }, reviewId);
      return done('已收到举报，处理后会通知你');
    });
  },

  async blockedCompanies(ctx, page) {
    const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
    const { rows, total } = await listBlocked(ctx.db, company.id, pageOf(page));
    return many(rows, total);
  },

  async blockCompany(ctx, { enterpriseId }) {
    const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
    if (enterpriseId === company.id) return refuseSelf();
    if (!(await briefOf(ctx.db, [enterpriseId])).has(enterpriseId)) throw notFound('公司');
    await addBlock(ctx.db, { enterpriseId: company.id, blockedId: enterpriseId, createdAt: ctx.clock.now() });
    return done('已屏蔽，对方不会知道');
  },

  async unblockCompany(ctx, { enterpriseId }) {
    const company = await requireCompany(ctx, 'demand.post', 'stock.edit');
    await dropBlock(ctx.db, company.id, enterpriseId);
    return done('已取消屏蔽');
  },
} satisfies Handlers<ReportOperation>;
