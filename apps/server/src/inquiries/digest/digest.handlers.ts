import { maskEmail } from '../../account/email.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { isDigestOn, startDigest, stopDigest } from './digest.queries.ts';

async function show({ db, session }: Pick<Ctx<Session>, 'db' | 'session'>, msg = '') {
  const member = await findMember(db, session.memberId);
  return one({ isOn: await isDigestOn(db, session.memberId), email: member?.email ? maskEmail(member.email) : null }, msg);
}

/** The day's mail about the board. */
export const digestHandlers = {
  boardDigest: (ctx) => show(ctx),

  async setBoardDigest(ctx, { isOn }) {
    const { db, session, clock, origin } = ctx;
    if (isOn) await startDigest(db, session.memberId, origin, clock.now());
    else await stopDigest(db, session.memberId);
    return show(ctx, isOn ? '已打开' : '已关闭');
  },
} satisfies Handlers<'boardDigest' | 'setBoardDigest'>;
