import { createTicket, exchangeTicket, ticketHolder } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { useInvalidate } from '@chippage/api/query';
import type { LoginInfo, TicketHolder } from '@chippage/api/types';
import { useLogOutCall } from './useLogOutCall.ts';

/** A ticket that came with an address. */
export type BroughtTicket = Parameters<typeof exchangeTicket>[0];

/** What an app asks the server about its session, besides the login itself. */
export interface SessionCalls {
  /** Ends the session on the server. What the server says does not matter: an unreachable one ends it by its own clock. */
  logOut: () => Promise<void>;
  /** Spends a ticket. @throws ApiError when it is spent already */
  exchange: (ticket: BroughtTicket) => Promise<LoginInfo>;
  /** Whose login a ticket would bring; it is not spent. @throws ApiError when it is spent already, or of another member than the address says */
  holderOf: (ticket: BroughtTicket) => Promise<TicketHolder>;
  /** The address that takes the member back to a partner's site; `null` for a site that the server does not know. */
  partnerUrl: (origin: string) => Promise<string | null>;
  /** Reads again what is on screen. */
  readAgain: () => void;
}

/** Binds the session of an app to the API. */
export function useSessionCalls(): SessionCalls {
  const client = useApi();
  const invalidate = useInvalidate();
  const logOut = useLogOutCall();
  return {
    logOut,
    exchange: (ticket) => exchangeTicket(ticket, { client }),
    holderOf: (ticket) => ticketHolder(ticket, { client }),
    partnerUrl: (origin) =>
      createTicket({ purpose: 'sso', origin }, { client }).then(
        ({ url }) => url,
        () => null,
      ),
    readAgain: () => void invalidate(),
  };
}
