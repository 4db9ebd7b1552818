import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { notLoggedIn } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { giveBack, takeHit } from '../../platform/rateLimits.queries.ts';
import {
  refuseCurrentPasswordWrong,
  refuseMailNoneBound,
  refuseMailTooSoon,
  refuseMailUnreachable,
  refuseMemberDisabled,
  refuseNoAccount,
  refusePasswordCommon,
  passwordTooManyFailure,
  refuseResetLinkSpent,
} from '../account.errors.ts';
import { findMember, findMemberByMobile, type Member } from '../../platform/members/members.queries.ts';
import { checkCaptcha } from '../captcha.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { done } from '../done.ts';
import { emailOf } from '../email.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';
import { spendSecret } from '../oneTimeSecrets.queries.ts';
import { takeMailHit, setPassword } from './passwordReset.ts';
import type { Passwords } from '../passwords.ts';
import { spendCodeOrProof } from './proofs.ts';
import { mobileOf, passwordHits } from '../visitor.ts';

type PasswordOperation = 'resetPasswordByMobile' | 'changePassword' | 'mailPasswordReset' | 'mailMyPasswordReset';

/** A new password, by every way that shows who asks. */
export function passwordsHandlers(passwords: Passwords): Handlers<PasswordOperation> {
  const replace = async (ctx: Ctx, member: Member, pwd: string, ownSession: number | null) => {
    await setPassword(ctx, member, await passwords.hash(pwd), ownSession);
    return done('密码已修改');
  };

  const byTicket = async (ctx: Ctx, ticket: string, pwd: string) => {
    const bound = await spendSecret(ctx, 'reset', ticket);
    const member = bound ? await findMember(ctx.db, Number(bound['memberId'])) : undefined;
    // A link to an address that was exchanged meanwhile is nobody's any more.
    if (!member || member.email !== bound?.['email'] || member.disabledAt) {
      await audit(ctx, { event: 'password.reset', outcome: 'refused', memberId: member?.id ?? null, detail: { reason: 'password.ticket_spent' } });
      return refuseResetLinkSpent();
    }
    return replace(ctx, member, pwd, null);
  };

  const byMember = async (ctx: Ctx<Session>, currentPwd: string | undefined, pwd: string) => {
    const member = await memberOf(ctx);
    if (currentPwd === undefined || member.passwordHash === null) {
      requireStepUp(ctx);
    } else {
      const limits = passwordHits(ctx, member.mobile ?? `member:${member.id}`);
      const now = ctx.clock.now();
      const wait = await takeHit(ctx.db, limits, now);
      if (wait > 0) throw passwordTooManyFailure(wait);
      if (!(await passwords.matches(member.passwordHash, currentPwd))) {
        await audit(ctx, { event: 'password.change', outcome: 'refused', memberId: member.id, detail: { reason: 'password.wrong' } });
        return refuseCurrentPasswordWrong();
      }
      const keys = limits.map(({ key }) => key);
      await giveBack(ctx.db, keys, now);
    }
    return replace(ctx, member, pwd, ctx.session.id);
  };

  return {
    async resetPasswordByMobile(ctx, { mobile: text, code, proof, pwd }) {
      const mobile = mobileOf(text);
      if (isCommonPassword(pwd)) return refusePasswordCommon();
      const refused = await spendCodeOrProof(ctx, mobile, 'reset_password', { ...(code && { code }), ...(proof && { proof }) });
      if (refused) {
        await audit(ctx, { event: 'password.reset', outcome: 'refused', detail: { reason: refused.reason } });
        return refused;
      }
      const member = await findMemberByMobile(ctx.db, mobile);
      if (!member) return refuseNoAccount();
      if (member.disabledAt) return refuseMemberDisabled();
      return replace(ctx, member, pwd, null);
    },

    async changePassword(ctx, { ticket, currentPwd, pwd }) {
      const { session } = ctx;
      if (!ticket && !session) throw notLoggedIn();
      if (isCommonPassword(pwd)) return refusePasswordCommon();
      if (ticket) return byTicket(ctx, ticket, pwd);
      if (!session) throw notLoggedIn();
      return byMember({ ...ctx, session }, currentPwd, pwd);
    },

    async mailPasswordReset(ctx, { email: text, captchaVerifyParam }) {
      const email = emailOf(text);
      const refused = await checkCaptcha(ctx, captchaVerifyParam, 'reset_password');
      if (refused) return refused;
      if (!ctx.services.mail?.isAvailable()) return refuseMailUnreachable();
      const wait = await takeMailHit(ctx, email);
      if (wait > 0) return refuseMailTooSoon(wait);
      // Whether the address has an account is found out behind the answer, so that neither its text nor its time tells.
      await ctx.jobs.send('account.mail_reset', { email, origin: ctx.origin });
      return done('如果这个邮箱绑定了账号，重置密码的邮件已经发出');
    },

    async mailMyPasswordReset(ctx) {
      const { email } = await memberOf(ctx);
      if (email === null) return refuseMailNoneBound();
      if (!ctx.services.mail?.isAvailable()) return refuseMailUnreachable();
      const wait = await takeMailHit(ctx, email);
      if (wait > 0) return refuseMailTooSoon(wait);
      await ctx.jobs.send('account.mail_reset', { email, origin: ctx.origin });
      return done('重置密码的邮件已经发出');
    },
  };
}
