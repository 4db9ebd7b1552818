import { resumeFileLimits } from '@chippage/api/limits';
import { companyOf, findCompany, requireCompany } from '../../enterprise/companyOf.ts';
import { mayRole } from '../../enterprise/rights.rules.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import { invalidInput, many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { storeFile } from '../../platform/keepFile.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { jobTakenDownFailure, refuseAppliedBefore, refuseLargeResume, refuseNotOpenJob, refuseOwnCompany, refuseUnreadableResume } from '../jobs.errors.ts';
import { stateOf } from '../jobs/cards.queries.ts';
import { findJob, updateJob } from '../jobs/jobs.queries.ts';
import { findOwnJob } from '../own/own.queries.ts';
import { tellRecruiters } from '../tellRecruiters.ts';
import {
  forgetContact,
  insertApplication,
  listApplications,
  listOwnApplications,
  lockApplication,
  toJobApplications,
  toOwnApplications,
  updateApplication,
} from './applications.queries.ts';
import { attachResume, findResume, insertResume, lockFreeResume } from './resumes.queries.ts';
import { readResume } from './resumeType.ts';

const DAY = 86_400_000;
const markWords = { viewed: '简历已被查看', fit: '公司认为你合适，请留意电话', unfit: '公司认为暂不合适' } as const;

const noApplication = () => notFound('投递');

/** Applications for jobs: who applied and the company that posted the job read them, nobody else. */
export const applicationHandlers = {
  async uploadResume(ctx, { file, name: given }) {
    const { memberId } = ctx.session;
    const createdAt = ctx.clock.now();
    const wait = await takeHit(ctx.db, [{ key: `resume:${memberId}`, limit: 30, seconds: 3600 }], createdAt);
    if (wait > 0) throw tooManyRequests(wait, '上传过于频繁，请稍后再试');
    const name = given.trim();
    const bytes: unknown = file;
    if (!(bytes instanceof Uint8Array) || bytes.byteLength === 0) return refuseUnreadableResume('这个文件是空的，请重新选择');
    if (bytes.byteLength > resumeFileLimits.bytes) return refuseLargeResume();
    const read = await readResume(ctx, memberId, name, bytes);
    if ('refused' in read) return refuseUnreadableResume(read.refused);
    return one(await storeFile(ctx, bytes, (tx, kept) => insertResume(tx, { memberId, name, type: read.type, createdAt, ...kept })), '已上传');
  },

  async resume({ db, session }, { id }) {
    const file = await findResume(db, id);
    if (!file) throw notFound('简历');
    const company = file.memberId === session.memberId ? undefined : await companyOf(db, session.memberId);
    const isTheirs = company?.status === 1 && company.id === file.enterpriseId && mayRole(company.role, 'job.post');
    if (file.memberId !== session.memberId && !isTheirs) throw notFound('简历');
    return storedFile({ name: file.name, contentType: file.type, disposition: 'attachment', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  async applyForJob(ctx, { jobId, fileId, ...form }) {
    const { db, session, clock } = ctx;
    const { memberId } = session;
    const now = clock.now();
    const job = await findJob(db, jobId);
    if (job.state === 'removed') throw jobTakenDownFailure();
    if ((await companyOf(db, memberId))?.id === job.enterpriseId) return refuseOwnCompany();
    const company = await findCompany(db, job.enterpriseId);
    const state = stateOf(job, company?.isVerified === true, now);
    if (state !== 'open') return refuseNotOpenJob(state === 'expired' ? '这个职位已到期，不能再投递' : '这个职位已停止招聘，不能再投递');
    const wait = await takeHit(db, [{ key: `apply:${memberId}`, limit: 50, seconds: 86_400 }], now);
    if (wait > 0) throw tooManyRequests(wait, '一天最多投递 50 个职位，请明天再来');
    const phone = form.phone?.trim() || (await findMember(db, memberId))?.mobile;
    if (!phone) throw invalidInput([{ field: 'phone', msg: '请填写公司能联系到你的电话' }]);
    return db.transaction(async (tx) => {
      await lockFreeResume(tx, memberId, fileId);
      const keptUntil = new Date(now.getTime() + resumeFileLimits.days * DAY);
      const words = { name: form.name.trim(), phone, message: form.message?.trim() || null };
      const row = await insertApplication(tx, { jobId, memberId, ...words, createdAt: now, keptUntil });
      if (!row) return refuseAppliedBefore();
      await attachResume(tx, fileId, row.id);
      // Nobody's name stands in the notice: it outlives the CV.
      const notice = { title: '收到新的投递', body: `“${job.title}”收到一份新的简历。`, href: `/userCenter/jobs/applications?id=${jobId}` };
      await tellRecruiters(tx, { enterpriseId: job.enterpriseId, ...notice }, now);
      await audit({ ...ctx, db: tx }, { event: 'job.apply', outcome: 'ok', memberId, detail: { job: jobId } });
      const [own] = await toOwnApplications(tx, [row], now);
      if (!own) throw noApplication();
      return one(own, '已投递');
    });
  },

  async ownApplications({ db, session, clock }, page) {
    const { rows, total } = await listOwnApplications(db, session.memberId, { ...pageOf(page), now: clock.now() });
    return many(rows, total);
  },

  async forgetApplication(ctx, { id }) {
    const { memberId } = ctx.session;
    return ctx.db.transaction(async (tx) => {
      const before = await lockApplication(tx, id);
      if (before?.memberId !== memberId) throw noApplication();
      const row = await forgetContact(tx, id);
      await audit({ ...ctx, db: tx }, { event: 'job.forget', outcome: 'ok', memberId, detail: { job: before.jobId } });
      const [own] = await toOwnApplications(tx, [row], ctx.clock.now());
      if (!own) throw noApplication();
      return one(own, '已删除');
    });
  },

  async jobApplications(ctx, { jobId, state, ...page }) {
    const company = await requireCompany(ctx, 'job.post');
    await findOwnJob(ctx.db, company.id, jobId);
    const { rows, total } = await listApplications(ctx.db, jobId, { state, ...pageOf(page) });
    return many(rows, total);
  },

  async markApplication(ctx, { id, state }) {
    const now = ctx.clock.now();
    const company = await requireCompany(ctx, 'job.post');
    return ctx.db.transaction(async (tx) => {
      const before = await lockApplication(tx, id);
      if (before?.enterpriseId !== company.id) throw noApplication();
      // Who was found fit or not was looked at before.
      const isNew = before.state !== state && !(state === 'viewed' && before.state !== 'sent');
      const row = isNew ? await updateApplication(tx, id, { state, stateAt: now }) : before;
      if (isNew) {
        await updateJob(tx, before.jobId, { activeAt: now });
        const body = `${company.name}“${before.title}”：${markWords[state]}。`;
        await giveNotice(tx, { memberId: before.memberId, kind: 'job', title: '投递有了进展', body, href: '/userCenter/applications' }, now);
        const detail = { enterprise: company.id, job: before.jobId, decision: state };
        await audit({ ...ctx, db: tx }, { event: 'job.mark', outcome: 'ok', memberId: ctx.session.memberId, detail });
      }
      const [shown] = await toJobApplications(tx, [row]);
      if (!shown) throw noApplication();
      return one(shown, '已标记');
    });
  },
} satisfies Handlers<'uploadResume' | 'resume' | 'applyForJob' | 'ownApplications' | 'forgetApplication' | 'jobApplications' | 'markApplication'>;
