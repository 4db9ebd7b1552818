import { operateKey, redirectKey } from '../addresses/socialReturn.ts';

/** Remembers what a visit to WeChat or QQ is for, and with it the page to come back to. */
export const operateStore = {
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      localStorage.setItem(redirectKey, location.pathname + location.search);
    } catch {
      // Whoever keeps nothing comes back to a page that says so.
    }
  },
};

/** Reads and forgets what the visit was for: it is spent with the first look, whether the login succeeds or not. */
export function takeOperate(): { operate: string | null; redirect: string | null } {
  try {
    const kept = { operate: localStorage.getItem(operateKey), redirect: localStorage.getItem(redirectKey) };
    localStorage.removeItem(operateKey);
    localStorage.removeItem(redirectKey);
    return kept;
  } catch {
    return { operate: null, redirect: null };
  }
}
