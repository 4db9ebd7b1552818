import { giveNotice } from '../../messages/notices.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { updateMember } from '../../platform/members/members.queries.ts';
import { lives } from '../limits.ts';
import { queueMail } from '../mails.ts';
import { inactivityMail } from '../mailTexts.ts';
import { absentMembers } from './inactivity.queries.ts';

const DAY = 86_400_000;
/** A day's work, so that the first run on an old portal does not send everything at once. */
const BATCH = 500;

/** Tells members, once for each absence, that an account nobody uses may be taken back. */
export function registerInactivityJob(platform: Platform): void {
  const { jobs, db, clock } = platform;
  jobs.handle(
    'account.inactivity',
    async () => {
      const now = clock.now();
      const days = lives.inactivityNoticeDays;
      const since = new Date(now.getTime() - (lives.inactiveDays - days) * DAY);
      const absent = await absentMembers(db, since, BATCH);
      for (const { id, email } of absent) {
        await db.transaction(async (tx) => {
          await updateMember(tx, id, { inactivityNoticeAt: now });
          const body = `您的账号已经很久没有使用，${days} 天之内没有登录可能被收回。登录一次即可保留。`;
          await giveNotice(tx, { memberId: id, kind: 'account', title: '账号长期未使用', body }, now);
        });
        if (email) await queueMail(platform, { memberId: id, to: email, ...inactivityMail(days) });
      }
    },
    { everyCron: '23 9 * * *' },
  );
}
