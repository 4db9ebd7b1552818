import { Failure, tooManyRequests } from '../platform/errors.ts';

const incomplete = (field: 'type' | 'contact' | 'content' | 'document', msg: string) =>
  new Failure(422, `feedback.${field}`, msg, { fields: [{ field, msg }] });

/** No such kind of feedback. */
export const typeMissingFailure = () => incomplete('type', '请选择反馈类型');
/** Nothing but blanks. */
export const contentMissingFailure = () => incomplete('content', '请完善反馈内容，以便我们尽快解决此问题');
/** Nothing but blanks. */
export const contactMissingFailure = () => incomplete('contact', '请填写您的邮箱，方便我们跟进');
/** Neither a mail address nor a phone number. */
export const contactWrongFailure = () => incomplete('contact', '邮箱或手机号不正确，请检查后重新填写');
/** The document is gone, or there never was one. */
export const documentMissingFailure = () => incomplete('document', '没有找到这份数据手册，可能已下架，不用再报告');
/** Five an hour. */
export const tooMuchFeedbackFailure = (wait: number) => tooManyRequests(wait, `每小时最多提交 5 条反馈，请 ${Math.ceil(wait / 60)} 分钟后再试`);
