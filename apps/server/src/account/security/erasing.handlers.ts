import { Readable } from 'node:stream';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Composition } from '../../platform/domain.ts';
import { one } from '../../platform/errors.ts';
import { streamedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { shanghaiDate, shanghaiInWords } from '../../platform/shanghai.ts';
import { refuseOpenMatters } from '../account.errors.ts';
import { updateMember } from '../../platform/members/members.queries.ts';
import { done } from '../done.ts';
import { openMatterOf } from './erasing.ts';
import { lives } from '../limits.ts';
import { queueMail } from '../mails.ts';
import { eraseMail } from '../mailTexts.ts';
import { memberOf, requireStepUp } from '../memberOf.ts';
import { readMemberRecords } from './memberRecords.queries.ts';

const DAY = 86_400_000;

/** Taking one's data along, and going. */
export const erasingHandlers = (all: Composition): Handlers<'exportMyData' | 'cancelAccount' | 'keepAccount'> => ({
  async exportMyData(ctx) {
    requireStepUp(ctx);
    const { passwordHash, ...member } = await memberOf(ctx);
    const records = await readMemberRecords(ctx.db, all.memberRecords, member.id);
    const content = { exportedAt: ctx.clock.now().toISOString(), member: { ...member, hasPassword: passwordHash !== null }, ...records };
    await audit(ctx, { event: 'account.export', outcome: 'ok', memberId: member.id });
    return streamedFile({
      name: `芯页-我的数据-${shanghaiDate(ctx.clock.now())}.json`,
      contentType: 'application/octet-stream',
      disposition: 'attachment',
      stream: Readable.from([Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8')]),
    });
  },

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
      const body = `您的账号将在 ${when} 注销。在此之前可以在账户设置里撤销。`;
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
