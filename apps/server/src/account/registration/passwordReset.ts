import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Platform } from '../../platform/context.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { findMemberByEmail, type Member, updateMember } from '../../platform/members/members.queries.ts';
import { codeLimits, lives } from '../limits.ts';
import { queueMail } from '../mails.ts';
import { resetMail } from '../mailTexts.ts';
import { issueSecret } from '../oneTimeSecrets.queries.ts';
import { deleteSessionsOf } from '../sessions.queries.ts';
import { limitKey } from '../visitor.ts';

const RESETS = 'account.mail_reset';

/** Has the link mailed, if the address has an account; it waits sealed, for jobs are kept for days. */
export const sendResetLink = ({ jobs, config, origin }: Pick<Ctx, 'jobs' | 'config' | 'origin'>, email: string): Promise<void> =>
  jobs.send(RESETS, { sealedEmail: seal(config.secrets.signingKey, email), origin });

/** Sets a password, ends the member's other sessions and tells them, in the caller's transaction. */
export async function setPassword(inside: Ctx, { id }: Member, passwordHash: string, ownSession: number | null): Promise<void> {
  const { db: tx } = inside;
  await updateMember(tx, id, { passwordHash });
  await deleteSessionsOf(tx, id, ownSession);
  await audit(inside, { event: ownSession === null ? 'password.reset' : 'password.change', outcome: 'ok', memberId: id });
  const body = '您的密码已修改，其他设备上的登录已全部退出。如果不是您本人操作，请立即重置密码。';
  await giveNotice(tx, { memberId: id, kind: 'account', title: '密码已修改', body, href: '/userCenter/accountSetting' }, inside.clock.now());
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
  jobs.handle<{ sealedEmail: string; origin: string }>(
    RESETS,
    async ({ sealedEmail, origin }) => {
      const email = unseal(platform.config.secrets.signingKey, sealedEmail);
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
