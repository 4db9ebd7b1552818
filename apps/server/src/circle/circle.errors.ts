import { trendLimits } from '@chippage/api/limits';
import { Failure, notFound, refusal } from '../platform/errors.ts';

/** No such group. */
export const groupNotFoundFailure = () => notFound('圈子');
/** Gone, or not for this visitor. */
export const trendNotFoundFailure = () => notFound('动态');
/** Who publishes is known to the site by a phone number. */
export const mobileRequiredFailure = () => new Failure(403, 'trend.mobile_required', '绑定手机号后才能发布动态，请到账号设置里绑定');
/** A fact that no schema tells to be wrong. */
export const wrongFactFailure = (field: string, msg: string) => new Failure(422, 'trend.wrong_fact', msg, { fields: [{ field, msg }] });
/** Fifteen minutes are over. */
export const refuseTooLate = () => refusal('trend.too_late', `发布 ${trendLimits.editMinutes} 分钟后不能再修改，可以删除后重新发布`);
/** One does not report, mute or block oneself. */
export const refuseOwn = (msg = '这是你自己的动态，可以直接删除') => refusal('trend.own', msg);
/** Once is enough. */
export const refuseVoted = () => refusal('trend.voted', '你已经投过票，每人只能投一次');
/** Its time is over. */
export const refusePollOver = () => refusal('trend.poll_over', '投票已经结束，可以查看结果');
/** No picture that can be read. */
export const refuseUnreadablePicture = () => refusal('trend.unreadable_picture', '无法读取这张图片，请换成 JPEG、PNG 或 WebP 图片后再上传');
/** More bytes or pixels than one may have. */
export const refuseLargePicture = () => refusal('trend.large_picture', '图片超过 10 MB 或 4000 万像素，请缩小后再上传');
/** A picture that is an archive, a document or a page as well. */
export const refuseHiddenFile = () => refusal('trend.hidden_file', '图片里还藏着别的文件，请重新截图或另存为图片后再上传');
