import type { ReplyOf } from '@chippage/api/operations';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { one } from '../../platform/errors.ts';
import {
  creditCodeRaceFailure,
  refuseCodeExpired,
  refuseCreditCodeTaken,
  refuseCreditCodeWrong,
  refuseNameTaken,
  refuseNotAgreed,
  refusePasswordCommon,
  refuseRegisterTaken,
} from '../account.errors.ts';
import { createMember, findMemberByShareCode, isNameUnused } from '../../platform/members/members.queries.ts';
import type { FindTextsInForce } from '../../platform/domain.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isCreditCode } from '../../platform/creditCode.ts';
import { type CompanyNamed, insertEnterprise } from '../../enterprise/verification/handIn.ts';
import { isCompanyKnown } from '../../enterprise/verification/verification.queries.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { cleanName, isReservedName } from '../names.ts';
import type { Passwords } from '../passwords.ts';
import { tryCodeOrProof } from './proofs.ts';
import { sourceOf } from '../sources.ts';
import { mobileOf, placeOf } from '../visitor.ts';
import { enter, giveOut } from '../welcome.ts';

interface Tools {
  passwords: Passwords;
  texts: FindTextsInForce;
}

interface RegistrationForm {
  mobile: string;
  code?: string;
  proof?: string;
  pwd: string;
  nickName?: string;
  shareCode?: string;
  isAgreed: boolean;
}

/**
 * Creates an account, with a company when one is given, and logs in. What can be corrected is refused before the code is
 * spent; whether a company is registered is told only to who proved the number. The code is spent in the transaction that
 * makes the account and its session: when that fails, the same form can be sent again.
 */
export async function register(ctx: Ctx, tools: Tools, form: RegistrationForm): Promise<ReplyOf<'register'>>;
export async function register(ctx: Ctx, tools: Tools, form: RegistrationForm, company: CompanyNamed): Promise<ReplyOf<'registerEnterpriseUser'>>;
export async function register(ctx: Ctx, tools: Tools, form: RegistrationForm, company?: CompanyNamed): Promise<ReplyOf<'registerEnterpriseUser'>> {
  const mobile = mobileOf(form.mobile);
  const refused = await checkForm(ctx, form, company);
  if (refused) return refused;
  const proved = await tryCodeOrProof(ctx, mobile, 'register', form);
  if ('reason' in proved) {
    await audit(ctx, { event: 'register', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: proved.reason } });
    return proved;
  }
  if (company && (await isCompanyKnown(ctx.db, company.creditCode))) return refuseCreditCodeTaken();
  const passwordHash = await tools.passwords.hash(form.pwd, placeOf(ctx));
  const inviter = form.shareCode ? await findMemberByShareCode(ctx.db, form.shareCode) : undefined;
  const created = await ctx.db.transaction(async (tx) => {
    if (!(await proved.spend(tx))) return refuseCodeExpired();
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
    return {
      member,
      session: await enter({ ...ctx, db: tx }, member, { event: company ? 'register.enterprise' : 'register', isFresh: true, agreedTo: tools.texts }),
    };
  });
  return 'reason' in created ? created : one(giveOut(ctx, created.member, created.session), '登录成功!');
}

async function checkForm(ctx: Ctx, form: RegistrationForm, company: CompanyNamed | undefined) {
  if (!form.isAgreed) return refuseNotAgreed();
  if (isCommonPassword(form.pwd)) return refusePasswordCommon();
  if (company && !isCreditCode(company.creditCode)) return refuseCreditCodeWrong();
  if (form.nickName === undefined) return null;
  const name = cleanName(form.nickName);
  return isReservedName(name) || !(await isNameUnused(ctx.db, name)) ? refuseNameTaken() : null;
}
