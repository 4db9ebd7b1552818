import type { ReplyOf } from '@chippage/api/operations';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  creditCodeRaceFailure,
  refuseCreditCodeTaken,
  refuseCreditCodeWrong,
  refuseNameTaken,
  refuseNotAgreed,
  refusePasswordCommon,
  refuseRegisterTaken,
} from '../account.errors.ts';
import { createMember, findMemberByShareCode, isNameUnused, type Member } from '../../platform/members/members.queries.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isCreditCode } from '../../platform/creditCode.ts';
import { type Company, insertEnterprise, isCompanyKnown } from '../profile/enterprises.queries.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { cleanName, isReservedName } from '../names.ts';
import type { Passwords } from '../passwords.ts';
import { spendCodeOrProof } from './proofs.ts';
import { sourceOf } from '../sources.ts';
import { mobileOf } from '../visitor.ts';
import { answerLogin } from '../welcome.ts';

interface RegistrationForm {
  mobile: string;
  code?: string;
  proof?: string;
  pwd: string;
  nickName?: string;
  shareCode?: string;
  isAgreed: boolean;
}

/** Creates an account, with a company when one is given, and logs in. What can be corrected is refused before the code is spent. */
export async function register(ctx: Ctx, passwords: Passwords, form: RegistrationForm): Promise<ReplyOf<'register'>>;
export async function register(ctx: Ctx, passwords: Passwords, form: RegistrationForm, company: Company): Promise<ReplyOf<'registerEnterpriseUser'>>;
export async function register(ctx: Ctx, passwords: Passwords, form: RegistrationForm, company?: Company): Promise<ReplyOf<'registerEnterpriseUser'>> {
  const mobile = mobileOf(form.mobile);
  const refused = await checkForm(ctx, form, company);
  if (refused) return refused;
  const unproved = await spendCodeOrProof(ctx, mobile, 'register', form);
  if (unproved) {
    await audit(ctx, { event: 'register', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: unproved.reason } });
    return unproved;
  }
  const passwordHash = await passwords.hash(form.pwd);
  const inviter = form.shareCode ? await findMemberByShareCode(ctx.db, form.shareCode) : undefined;
  const created = await ctx.db.transaction(async (tx): Promise<Member | ReturnType<typeof refuseRegisterTaken | typeof refuseNameTaken>> => {
    const values = {
      mobile,
      passwordHash,
      invitedBy: inviter && !inviter.erasedAt ? inviter.id : null,
      source: sourceOf(ctx),
      ...(form.nickName !== undefined && { nickName: cleanName(form.nickName) }),
      ...(company && { enterpriseStatus: 0 }),
    };
    const member = await createMember(tx, values, ctx.clock.now(), ctx.random);
    if (member === 'taken') return refuseRegisterTaken();
    if (member === 'name_taken') return refuseNameTaken();
    if (company && !(await insertEnterprise(tx, member, company, ctx.clock.now()))) throw creditCodeRaceFailure();
    return member;
  });
  if ('reason' in created) return created;
  return answerLogin(ctx, created, { event: company ? 'register.enterprise' : 'register', isFresh: true });
}

async function checkForm(ctx: Ctx, form: RegistrationForm, company: Company | undefined) {
  if (!form.isAgreed) return refuseNotAgreed();
  if (isCommonPassword(form.pwd)) return refusePasswordCommon();
  if (company && !isCreditCode(company.creditCode)) return refuseCreditCodeWrong();
  if (company && (await isCompanyKnown(ctx.db, company.creditCode))) return refuseCreditCodeTaken();
  if (form.nickName === undefined) return null;
  const name = cleanName(form.nickName);
  return isReservedName(name) || !(await isNameUnused(ctx.db, name)) ? refuseNameTaken() : null;
}
