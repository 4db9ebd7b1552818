import { atom } from 'jotai';
import type { QueryTicket } from '../session/queryTicket.ts';

/** The ticket that the address brought along, until it is spent or refused. */
export const ticketAtom = atom<{ ticket: QueryTicket; isCrossSite: boolean } | null>(null);
