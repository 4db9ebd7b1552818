import { createHmac } from 'node:crypto';
import { audit } from '../platform/audit.ts';
import { networkOf } from '../platform/budget.ts';
import type { Ctx } from '../platform/context.ts';
import { notLoggedIn, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { giveBack, takeHit } from '../platform/rateLimits.ts';
import { captchaFailed, captchaUnavailable, memberDisabled, mobileInvalid, passwordTooMany, passwordWrong } from './account.errors.ts';
import { findMember, findMemberByMobile, findOrCreateMember, type Member } from './account.queries.ts';
import { sendCode, spendCode } from './codes.ts';
import { maskMobile, parseMobile } from './mobile.ts';
import type { Passwords } from './passwords.ts';
import { beginSession, endSession, SID_MAX_AGE } from './sessions.ts';

type AccountOperation = 'captchaChallenge' | 'sendCode' | 'sendCodeToMember' | 'loginBySms' | 'loginByPassword' | 'logout' | 'myDetail';

/** Cookies that the page's scripts wrote at login. */
const readableCookies = ['token', 'userId', 'avatar', 'nickName'];

const mobileOf = (text: string) => {
  const mobile = parseMobile(text);
  if (!mobile) throw mobileInvalid();
  return mobile;
};

/** Ends the session that the browser came with, begins a new one and hands out both halves. */
async function welcome(ctx: Ctx, member: Member, event: string) {
  const { token, sid } = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (ctx.session) await endSession(tx, ctx.session.id);
    await audit(inside, { event, outcome: 'ok', memberId: member.id });
    return beginSession(inside, member.id, { uuid: ctx.uuid, userAgent: ctx.reply.header('user-agent') ?? '' });
  });
  ctx.reply.setCookie('sid', sid, { maxAge: SID_MAX_AGE });
  return one({ id: member.id, token, avatar: member.avatar, nickName: member.nickName }, '登录成功!');
}

/** Keys of the limits on wrong passwords: an account from one network, and the account from everywhere. */
function passwordLimits(ctx: Ctx, mobile: string) {
  const account = createHmac('sha256', ctx.config.secrets.signingKey).update(`password\0${mobile}`).digest('base64url').slice(0, 22);
  return [
    { key: `password:${account}:${networkOf(ctx.ip)}`, limit: 10, seconds: 900 },
    { key: `password:${account}`, limit: 30, seconds: 3600 },
  ];
}

/** Logging in, out, and who I am. */
export function accountHandlers(passwords: Passwords): Handlers<AccountOperation> {
  return {
    captchaChallenge: async ({ services }, { scene }) => one(await services.captcha.challenge(scene)),

    async sendCode(ctx, { mobile: text, captchaVerifyParam, scene }) {
      const mobile = mobileOf(text);
      const verdict = await ctx.services.captcha.verify(captchaVerifyParam, scene);
      if (!verdict.ok) {
        await audit(ctx, { event: 'captcha', outcome: 'refused', detail: { code: verdict.code, scene } });
        return verdict.code === 'unavailable' ? captchaUnavailable() : captchaFailed();
      }
      const sent = await sendCode(ctx, mobile, scene);
      await audit(ctx, {
        event: 'sms.code',
        outcome: 'reason' in sent ? 'refused' : 'ok',
        detail: { mobile: maskMobile(mobile), reason: 'reason' in sent ? sent.reason : null },
      });
      return 'reason' in sent ? sent : one(sent, '验证码已发送');
    },

    async sendCodeToMember(ctx, { mobile: text }) {
      const sent = await sendCode(ctx, mobileOf(text), 'bind');
      await audit(ctx, { event: 'sms.code', outcome: 'reason' in sent ? 'refused' : 'ok', memberId: ctx.session.memberId });
      return 'reason' in sent ? sent : one(sent, '验证码已发送');
    },

    async loginBySms(ctx, { mobile: text, code }) {
      const mobile = mobileOf(text);
      const refused = await spendCode(ctx, mobile, 'login', code);
      if (refused) {
        await audit(ctx, { event: 'login.sms', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: refused.reason } });
        return refused;
      }
      const member = await findOrCreateMember(ctx.db, mobile, `芯友${ctx.random.bytes(3).toString('hex')}`, ctx.clock.now());
      if (member.disabledAt) {
        await audit(ctx, { event: 'login.sms', outcome: 'refused', memberId: member.id, detail: { reason: 'login.disabled' } });
        return memberDisabled();
      }
      return welcome(ctx, member, 'login.sms');
    },

    async loginByPassword(ctx, { mobile: text, pwd }) {
      const mobile = mobileOf(text);
      const limits = passwordLimits(ctx, mobile);
      const now = ctx.clock.now();
      const wait = await takeHit(ctx.db, limits, now);
      if (wait > 0) {
        await audit(ctx, { event: 'login.password', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: 'login.too_many' } });
        throw passwordTooMany(wait);
      }
      const member = await findMemberByMobile(ctx.db, mobile);
      const isRight = await passwords.matches(member?.passwordHash ?? null, pwd);
      if (!member || !isRight) {
        await audit(ctx, { event: 'login.password', outcome: 'refused', detail: { mobile: maskMobile(mobile), reason: 'login.wrong_password' } });
        return passwordWrong();
      }
      await giveBack(
        ctx.db,
        limits.map(({ key }) => key),
        now,
      );
      if (member.disabledAt) return memberDisabled();
      return welcome(ctx, member, 'login.password');
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

    async myDetail(ctx) {
      const member = await findMember(ctx.db, ctx.session.memberId);
      if (!member) throw notLoggedIn();
      return one({
        id: member.id,
        nickName: member.nickName,
        avatar: member.avatar,
        mobile: member.mobile === null ? null : maskMobile(member.mobile),
        hasPassword: member.passwordHash !== null,
        enterpriseStatus: toEnterpriseStatus(member.enterpriseStatus),
        role: member.role,
        createTime: member.createdAt.toISOString(),
      });
    },
  };
}

const toEnterpriseStatus = (value: number | null) => (value === 0 || value === 1 || value === 2 || value === 3 ? value : null);
