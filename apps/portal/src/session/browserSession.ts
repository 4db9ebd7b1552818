import { clearLogin, ensureUuid, type LoginInfo, readLogin, uuidKey } from '@chippage/api/session';
import type { Session } from '@chippage/api/http';
import Cookies from 'js-cookie';
import type { Member } from './member.ts';

/** Whether cookies of this page travel encrypted alone. */
export const isSecure = () => location.protocol === 'https:';

/** Who asks, for every call of this browser. */
export function browserSession(): Session {
  const login = readLogin(localStorage);
  return { token: login?.token ?? null, uid: login?.id ?? null, uuid: Cookies.get(uuidKey) ?? null };
}

/**
 * Gives this browser its id, and lets storage decide who is logged in.
 * A token cookie without `loginInfo` is what a half-cleared browser leaves behind: it is removed, not believed.
 */
export function settleSession(domain: string | undefined): Member | null {
  ensureUuid(Cookies, { secure: isSecure() });
  const login = readLogin(localStorage);
  if (!login && Cookies.get('token')) clearLogin(localStorage, Cookies, { domain });
  return login && memberOf(login);
}

/** Forgets the login of this browser, on the parent domain as well. */
export function forgetLogin(domain: string | undefined): void {
  clearLogin(localStorage, Cookies, { domain });
}

/** What the pages show of who is logged in. */
export function memberOf({ id, nickName, avatar }: LoginInfo): Member {
  return { id, nickName, avatar };
}
