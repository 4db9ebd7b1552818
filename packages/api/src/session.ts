import type { LoginInfo } from './generated/types.ts';

export type { LoginInfo } from './generated/types.ts';

/** Key of the login in localStorage. */
export const loginInfoKey = 'loginInfo';
/** Names of the readable cookies that a login sets. */
export const loginCookies = ['token', 'userId', 'avatar', 'nickName'] as const;
/** Name of the readable cookie that says whether the member's data are complete. */
export const completeCookie = 'perfectInformation';
/** Name of the cookie and localStorage key that hold this browser's id. */
export const uuidKey = 'uuid';
/** Days that the readable cookies live; the server's session may end sooner. */
export const loginCookieDays = 365;

/** What is needed of localStorage. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is needed of js-cookie. */
export type CookieJar = {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options: CookieOptions) => unknown;
  remove: (name: string, options: CookieOptions) => unknown;
};
/** How a cookie is set; without a domain it belongs to this host alone. */
export type CookieOptions = { expires?: number; path: string; sameSite: 'lax'; secure?: boolean; domain?: string };

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Makes the id of a browser: 32 characters 0-9a-zA-Z from the system's random source. */
export function createUuid(): string {
  let uuid = '';
  while (uuid.length < 32) {
    for (const byte of crypto.getRandomValues(new Uint8Array(48))) {
      // 248 is the largest multiple of 62 in a byte: what lies above would favour the first letters.
      if (byte < 248 && uuid.length < 32) uuid += alphabet.charAt(byte % 62);
    }
  }
  return uuid;
}

/** Tells whether a text is the id of a browser. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-zA-Z]{32}$/.test(value);
}

/** Gives this browser's id and keeps a new one when there is none; storage that refuses is tolerated. */
export function ensureUuid(cookies: CookieJar, options: { secure: boolean }): string {
  const known = cookies.get(uuidKey);
  if (isUuid(known)) return known;
  const uuid = createUuid();
  cookies.set(uuidKey, uuid, { expires: loginCookieDays, path: '/', sameSite: 'lax', secure: options.secure });
  return uuid;
}

/** Reads what a text holds of a login; null when it is none. */
export function parseLogin(text: string | null): LoginInfo | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('token' in value) || !('id' in value)) return null;
    const { id, token } = value;
    if (typeof token !== 'string' || token === '' || typeof id !== 'number') return null;
    const nickName = 'nickName' in value && typeof value.nickName === 'string' ? value.nickName : '';
    const avatar = 'avatar' in value && typeof value.avatar === 'string' ? value.avatar : null;
    return { id, token, avatar, nickName };
  } catch {
    return null;
  }
}

/** Reads the login of this browser; null when there is none or storage is closed. */
export function readLogin(storage: Storage): LoginInfo | null {
  try {
    return parseLogin(storage.getItem(loginInfoKey));
  } catch {
    return null;
  }
}

/** Forgets the login: storage, cookies of this host and, when given, of the parent domain. The uuid stays. */
export function clearLogin(storage: Storage, cookies: CookieJar, options: { domain?: string } = {}): void {
  try {
    storage.removeItem(loginInfoKey);
  } catch {
    // Closed storage holds nothing to forget.
  }
  for (const name of [...loginCookies, completeCookie]) {
    cookies.remove(name, { path: '/', sameSite: 'lax' });
    if (options.domain) cookies.remove(name, { path: '/', sameSite: 'lax', domain: options.domain });
  }
}
