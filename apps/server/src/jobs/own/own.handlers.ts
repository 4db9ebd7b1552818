import { jobLimits } from '@chippage/api/limits';
import { requireCompany } from '../../enterprise/companyOf.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { jobNotFoundFailure, refuseFullJobs, refuseNotOpenJob, refuseRefreshed, wrongWordsFailure } from '../jobs.errors.ts';
import { type JobRecord, toCards } from '../jobs/cards.queries.ts';
import { updateJob } from '../jobs/jobs.queries.ts';
import { jobFaults, readForm } from './form.rules.ts';
import { countOpen, findOwnJob, insertJob, listOwnJobs, lockOwnJob, toOwnJobs } from './own.queries.ts';

const DAY = 86_400_000;

const removedWords = '这个职位已下架，不能再改；可以按规定重新发布一个';

/** A post as its company's list shows it. */
async function shown(tx: Db, row: JobRecord, now: Date) {
  const [own] = await toOwnJobs(tx, [row], now);
  if (!own) throw jobNotFoundFailure();
  return own;
}

const record = (ctx: Ctx<Session>, tx: Db, event: 'job.save' | 'job.refresh' | 'job.close', row: JobRecord) =>
  audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId: ctx.session.memberId, detail: { enterprise: row.enterpriseId, job: row.id } });

/** What companies offer, as they keep it. */
export const ownJobHandlers = {
  async ownJobs(ctx, { state, ...page }) {
    const company = await requireCompany(ctx, 'job.post');
    const { rows, total } = await listOwnJobs(ctx.db, company.id, { state, ...pageOf(page), now: ctx.clock.now() });
    return many(rows, total);
  },

  async ownJob(ctx, { id }) {
    const company = await requireCompany(ctx, 'job.post');
    const row = await findOwnJob(ctx.db, company.id, id);
    const [card] = await toCards(ctx.db, [row], ctx.clock.now());
    if (!card) throw jobNotFoundFailure();
    const { welfare, description, stage, publisherName, publisherTitle, reason } = row;
    return one({ ...card, welfare, description, stage, publisherName, publisherTitle, reason });
  },

  async saveJob(ctx, form) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'job.post');
    // Whose it is comes first: what is wrong with the form is told to its company only.
    if (form.id !== undefined) await findOwnJob(ctx.db, company.id, form.id);
    const facts = readForm(form);
    const faults = jobFaults(facts);
    if (faults.length > 0) throw wrongWordsFailure(faults);
    const wait = await takeHit(ctx.db, [{ key: `job:${memberId}`, limit: 100, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, '一天最多提交 100 次，请明天再来');
    const expireAt = new Date(now.getTime() + Number(form.days) * DAY);
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `jobs of:${company.id}`);
      const before = form.id === undefined ? null : await lockOwnJob(tx, company.id, form.id);
      if (before?.state === 'removed') return refuseNotOpenJob(removedWords);
      const isRunning = before?.state === 'open' && before.expireAt > now;
      if (!isRunning && (await countOpen(tx, company.id, now, form.id)) >= jobLimits.open) return refuseFullJobs();
      const run = isRunning ? { activeAt: now } : { state: 'open' as const, refreshedAt: now, activeAt: now, expireAt };
      const row = before
        ? await updateJob(tx, before.id, { ...facts, ...run, memberId })
        : await insertJob(tx, { ...facts, enterpriseId: company.id, memberId, publishedAt: now, refreshedAt: now, activeAt: now, expireAt });
      await record(ctx, tx, 'job.save', row);
      return one(await shown(tx, row, now), before ? '已保存' : '已发布');
    });
  },

  async refreshJob(ctx, { id, days }) {
    const now = ctx.clock.now();
    const company = await requireCompany(ctx, 'job.post');
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `jobs of:${company.id}`);
      const before = await lockOwnJob(tx, company.id, id);
      if (before.state === 'removed') return refuseNotOpenJob(removedWords);
      const isRunning = before.state === 'open' && before.expireAt > now;
      if (isRunning && before.refreshedAt.getTime() > now.getTime() - DAY) return refuseRefreshed();
      if (!isRunning && (await countOpen(tx, company.id, now, id)) >= jobLimits.open) return refuseFullJobs();
      const expireAt = new Date(now.getTime() + Number(days) * DAY);
      const row = await updateJob(tx, id, { state: 'open', refreshedAt: now, activeAt: now, expireAt, memberId: ctx.session.memberId });
      await record(ctx, tx, 'job.refresh', row);
      return one(await shown(tx, row, now), isRunning ? '已刷新' : '已重新发布');
    });
  },

  async closeJob(ctx, { id }) {
    const now = ctx.clock.now();
    const company = await requireCompany(ctx, 'job.post');
    return ctx.db.transaction(async (tx) => {
      const before = await lockOwnJob(tx, company.id, id);
      if (before.state === 'removed') return refuseNotOpenJob(removedWords);
      if (before.state === 'closed') return one(await shown(tx, before, now), '已关闭');
      const row = await updateJob(tx, id, { state: 'closed', activeAt: now });
      await record(ctx, tx, 'job.close', row);
      return one(await shown(tx, row, now), '已关闭');
    });
  },
} satisfies Handlers<'ownJobs' | 'ownJob' | 'saveJob' | 'refreshJob' | 'closeJob'>;
