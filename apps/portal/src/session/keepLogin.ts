import { type LoginInfo, writeLogin } from '@chippage/api/session';
import Cookies from 'js-cookie';
import { isSecure, memberOf } from './browserSession.ts';
import type { Member } from './member.ts';

/** Keeps a login in this browser. Apart from what every page does with a session: most visits log nobody in. */
export function keepLogin(login: LoginInfo, domain: string | undefined): Member {
  writeLogin(login, localStorage, Cookies, { secure: isSecure(), domain });
  return memberOf(login);
}
