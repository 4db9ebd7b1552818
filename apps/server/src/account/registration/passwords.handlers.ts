import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { notLoggedIn } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { giveBack, takeHit } from '../../platform/rateLimits.queries.ts';
import {
  refuseCodeExpired,
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
import { passwordChangedMail } from '../mailTexts.ts';
import { queueMail } from '../mails.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';
import { readSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { sendResetLink, takeMailHit, setPassword } from './passwordReset.ts';
import type { Passwords } from '../passwords.ts';
import { tryCodeOrProof } from './proofs.ts';
import { mobileOf, ownPasswordHits, placeOf } from '../visitor.ts';

type PasswordOperation = 'resetPasswordByMobile' | 'changePassword' | 'mailPasswordReset' | 'mailMyPasswordReset';

/** A new password, by every way that shows who asks. */
export function passwordsHandlers(passwords: Passwords): Handlers<PasswordOperation> {
  /** @param claim Says in the transaction whose password it is, and spends what shows it: when the change fails, that holds on. */
  const replace = async <R extends { reason: string }>(ctx: Ctx, pwd: string, claim: (inside: Ctx) => Promise<Member | R>, ownSession: number | null) => {
    const passwordHash = await passwords.hash(pwd, placeOf(ctx));
    const claimed = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const member = await claim(inside);
      if (!('reason' in member)) await setPassword(inside, member, passwordHash, ownSession);
      return member;
    });
    if ('reason' in claimed) return claimed;
    if (claimed.email) await queueMail(ctx, { memberId: claimed.id, to: claimed.email, ...passwordChangedMail() });
    return done('密码已修改');
  };

  const byTicket = async (ctx: Ctx, ticket: string, pwd: string) => {
    const refuse = async (inside: Ctx, memberId: number | null) => {
      await audit(inside, { event: 'password.reset', outcome: 'refused', memberId, detail: { reason: 'password.ticket_spent' } });
      return refuseResetLinkSpent();
    };
    if (!(await readSecret(ctx, 'reset', ticket))) return refuse(ctx, null);
    const claim = async (inside: Ctx) => {
      const bound = await spendSecret(inside, 'reset', ticket);
      const member = bound ? await findMember(inside.db, Number(bound['memberId'])) : undefined;
      // A link to an address that was exchanged meanwhile is nobody's any more.
      return !member || member.email !== bound?.['email'] || member.disabledAt ? refuse(inside, member?.id ?? null) : member;
    };
    return replace(ctx, pwd, claim, null);
  };

  const byMember = async (ctx: Ctx<Session>, currentPwd: string | undefined, pwd: string) => {
    const member = await memberOf(ctx);
    if (currentPwd === undefined || member.passwordHash === null) {
      requireStepUp(ctx);
    } else {
      const limits = ownPasswordHits(ctx, member.mobile ?? `member:${member.id}`);
      const now = ctx.clock.now();
      const wait = await takeHit(ctx.db, limits, now);
      if (wait > 0) throw passwordTooManyFailure(wait);
      if (!(await passwords.matches(member.passwordHash, currentPwd, placeOf(ctx)))) {
        await audit(ctx, { event: 'password.change', outcome: 'refused', memberId: member.id, detail: { reason: 'password.wrong' } });
        return refuseCurrentPasswordWrong();
      }
      const keys = limits.map(({ key }) => key);
      await giveBack(ctx.db, keys, now);
    }
    return replace<never>(ctx, pwd, async () => member, ctx.session.id);
  };

  return {
    async resetPasswordByMobile(ctx, { mobile: text, code, proof, pwd }) {
      const mobile = mobileOf(text);
      if (isCommonPassword(pwd)) return refusePasswordCommon();
      const proved = await tryCodeOrProof(ctx, mobile, 'reset_password', { ...(code && { code }), ...(proof && { proof }) });
      const refuse = async (inside: Ctx, refused: Extract<typeof proved, { reason: string }>) => {
        await audit(inside, { event: 'password.reset', outcome: 'refused', detail: { reason: refused.reason } });
        return refused;
      };
      if ('reason' in proved) return refuse(ctx, proved);
      const claim = async (inside: Ctx) => {
        if (!(await proved.spend(inside.db))) return refuse(inside, refuseCodeExpired());
        const member = await findMemberByMobile(inside.db, mobile);
        if (!member) return refuseNoAccount();
        return member.disabledAt ? refuseMemberDisabled() : member;
      };
      return replace(ctx, pwd, claim, null);
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
      await sendResetLink(ctx, email);
      return done('如果这个邮箱绑定了账号，重置密码的邮件已经发出');
    },

    async mailMyPasswordReset(ctx) {
      const { email } = await memberOf(ctx);
      if (email === null) return refuseMailNoneBound();
      if (!ctx.services.mail?.isAvailable()) return refuseMailUnreachable();
      const wait = await takeMailHit(ctx, email);
      if (wait > 0) return refuseMailTooSoon(wait);
      await sendResetLink(ctx, email);
      return done('重置密码的邮件已经发出');
    },
  };
}
