import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Platform } from '../../platform/context.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findMemberByEmail, type Member, updateMember } from '../../platform/members/members.queries.ts';
import { codeLimits, lives } from '../limits.ts';
import { queueMail } from '../mails.ts';
import { passwordChangedMail, resetMail } from '../mailTexts.ts';
import { issueSecret } from '../oneTimeSecrets.queries.ts';
import { deleteSessionsOf } from '../sessions.queries.ts';
import { limitKey } from '../visitor.ts';

/** Sets a password, ends the member's other sessions and tells them, in one transaction; the mail follows. */
export async function setPassword(ctx: Ctx, member: Member, passwordHash: string, ownSession: number | null): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await updateMember(tx, member.id, { passwordHash });
    await deleteSessionsOf(tx, member.id, ownSession);
    await audit({ ...ctx, db: tx }, { event: ownSession === null ? 'password.reset' : 'password.change', outcome: 'ok', memberId: member.id });
    const body = '您的密码已修改，其他设备上的登录已全部退出。如果不是您本人操作，请立即重置密码。';
    await giveNotice(tx, { memberId: member.id, kind: 'account', title: '密码已修改', body, href: '/userCenter/accountSetting' }, now);
  });
  if (member.email) await queueMail(ctx, { memberId: member.id, to: member.email, ...passwordChangedMail() });
}

/** Counts a mail to an address, whether it has an account or not. @returns Seconds to wait, or 0 */
export function takeMailHit(ctx: Ctx, email: string): Promise<number> {
  const [hour] = codeLimits.perNumber;
  const limits = [
    { key: limitKey(ctx, 'mail.minute', email), limit: 1, seconds: codeLimits.betweenSeconds },
    { key: limitKey(ctx, 'mail.hour', email), limit: hour.limit, seconds: hour.minutes * 60 },
  ];
  return takeHit(ctx.db, limits, ctx.clock.now());
}

/** Mails the link, if the address has an account. */
export function registerResetJob(platform: Platform): void {
  const { jobs, db } = platform;
  jobs.handle<{ email: string; origin: string }>(
    'account.mail_reset',
    async ({ email, origin }) => {
      const member = await findMemberByEmail(db, email);
      if (!member || member.disabledAt) return;
      const lifeMs = lives.resetLinkMinutes * 60_000;
      const { secret } = await issueSecret(platform, { kind: 'reset', data: { memberId: member.id, email }, lifeMs });
      // Behind the sign # it reaches neither a server's log nor another site's Referer.
      await queueMail(platform, { memberId: member.id, to: email, ...resetMail(`${origin}/register?isForget=true#ticket=${secret}`) });
    },
    { pollSeconds: 1 },
  );
}
