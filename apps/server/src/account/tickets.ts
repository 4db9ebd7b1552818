import type { Ctx } from '../platform/context.ts';
import { lives } from './limits.ts';
import { issueSecret } from './oneTimeSecrets.queries.ts';
import { ownSite } from './sources.ts';

/** What a ticket is good for. */
export type TicketPurpose = 'im' | 'sso';

interface Holder {
  memberId: number;
  /** The session that asked; the ticket ends with it. */
  sessionId: number;
}

/** Makes a ticket for one purpose and one origin, good once and for a minute. */
export async function issueTicket(ctx: Ctx, { memberId, sessionId }: Holder, purpose: TicketPurpose, origin: string): Promise<string> {
  const { secret } = await issueSecret(ctx, {
    kind: 'ticket',
    data: { memberId, sessionId, purpose, origin },
    lifeMs: lives.ticketSeconds * 1000,
    secret: `t1.${ctx.random.bytes(32).toString('base64url')}`,
  });
  return secret;
}

/** An address with a ticket in it, as the pages of this site and of its partners read it. */
export function addressWithTicket(address: URL, ticket: string, memberId: number): string {
  const url = new URL(address);
  url.searchParams.set('token', ticket);
  url.searchParams.set(url.pathname === '/im' ? 'uid' : 'userId', `${memberId}`);
  return url.href;
}

/** Where a visitor who came from the owner's other site goes back to, logged in; null for any other address. */
export async function partnerUrl(ctx: Ctx, holder: Holder, fromswb: string | undefined): Promise<string | null> {
  const site = fromswb ? ownSite(ctx, fromswb) : null;
  return site && addressWithTicket(site, await issueTicket(ctx, holder, 'sso', site.origin), holder.memberId);
}
