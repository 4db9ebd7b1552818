import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import type { FindTextsInForce, TextInForce } from '../../platform/domain.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { giveBack, takeHit } from '../../platform/rateLimits.queries.ts';
import { passwordTooManyFailure, refusePasswordWrong, stepUpMissingFailure, refuseStepUpNoMobile } from '../account.errors.ts';
import { sendCode, withCode } from '../codes.ts';
import { deviceInWords } from '../device.ts';
import { done } from '../done.ts';
import { lives } from '../limits.ts';
import { memberOf } from '../memberOf.ts';
import type { Passwords } from '../passwords.ts';
import { liveSessions } from '../sessions.ts';
import { allowChanges, deleteSessionOf, deleteSessionsOf } from '../sessions.queries.ts';
import { ownPasswordHits, placeOf } from '../visitor.ts';
import { agreementsOf } from './agreements.queries.ts';

type SessionOperation = 'myAgreements' | 'mySessions' | 'endMySession' | 'endOtherSessions' | 'sendStepUpCode' | 'stepUp';

/** More editions than anybody reads. */
const AGREEMENTS = 20;

/** Where a member is logged in, what they agreed to for it, and showing anew who sits there. */
export function sessionsHandlers(passwords: Passwords, texts: FindTextsInForce): Handlers<SessionOperation> {
  return {
    async mySessions({ db, clock, session }) {
      const rows = await liveSessions(db, session.memberId, clock.now());
      return many(
        rows.map((row) => ({
          id: row.id,
          isCurrent: row.id === session.id,
          device: deviceInWords(row.userAgent),
          isFlagged: row.flaggedAt !== null,
          createTime: row.createdAt.toISOString(),
          lastSeenTime: row.lastSeenAt.toISOString(),
        })),
      );
    },

    async myAgreements({ db, session }) {
      const [rows, inForce] = await Promise.all([agreementsOf(db, session.memberId, AGREEMENTS), texts(db)]);
      const isCurrent = (row: TextInForce) => inForce.some(({ scope, version }) => scope === row.scope && version.getTime() === row.version.getTime());
      return many(
        rows.map((row) => ({ scope: row.scope, version: row.version.toISOString(), agreeTime: row.agreedAt.toISOString(), isCurrent: isCurrent(row) })),
      );
    },

    async endMySession(ctx, { id }) {
      const { memberId } = ctx.session;
      if (!(await deleteSessionOf(ctx.db, memberId, id))) throw notFound('登录');
      await audit(ctx, { event: 'session.end', outcome: 'ok', memberId, detail: { session: id } });
      if (id === ctx.session.id) ctx.reply.clearCookie('sid');
      return done('已退出该设备');
    },

    async endOtherSessions(ctx) {
      const { memberId, id } = ctx.session;
      await deleteSessionsOf(ctx.db, memberId, id);
      await audit(ctx, { event: 'session.end_others', outcome: 'ok', memberId });
      return done('已退出其他设备');
    },

    async sendStepUpCode(ctx) {
      const member = await memberOf(ctx);
      if (member.mobile === null) return refuseStepUpNoMobile();
      const sent = await sendCode(ctx, member.mobile, 'step_up');
      await audit(ctx, { event: 'sms.code', outcome: 'reason' in sent ? 'refused' : 'ok', memberId: member.id });
      return 'reason' in sent ? sent : one(sent, '验证码已发送');
    },

    async stepUp(ctx, { code, pwd }) {
      const member = await memberOf(ctx);
      const note = (inside: Ctx, reason: string | null) =>
        audit(inside, { event: 'session.step_up', outcome: reason ? 'refused' : 'ok', memberId: member.id, detail: { reason } });
      const allow = async (inside: Ctx) => {
        const until = new Date(ctx.clock.now().getTime() + lives.stepUpMinutes * 60_000);
        await allowChanges(inside.db, ctx.session.id, until);
        await note(inside, null);
        return one({ expiresAt: until.getTime() });
      };
      if (code !== undefined) {
        if (member.mobile === null) return refuseStepUpNoMobile();
        return withCode(ctx, { recipient: member.mobile, purpose: 'step_up', code, onRefused: ({ reason }) => note(ctx, reason) }, allow);
      }
      if (pwd === undefined) throw stepUpMissingFailure();
      const limits = ownPasswordHits(ctx, member.mobile ?? `member:${member.id}`);
      const now = ctx.clock.now();
      const wait = await takeHit(ctx.db, limits, now);
      if (wait > 0) throw passwordTooManyFailure(wait);
      if (!(await passwords.matches(member.passwordHash, pwd, placeOf(ctx)))) {
        await note(ctx, 'login.wrong_password');
        return refusePasswordWrong();
      }
      const keys = limits.map(({ key }) => key);
      await giveBack(ctx.db, keys, now);
      return allow(ctx);
    },
  };
}
