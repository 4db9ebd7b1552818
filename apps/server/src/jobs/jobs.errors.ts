import { jobLimits } from '@chippage/api/limits';
import { Failure, type FieldError, notFound, refusal } from '../platform/errors.ts';

/** Gone, or never there. */
export const jobNotFoundFailure = () => notFound('职位');
/** An operator took it down. */
export const jobTakenDownFailure = () => new Failure(410, 'job.taken_down', '这个职位已下架，可以看看其他职位');
/** A post with words that none may have, or with facts that no schema tells to be wrong. */
export const wrongWordsFailure = (fields: FieldError[]) => new Failure(422, 'job.wrong_words', fields[0]?.msg ?? '', { fields });
/** The company has as many open as it may. */
export const refuseFullJobs = () => refusal('job.full', `最多同时招聘 ${jobLimits.open} 个职位，请先关闭不再招的`);
/** Its state does not allow it. */
export const refuseNotOpenJob = (msg = '这个职位的状态已经变了，请刷新后再试') => refusal('job.not_open', msg);
/** It was put on top within the last day. */
export const refuseRefreshed = () => refusal('job.refreshed', '一天只能刷新一次，请明天再来');
/** The member said so before. */
export const refuseReportedJob = () => refusal('job.reported', '你已经举报过这个职位，处理后会通知你');
/** The file is no CV that can be read. */
export const refuseUnreadableResume = (msg: string) => refusal('resume.unreadable', msg);
/** The file is too large. */
export const refuseLargeResume = () => refusal('resume.too_large', '简历超过 5 MB，请压缩图片或另存为 PDF 后再上传');
/** Nobody applies at their own company. */
export const refuseOwnCompany = () => refusal('application.own_company', '这是你自己公司的职位，不能投递');
/** The member applied before. */
export const refuseAppliedBefore = () => refusal('application.already', '你已经投递过这个职位，进展在“个人中心”的“我的投递”');
