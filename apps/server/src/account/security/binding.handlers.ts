import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseBindTaken, refuseMailTooMany, refuseMailUnreachable } from '../account.errors.ts';
import { findMemberByEmail, findMemberByMobile, type Member, setUnlessTaken } from '../../platform/members/members.queries.ts';
import { draftCode, sentAt, withCode } from '../codes.ts';
import { done } from '../done.ts';
import { emailOf, maskEmail } from '../email.ts';
import { codeLimits } from '../limits.ts';
import { queueMail } from '../mails.ts';
import { bindEmailMail } from '../mailTexts.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { memberCodeHits, mobileOf } from '../visitor.ts';

/** What a member logs in with and is reached by. */
export const bindingHandlers: Handlers<'bindMobile' | 'sendMailCode' | 'bindEmail'> = {
  async bindMobile(ctx, { mobile: text, code }) {
    const mobile = mobileOf(text);
    const member = await memberOf(ctx);
    // Who came by WeChat or QQ and has nothing to confirm with adds a first phone freely.
    if (member.mobile !== null || member.passwordHash !== null) requireStepUp(ctx);
    const onRefused = (refused: { reason: string }) => noteRefusal(ctx, 'bind.mobile', refused);
    return withCode(ctx, { recipient: mobile, purpose: 'bind', code, onRefused }, async (inside) => {
      const other = await findMemberByMobile(inside.db, mobile);
      if ((other && other.id !== member.id) || !(await setUnlessTaken(inside.db, member.id, { mobile }))) {
        const taken = refuseBindTaken('手机号');
        await noteRefusal(inside, 'bind.mobile', taken);
        return taken;
      }
      await tell(inside, member, 'bind.mobile', '手机号已更换', `登录手机号已改为 ${maskMobile(mobile)}。`);
      return done('绑定成功');
    });
  },

  async sendMailCode(ctx, { email: text }) {
    const email = emailOf(text);
    if (!ctx.services.mail?.isAvailable()) return refuseMailUnreachable();
    const wait = await takeHit(ctx.db, memberCodeHits('mail', ctx.session.memberId), ctx.clock.now());
    const drafted = wait > 0 ? refuseMailTooMany(wait) : await draftCode(ctx, email, 'bind_email');
    await audit(ctx, { event: 'mail.code', outcome: 'reason' in drafted ? 'refused' : 'ok', memberId: ctx.session.memberId });
    if ('reason' in drafted) return drafted;
    await queueMail(ctx, { memberId: ctx.session.memberId, to: email, ...bindEmailMail(drafted.code, codeLimits.lifeMinutes) });
    return one(sentAt(ctx, drafted), '验证码已发送到邮箱');
  },

  async bindEmail(ctx, { email: text, code }) {
    const email = emailOf(text);
    const member = await memberOf(ctx);
    if (member.email !== null) requireStepUp(ctx);
    const onRefused = (refused: { reason: string }) => noteRefusal(ctx, 'bind.email', refused);
    return withCode(ctx, { recipient: email, purpose: 'bind_email', code, onRefused }, async (inside) => {
      const other = await findMemberByEmail(inside.db, email);
      if ((other && other.id !== member.id) || !(await setUnlessTaken(inside.db, member.id, { email }))) {
        const taken = refuseBindTaken('邮箱');
        await noteRefusal(inside, 'bind.email', taken);
        return taken;
      }
      await tell(inside, member, 'bind.email', '邮箱已绑定', `邮箱已改为 ${maskEmail(email)}。`);
      return done('绑定成功');
    });
  },
};

const noteRefusal = (ctx: Ctx<Session>, event: string, { reason }: { reason: string }) =>
  audit(ctx, { event, outcome: 'refused', memberId: ctx.session.memberId, detail: { reason } });

async function tell(ctx: Ctx<Session>, member: Member, event: string, title: string, body: string): Promise<void> {
  await audit(ctx, { event, outcome: 'ok', memberId: member.id });
  await giveNotice(
    ctx.db,
    { memberId: member.id, kind: 'account', title, body: `${body}如果不是您本人操作，请联系客服。`, href: '/userCenter/accountSetting' },
    ctx.clock.now(),
  );
}
