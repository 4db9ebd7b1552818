import { audit } from '../../platform/audit.queries.ts';
import { one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { refuseTicketOrigin, ticketSpentFailure } from '../account.errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { refuseDisabled } from '../login/login.handlers.ts';
import { spendSecret } from '../oneTimeSecrets.queries.ts';
import { hasSession } from '../sessions.queries.ts';
import { ownSite } from '../sources.ts';
import { addressWithTicket, issueTicket } from '../tickets.ts';
import { answerLogin } from '../welcome.ts';

/** Logins that an address carries to another window or site, without the token ever standing in it. */
export const ticketHandlers: Handlers<'createTicket' | 'exchangeTicket'> = {
  async createTicket(ctx, { purpose, origin }) {
    const address = purpose === 'im' ? new URL('/im', ctx.origin) : ownSite(ctx, origin || ctx.origin, true);
    if (!address) return refuseTicketOrigin();
    const { memberId, id: sessionId } = ctx.session;
    const ticket = await issueTicket(ctx, { memberId, sessionId }, purpose, address.origin);
    await audit(ctx, { event: 'ticket.create', outcome: 'ok', memberId, detail: { purpose, origin: address.origin } });
    return one({ ticket, url: addressWithTicket(address, ticket, memberId) });
  },

  async exchangeTicket(ctx, { ticket, purpose }) {
    const bound = await spendSecret(ctx, 'ticket', ticket);
    const [memberId, sessionId] = [Number(bound?.['memberId']), Number(bound?.['sessionId'])];
    // A browser names the page that asks; a partner's own server names none.
    const from = ctx.reply.header('origin') ?? bound?.['origin'];
    const isGood = bound?.['purpose'] === purpose && bound['origin'] === from && (await hasSession(ctx.db, memberId, sessionId));
    const member = isGood ? await findMember(ctx.db, memberId) : undefined;
    if (!member) {
      await audit(ctx, { event: 'login.ticket', outcome: 'refused', memberId: bound ? memberId : null, detail: { purpose } });
      throw ticketSpentFailure();
    }
    if (member.disabledAt) return refuseDisabled(ctx, member.id, 'login.ticket');
    const token = ctx.reply.header('token');
    // The same browser in another window: a new login would end the one of the first window.
    if (ctx.session?.memberId === member.id && token) return one({ id: member.id, token, avatar: member.avatar, nickName: member.nickName });
    return answerLogin(ctx, member, { event: 'login.ticket', isFresh: false });
  },
};
