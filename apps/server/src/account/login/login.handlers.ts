import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FindTextsInForce } from '../../platform/domain.ts';
import { Failure, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseCodeTooMany, refuseMemberDisabled, refuseNotAgreed, refusePasswordWrong } from '../account.errors.ts';
import { findMemberByMobile, findOrCreateMember } from '../../platform/members/members.queries.ts';
import { checkCaptcha } from '../captcha.ts';
import { sendCode, withCode } from '../codes.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import type { Passwords } from '../passwords.ts';
import { endSession } from '../sessions.ts';
import { sourceOf } from '../sources.ts';
import { takePasswordTry } from './passwordTries.ts';
import { memberCodeHits, mobileOf, placeOf } from '../visitor.ts';
import { answerLogin, enter, giveOut } from '../welcome.ts';

type LoginOperation = 'captchaChallenge' | 'sendCode' | 'sendCodeToMember' | 'loginBySms' | 'loginByPassword' | 'logout';

/** Cookies that the page's scripts wrote at login. */
const readableCookies = ['token', 'userId', 'avatar', 'nickName'];

/** Logging in and out. */
export function loginHandlers(passwords: Passwords, texts: FindTextsInForce): Handlers<LoginOperation> {
  return {
    captchaChallenge: async ({ services }, { scene }) => one(await services.captcha.challenge(scene)),

    async sendCode(ctx, { mobile: text, captchaVerifyParam, scene }) {
      const mobile = mobileOf(text);
      const refused = await checkCaptcha(ctx, captchaVerifyParam, scene);
      if (refused) return refused;
      const sent = await sendCode(ctx, mobile, scene);
      await audit(ctx, {
        event: 'sms.code',
        outcome: 'reason' in sent ? 'refused' : 'ok',
        detail: { mobile: maskMobile(mobile), reason: 'reason' in sent ? sent.reason : null },
      });
      return 'reason' in sent ? sent : one(sent, '验证码已发送');
    },

    async sendCodeToMember(ctx, { mobile: text }) {
      const mobile = mobileOf(text);
      const wait = await takeHit(ctx.db, memberCodeHits('mobile', ctx.session.memberId), ctx.clock.now());
      const sent = wait > 0 ? refuseCodeTooMany(wait) : await sendCode(ctx, mobile, 'bind');
      await audit(ctx, { event: 'sms.code', outcome: 'reason' in sent ? 'refused' : 'ok', memberId: ctx.session.memberId });
      return 'reason' in sent ? sent : one(sent, '验证码已发送');
    },

    async loginBySms(ctx, { mobile: text, code, isAgreed }) {
      if (isAgreed === false) return refuseNotAgreed();
      const mobile = mobileOf(text);
      const onRefused = ({ reason }: { reason: string }) =>
        audit(ctx, { event: 'login.sms', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason } });
      const entered = await withCode(ctx, { recipient: mobile, purpose: 'login', code, onRefused }, async (inside) => {
        const member = await findOrCreateMember(inside.db, { mobile, source: sourceOf(ctx) }, ctx.clock.now(), ctx.random);
        if (member.disabledAt) return refuseDisabled(inside, member.id, 'login.sms');
        return { member, session: await enter(inside, member, { event: 'login.sms', isFresh: true, agreedTo: isAgreed ? texts : undefined }) };
      });
      return 'reason' in entered ? entered : one(giveOut(ctx, entered.member, entered.session), '登录成功!');
    },

    async loginByPassword(ctx, { mobile: text, pwd, captchaVerifyParam, isAgreed }) {
      if (isAgreed === false) return refuseNotAgreed();
      const mobile = mobileOf(text);
      const tried = await takePasswordTry(ctx, mobile, captchaVerifyParam).catch(async (error: unknown) => {
        if (error instanceof Failure)
          await audit(ctx, { event: 'login.password', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: error.reason } });
        throw error;
      });
      if ('reason' in tried) return tried;
      const member = await findMemberByMobile(ctx.db, mobile);
      const isRight = await passwords.matches(member?.passwordHash ?? null, pwd, placeOf(ctx));
      if (!member || !isRight) {
        await audit(ctx, { event: 'login.password', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: 'login.wrong_password' } });
        return refusePasswordWrong();
      }
      await tried.forget();
      if (member.disabledAt) return refuseDisabled(ctx, member.id, 'login.password');
      return answerLogin(ctx, member, { event: 'login.password', isFresh: true, agreedTo: isAgreed ? texts : undefined });
    },

    async logout(ctx) {
      if (ctx.session) {
        await endSession(ctx.db, ctx.session.id);
        await audit(ctx, { event: 'logout', outcome: 'ok', memberId: ctx.session.memberId });
      }
      ctx.reply.clearCookie('sid');
      for (const name of readableCookies) ctx.reply.clearReadableCookie(name);
      return { code: 1, msg: '操作成功', data: null };
    },
  };
}

/** Every way in answers the same for a closed account. */
export async function refuseDisabled(ctx: Ctx, memberId: number, event: string) {
  await audit(ctx, { event, outcome: 'refused', memberId, detail: { reason: 'login.disabled' } });
  return refuseMemberDisabled();
}
