import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Composition } from '../../platform/domain.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { shanghaiInWords } from '../../platform/shanghai.ts';
import { refuseOpenMatters } from '../account.errors.ts';
import { updateMember } from '../../platform/members/members.queries.ts';
import { done } from '../done.ts';
import { openMatterOf } from './erasing.ts';
import { lives } from '../limits.ts';
import { queueMail } from '../mails.ts';
import { eraseMail } from '../mailTexts.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';

const DAY = 86_400_000;

/** Going, and staying after all. */
export const erasingHandlers = (all: Composition): Handlers<'cancelAccount' | 'keepAccount'> => ({
  async cancelAccount(ctx) {
    requireStepUp(ctx);
    const member = await memberOf(ctx);
    const matter = await openMatterOf(ctx.db, all.openMatters, member.id);
    if (matter) return refuseOpenMatters(matter);
    const now = ctx.clock.now();
    // Asking again does not begin a new week.
    const eraseAt = member.eraseAt ?? new Date(now.getTime() + lives.eraseDays * DAY);
    const when = shanghaiInWords(eraseAt);
    await ctx.db.transaction(async (tx) => {
      await updateMember(tx, member.id, { eraseAt });
      await audit({ ...ctx, db: tx }, { event: 'account.cancel', outcome: 'ok', memberId: member.id });
      const body = `您的账号将在 ${when} 注销。在此之前可以在账号设置里撤销。`;
      await giveNotice(tx, { memberId: member.id, kind: 'account', title: '账号将被注销', body, href: '/userCenter/accountSetting' }, now);
    });
    if (member.email && !member.eraseAt) await queueMail(ctx, { memberId: member.id, to: member.email, ...eraseMail(when) });
    return one({ eraseTime: eraseAt.toISOString() }, '已申请注销');
  },

  async keepAccount(ctx) {
    await updateMember(ctx.db, ctx.session.memberId, { eraseAt: null });
    await audit(ctx, { event: 'account.keep', outcome: 'ok', memberId: ctx.session.memberId });
    return done('账号已保留');
  },
});
