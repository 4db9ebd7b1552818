import { companyLimits } from '@chippage/api/limits';
import { refusal } from '../../platform/errors.ts';

/** Nobody has this number here. */
export const refuseNoMember = () => refusal('company.no_member', '这个手机号还没有注册，请改用链接邀请，或请对方先注册');
/** Somebody acts for one company only. */
export const refuseMemberTaken = () => refusal('company.member_taken', '对方已经在一家企业里，要先退出才能接受邀请');
/** The same, said to who accepts. */
export const refuseMemberAlready = () => refusal('company.member_already', '你已经在一家企业里，先在“企业管理”退出，再接受邀请');
/** As many people or invitations as there may be. */
export const refuseFullCompany = () =>
  refusal('company.full', `一家企业最多 ${companyLimits.members} 人、${companyLimits.invitations} 个等待中的邀请，请先移除不用的`);
/** Used, taken back, too old, or somebody else's. */
export const refuseSpentInvitation = () => refusal('company.invitation_spent', '这个邀请已经失效，请让对方重新邀请');
/** A company always has its owner. */
export const refuseOwnerStays = () => refusal('company.owner_stays', '负责人不能改身份、移除或退出，请先把企业移交给别的成员');
/** What an operator looks at names who answers for it. */
export const refuseApplicationWaits = () => refusal('company.application_waits', '有资料正在审核，审核完才能移交');
