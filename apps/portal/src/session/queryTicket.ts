/** A one-time ticket that an address brought along instead of a login. */
export interface QueryTicket {
  ticket: string;
  purpose: 'im' | 'sso';
  /** Whom it logs in, as the address says. */
  userId: number | null;
}

/** Parameters of such an address; none of them stays in it. */
const PARAMETERS = ['token', 'uid', 'userId'];

/** Reads the ticket of an address. A raw session token is none: whoever sends one logs nobody in. */
export function readTicket({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): QueryTicket | null {
  const ticket = searchParams.get('token') ?? '';
  if (!/^t1\.[\w-]{20,100}$/.test(ticket)) return null;
  const userId = Number(searchParams.get('uid') ?? searchParams.get('userId'));
  return { ticket, purpose: /^\/im\/?$/.test(pathname) ? 'im' : 'sso', userId: Number.isSafeInteger(userId) && userId > 0 ? userId : null };
}

/** The address without the ticket. @returns null when there is nothing to take out. */
export function withoutTicket(address: URL): string | null {
  if (!PARAMETERS.some((name) => address.searchParams.has(name))) return null;
  const search = new URLSearchParams(address.searchParams);
  for (const name of PARAMETERS) search.delete(name);
  return `${address.pathname}${search.size > 0 ? `?${search}` : ''}${address.hash}`;
}

/** Whether the visitor is asked first: a login that somebody else began must not take the place of theirs unseen. */
export function asksFirst(holderId: number, present: { memberId: number | null; isCrossSite: boolean }): boolean {
  return present.isCrossSite || (present.memberId !== null && present.memberId !== holderId);
}
