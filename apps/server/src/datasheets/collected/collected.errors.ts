import { refusal } from '../../platform/errors.ts';

/** As many as a member may collect. */
export const refuseTooManyCollected = (limit: number) => refusal('collected.too_many', `最多收存 ${limit} 份数据手册，请先移出不再需要的`);
/** The day's mails are used up. */
export const refuseTooManyMails = (wait: number) =>
  refusal('mail.too_many', `一天最多发送 20 份数据手册到邮箱，请 ${Math.ceil(wait / 3600)} 小时后再试，或直接下载`, wait);
/** No mail service, or it keeps failing. */
export const refuseMailsDown = () => refusal('mail.unreachable', '邮件暂时发送不了，请稍后再试，或直接下载');
/** The member has no verified address. */
export const refuseNoAddress = () => refusal('mail.none_bound', '还没有绑定邮箱，请先在“账号设置”里绑定');
