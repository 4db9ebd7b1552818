import { giveNotice } from '../../messages/notices.queries.ts';
import type { Decide, ReviewDecisions } from '../../platform/domain.ts';
import { tellRecruiters } from '../tellRecruiters.ts';
import { lockJob, updateJob } from './jobs.queries.ts';

/** A report: approved, the post is taken down and its company reads why; refused, it stays. */
const job_report: Decide = async (tx, { memberId, payload }, { isApproved, reason, now }) => {
  const job = await lockJob(tx, Number(payload['jobId']));
  const body = isApproved ? '你举报的职位已下架，感谢你的帮助。' : `你举报的职位经查看后保留。原因：${reason}`;
  await giveNotice(tx, { memberId, kind: 'review', title: '举报已处理', body, href: '/userCenter/feedback/reports' }, now);
  if (!isApproved || !job || job.state === 'removed') return;
  const why = reason || '被举报，经查看后下架';
  await updateJob(tx, job.id, { state: 'removed', reason: why });
  await tellRecruiters(
    tx,
    { enterpriseId: job.enterpriseId, title: '职位已下架', body: `“${job.title}”：${why}`, href: '/userCenter/jobs?state=removed' },
    now,
  );
};

/** Carries out what an operator decided about reported posts. */
export const jobDecisions: Pick<ReviewDecisions, 'job_report'> = { job_report };
