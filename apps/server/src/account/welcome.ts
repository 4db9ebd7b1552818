import { audit } from '../platform/audit.queries.ts';
import type { Ctx } from '../platform/context.ts';
import { one } from '../platform/errors.ts';
import type { FindTextsInForce } from '../platform/domain.ts';
import type { Member } from '../platform/members/members.queries.ts';
import { lives } from './limits.ts';
import { recordAgreement } from './security/agreements.queries.ts';
import { beginSession, endSession, SID_MAX_AGE } from './sessions.ts';

interface Welcome {
  /** How the member came in, for the audit trail. */
  event: string;
  /** Whether they have just shown who they are by code or password; sensitive changes need not ask again so soon. */
  isFresh: boolean;
  /** The texts that were agreed to for it: that is kept. */
  agreedTo?: FindTextsInForce | undefined;
}

/** Ends the session that the browser came with, keeps what was agreed to, and begins a new session, in the caller's transaction. */
export async function enter(inside: Ctx, member: Member, { event, isFresh, agreedTo }: Welcome) {
  const stepUpUntil = isFresh ? new Date(inside.clock.now().getTime() + lives.stepUpMinutes * 60_000) : null;
  if (inside.session) await endSession(inside.db, inside.session.id);
  if (agreedTo) await recordAgreement(inside.db, member.id, await agreedTo(inside.db), inside.clock.now());
  await audit(inside, { event, outcome: 'ok', memberId: member.id });
  return beginSession(inside, member.id, { uuid: inside.uuid, userAgent: inside.reply.header('user-agent') ?? '', stepUpUntil });
}

/** Gives out both halves of a session that was committed: one is set as a cookie. */
export function giveOut(ctx: Ctx, member: Member, { token, sid }: Awaited<ReturnType<typeof enter>>) {
  ctx.reply.setCookie('sid', sid, { maxAge: SID_MAX_AGE });
  return { id: member.id, token, avatar: member.avatar, nickName: member.nickName };
}

/** Begins a session of its own transaction and gives it out. */
export async function welcome(ctx: Ctx, member: Member, how: Welcome) {
  const session = await ctx.db.transaction((tx) => enter({ ...ctx, db: tx }, member, how));
  return { login: giveOut(ctx, member, session), sessionId: session.id };
}

/** The whole answer of a login. */
export async function answerLogin(ctx: Ctx, member: Member, how: Welcome) {
  const { login } = await welcome(ctx, member, how);
  return one(login, '登录成功!');
}
