import { audit } from '../platform/audit.queries.ts';
import type { Ctx } from '../platform/context.ts';
import { one } from '../platform/errors.ts';
import type { Member } from '../platform/members/members.queries.ts';
import { lives } from './limits.ts';
import { beginSession, endSession, SID_MAX_AGE } from './sessions.ts';

interface Welcome {
  /** How the member came in, for the audit trail. */
  event: string;
  /** Whether they have just shown who they are by code or password; sensitive changes need not ask again so soon. */
  isFresh: boolean;
}

/** Ends the session that the browser came with, begins a new one and gives out both halves: one is set as a cookie. */
export async function welcome(ctx: Ctx, member: Member, { event, isFresh }: Welcome) {
  const stepUpUntil = isFresh ? new Date(ctx.clock.now().getTime() + lives.stepUpMinutes * 60_000) : null;
  const { token, sid, id } = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (ctx.session) await endSession(tx, ctx.session.id);
    await audit(inside, { event, outcome: 'ok', memberId: member.id });
    return beginSession(inside, member.id, { uuid: ctx.uuid, userAgent: ctx.reply.header('user-agent') ?? '', stepUpUntil });
  });
  ctx.reply.setCookie('sid', sid, { maxAge: SID_MAX_AGE });
  return { login: { id: member.id, token, avatar: member.avatar, nickName: member.nickName }, sessionId: id };
}

/** The whole answer of a login. */
export async function answerLogin(ctx: Ctx, member: Member, how: Welcome) {
  const { login } = await welcome(ctx, member, how);
  return one(login, '登录成功!');
}
