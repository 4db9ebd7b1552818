import { type CookieJar, type CookieOptions, loginCookieDays, loginCookies, type LoginInfo, loginInfoKey, type Storage } from './session.ts';

/** Keeps a login in localStorage and in the readable cookies. */
export function writeLogin(info: LoginInfo, storage: Storage, cookies: CookieJar, options: { secure: boolean; domain?: string }): void {
  storage.setItem(loginInfoKey, JSON.stringify(info));
  const how: CookieOptions = { expires: loginCookieDays, path: '/', sameSite: 'lax', ...options };
  const values = { token: info.token, userId: String(info.id), avatar: info.avatar ?? '', nickName: info.nickName };
  for (const name of loginCookies) cookies.set(name, values[name], how);
}
