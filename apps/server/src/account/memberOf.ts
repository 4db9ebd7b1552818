import type { Ctx, Session } from '../platform/context.ts';
import { notLoggedIn } from '../platform/errors.ts';
import { stepUpNeededFailure } from './account.errors.ts';
import { findMember, type Member } from '../platform/members/members.queries.ts';
import { isWithinLife } from '../platform/rateLimits.rules.ts';
import { lives } from './limits.ts';

/** The member who asks. */
export async function memberOf({ db, session }: Ctx<Session>): Promise<Member> {
  const member = await findMember(db, session.memberId);
  if (!member) throw notLoggedIn();
  return member;
}

/** Whether this session showed within minutes that it is the member who sits there. */
const hasSteppedUp = ({ session, clock }: Ctx<Session>) =>
  session.stepUpUntil !== null && isWithinLife(session.stepUpUntil, lives.stepUpMinutes * 60_000, clock.now());

/** Refuses a sensitive change without it. @throws Failure */
export function requireStepUp(ctx: Ctx<Session>): void {
  if (!hasSteppedUp(ctx)) throw stepUpNeededFailure();
}
