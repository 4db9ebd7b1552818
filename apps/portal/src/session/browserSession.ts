import { clearLogin, ensureUuid, type LoginInfo, readLogin, uuidKey, writeLogin } from '@chippage/api/session';
import type { Session } from '@chippage/api/http';
import Cookies from 'js-cookie';
import type { Member } from './member.ts';

const isSecure = () => location.protocol === 'https:';

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

/** Keeps a login in this browser. */
export function keepLogin(login: LoginInfo, domain: string | undefined): Member {
  writeLogin(login, localStorage, Cookies, { secure: isSecure(), domain });
  return memberOf(login);
}

/** Forgets the login of this browser, on the parent domain as well. */
export function forgetLogin(domain: string | undefined): void {
  clearLogin(localStorage, Cookies, { domain });
}

function memberOf({ id, nickName, avatar }: LoginInfo): Member {
  return { id, nickName, avatar };
}
