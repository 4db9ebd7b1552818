import { companyOf } from '../../enterprise/companyOf.ts';
import type { Ctx } from '../../platform/context.ts';
import { many, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findWaiting, submitReview } from '../../reviews/queue.queries.ts';
import { findAppliedAt } from '../applications/applications.queries.ts';
import { jobReportNames } from '../choices.ts';
import { jobNotFoundFailure, jobTakenDownFailure, refuseReportedJob } from '../jobs.errors.ts';
import { toCards } from './cards.queries.ts';
import { findJob, insertReport, setReportReview } from './jobs.queries.ts';
import { countCategories, countCities, listJobs, listOthers } from './list.queries.ts';

/** The number of the company that the reader acts for; null: none, or no login. */
const ownCompanyId = async ({ db, session }: Ctx) => (session ? ((await companyOf(db, session.memberId))?.id ?? null) : null);

/** Jobs as everybody reads them. */
export const jobsHandlers = {
  jobCategories: async ({ db, clock }) => many(await countCategories(db, clock.now())),
  jobCities: async ({ db, clock }) => many(await countCities(db, clock.now())),

  async jobs({ db, clock }, { pageIndex, pageSize, ...wish }) {
    const { rows, total } = await listJobs(db, wish, { ...pageOf({ pageIndex, pageSize }), now: clock.now() });
    return many(rows, total);
  },

  async jobDetail(ctx, { id }) {
    const { db, clock, session } = ctx;
    const row = await findJob(db, id);
    if (row.state === 'removed') throw jobTakenDownFailure();
    const [card] = await toCards(db, [row], clock.now());
    if (!card) throw jobNotFoundFailure();
    const { publisherName: name, publisherTitle: title, activeAt, welfare, description } = row;
    return one({
      ...card,
      welfare,
      description,
      publisher: { name, title, isCertificated: card.company.isVerified && !card.company.isSample, activeTime: activeAt.toISOString() },
      isOwn: (await ownCompanyId(ctx)) === row.enterpriseId,
      appliedTime: session ? await findAppliedAt(db, { jobId: id, memberId: session.memberId }) : null,
    });
  },

  async otherJobs({ db, clock }, { id, size }) {
    return many(await listOthers(db, await findJob(db, id), size, clock.now()));
  },

  async reportJob({ db, session, clock }, { id, kind, text }) {
    const { memberId } = session;
    const now = clock.now();
    const wait = await takeHit(db, [{ key: `job report:${memberId}`, limit: 20, seconds: 3600 }], now);
    if (wait > 0) throw tooManyRequests(wait, '举报过于频繁，请稍后再试');
    return db.transaction(async (tx) => {
      const row = await findJob(tx, id);
      if (row.state === 'removed') throw jobNotFoundFailure();
      if (!(await insertReport(tx, { jobId: id, memberId, kind, text: text.trim(), createdAt: now }))) return refuseReportedJob();
      let reviewId = await findWaiting(tx, 'job_report', { jobId: id });
      if (reviewId === null) {
        const [card] = await toCards(tx, [row], now);
        const facts = [
          { name: '职位', value: row.title, href: `/news/recruitDetail/${id}` },
          { name: '公司', value: card?.company.name ?? '未知' },
          { name: '薪资', value: card?.salary.text ?? '' },
          { name: '举报原因', value: jobReportNames[kind] },
          { name: '说明', value: text.trim() },
          { name: '怎样处理', value: '通过：举报成立，职位下架，公司会看到你写的原因。驳回：职位保留。' },
        ];
        reviewId = await submitReview(
          tx,
          { kind: 'job_report', memberId, title: `举报职位：${row.title}`, facts, isOneOfMany: true, payload: { jobId: id } },
          now,
        );
      }
      await setReportReview(tx, { jobId: id, memberId }, reviewId);
      return { code: 1 as const, msg: '已收到举报，处理后会通知你', data: null };
    });
  },
} satisfies Handlers<'jobCategories' | 'jobCities' | 'jobs' | 'jobDetail' | 'otherJobs' | 'reportJob'>;
