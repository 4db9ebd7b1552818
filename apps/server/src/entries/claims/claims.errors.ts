import { Failure, refusal } from '../../platform/errors.ts';

/** Why a file is not taken. */
export const refuseUnreadableProof = (says: string) => refusal('claim.unreadable', says);
/** A file beyond the limit. */
export const refuseLargeProof = () => refusal('claim.too_large', '文件超过 10 MB，请压缩后再上传');
/** The member's claim of the page waits for its review. */
export const refuseClaimWaiting = () => refusal('claim.waiting', '你已经申请认领这一页，正在审核，请等结果');
/** The page is the member's already. */
export const refuseClaimApproved = () => refusal('claim.approved', '你已经认领了这一页，请刷新后修改资料');
/** Neither a file nor an address of the company. */
export const refuseNoProof = () => refusal('claim.no_proof', '请上传授权书、营业执照或工牌，或者填写公司的邮箱');
/** Nobody changes a page whom no operator believed. */
export const claimRequiredFailure = () => new Failure(403, 'claim.required', '认领通过之后才能修改这一页的资料');
/** Nothing is another than it was. */
export const refuseUnchanged = () => refusal('claim.unchanged', '没有改动，和页面上的一样');
