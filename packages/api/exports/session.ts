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
  writeLogin,
} from '../src/session.ts';
export type { CookieJar, CookieOptions, LoginInfo, Storage } from '../src/session.ts';
