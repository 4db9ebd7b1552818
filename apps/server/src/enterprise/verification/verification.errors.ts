import type { EnterpriseForm } from '@chippage/api/types';
import { Failure, refusal } from '../../platform/errors.ts';

/** The last sign does not fit the others. */
export const refuseWrongCreditCode = () => refusal('enterprise.credit_code', '统一社会信用代码不正确，请对照营业执照逐位核对');
/** Another member speaks for the company, or waits for it. */
export const refuseTakenCreditCode = () => refusal('enterprise.credit_code', '这个企业已经有人提交认证，请联系企业的负责人邀请你加入，或联系客服');
/** A verified company stays the same company. */
export const refuseOtherCreditCode = () => refusal('enterprise.credit_code', '统一社会信用代码不能修改；换了代码请联系客服');
/** Another verified company is called so. */
export const refuseTakenName = () => refusal('enterprise.name_taken', '已有同名的认证企业，请核对名称，或联系客服');
/** Nobody verifies a company by its word. */
export const refuseNoLicence = () => refusal('enterprise.licence_required', '请上传营业执照');
/** Nothing is another than what is in force. */
export const refuseUnchangedCompany = () => refusal('enterprise.unchanged', '没有改动，和已认证的资料一样');
/** Why a file is not taken. */
export const refuseUnreadableLicence = (says: string) => refusal('enterprise.licence_unreadable', says);
/** A file beyond the limit. */
export const refuseLargeLicence = () => refusal('enterprise.licence_too_large', '文件超过 10 MB，请压缩后再上传');
/** One fact is wrong in a way that no schema tells. */
export const wrongCompanyFailure = (field: keyof EnterpriseForm, msg: string) => new Failure(422, 'enterprise.wrong_fact', msg, { fields: [{ field, msg }] });
/** A PDF that could not be drawn, and so cannot be marked. */
export const unmarkedFailure = () => new Failure(503, 'service.unavailable', '这份 PDF 画不出来，不能带水印查看。请驳回，并请会员改传图片');
