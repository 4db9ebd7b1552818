export {
  clearLogin,
  completeCookie,
  createUuid,
  ensureUuid,
  isUuid,
  loginCookieDays,
  loginCookies,
  loginInfoKey,
  parseLogin,
  readLogin,
  uuidKey,
} from '../src/session.ts';
export type { CookieJar, CookieOptions, LoginInfo, Storage } from '../src/session.ts';
export { writeLogin } from '../src/writeLogin.ts';
