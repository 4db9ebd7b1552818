import { invalidInput, refusal, tooManyRequests } from '../../platform/errors.ts';

/** Why a file is not taken. */
export const refuseUnreadableProof = (says: string) => refusal('registry.proof_unreadable', says);
/** A file beyond the limit. */
export const refuseLargeProof = () => refusal('registry.proof_too_large', '文件超过 10 MB，请压缩后再上传');
/** The member's correction of the table waits for its decision. */
export const refuseCorrectionOpen = () => refusal('registry.correction_open', '你对这一栏的纠错正在处理，请等结果；可以在“我的纠错”里看进度');
/** Nothing that an operator could judge by. */
export const refuseNoProof = () => refusal('registry.correction_proof', '请上传能证明的材料，例如营业执照、登记通知书或来源网站的截图');
/** Nothing but blanks. */
export const contentMissingFailure = () => invalidInput([{ field: 'content', msg: '请写明哪里不对、正确的是什么' }]);
/** Twenty a day. */
export const tooManyCorrectionsFailure = (wait: number) => tooManyRequests(wait, '一天最多提交 20 条纠错，请明天再来');
