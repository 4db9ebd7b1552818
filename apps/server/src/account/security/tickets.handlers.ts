import { audit } from '../../platform/audit.queries.ts';
import type { Ctx } from '../../platform/context.ts';
import { one, tooManyRequests } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { refuseTicketOrigin, ticketSpentFailure } from '../account.errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { maskMobile } from '../../platform/members/mobile.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { refuseDisabled } from '../login/login.handlers.ts';
import { readSecret, spendSecret } from '../oneTimeSecrets.queries.ts';
import { hasSession } from '../sessions.queries.ts';
import { ownSite } from '../sources.ts';
import { addressWithTicket, issueTicket, type TicketPurpose } from '../tickets.ts';
import { ticketQuestionHits } from '../visitor.ts';
import { enter, giveOut } from '../welcome.ts';

/** The member of a ticket, when it was made for this purpose and page, its session goes on, and the address names no other member. */
async function memberOfTicket(ctx: Ctx, bound: Record<string, string | number> | null, { purpose, userId }: { purpose: TicketPurpose; userId?: number }) {
  const [memberId, sessionId] = [Number(bound?.['memberId']), Number(bound?.['sessionId'])];
  // A browser names the page that asks; a partner's own server names none.
  const from = ctx.reply.header('origin') ?? bound?.['origin'];
  const isGood = bound?.['purpose'] === purpose && bound['origin'] === from && (userId ?? memberId) === memberId;
  return isGood && (await hasSession(ctx.db, memberId, sessionId)) ? findMember(ctx.db, memberId) : undefined;
}

/** Logins that an address carries to another window or site, without the token ever standing in it. */
export const ticketHandlers: Handlers<'createTicket' | 'ticketHolder' | 'exchangeTicket'> = {
  async createTicket(ctx, { purpose, origin }) {
    const address = purpose === 'im' ? new URL('/im', ctx.origin) : ownSite(ctx, origin || ctx.origin, true);
    if (!address) return refuseTicketOrigin();
    const { memberId, id: sessionId } = ctx.session;
    const ticket = await issueTicket(ctx, { memberId, sessionId }, purpose, address.origin);
    await audit(ctx, { event: 'ticket.create', outcome: 'ok', memberId, detail: { purpose, origin: address.origin } });
    return one({ ticket, url: addressWithTicket(address, ticket, memberId) });
  },

  async ticketHolder(ctx, given) {
    const wait = await takeHit(ctx.db, ticketQuestionHits(ctx), ctx.clock.now());
    if (wait > 0) throw tooManyRequests(wait);
    const member = await memberOfTicket(ctx, await readSecret(ctx, 'ticket', given.ticket), given);
    if (!member) throw ticketSpentFailure();
    return one({ id: member.id, nickName: member.nickName, mobile: member.mobile && maskMobile(member.mobile) });
  },

  async exchangeTicket(ctx, given) {
    // Spent with the login that it gives: when that fails, the ticket is good again. A wrong use spends it.
    const came = await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      const bound = await spendSecret(inside, 'ticket', given.ticket);
      const member = await memberOfTicket(inside, bound, given);
      if (!member) {
        const memberId = bound ? Number(bound['memberId']) : null;
        await audit(inside, { event: 'login.ticket', outcome: 'refused', memberId, detail: { purpose: given.purpose } });
        return null;
      }
      if (member.disabledAt) return { refusal: await refuseDisabled(inside, member.id, 'login.ticket') };
      // The same browser in another window: a new login would end the one of the first window.
      const token = ctx.session?.memberId === member.id ? ctx.reply.header('token') : undefined;
      return token ? { member, token } : { member, begun: await enter(inside, member, { event: 'login.ticket', isFresh: false }) };
    });
    if (!came) throw ticketSpentFailure();
    if (came.refusal) return came.refusal;
    const { member, token, begun } = came;
    if (begun) return one(giveOut(ctx, member, begun), '登录成功!');
    return one({ id: member.id, token, avatar: member.avatar, nickName: member.nickName });
  },
};
