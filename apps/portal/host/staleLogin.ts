import { loginCookies, loginInfoKey } from '@chippage/api/session';
import { inertJson } from '../src/page/inertJson.ts';

/** Runs in the browser, as text: it must not lean on anything outside of itself. */
function forgetStaleLogin(key: string, cookies: readonly string[], domain: string | undefined): void {
  try {
    if (localStorage.getItem(key)) {
      sessionStorage.removeItem('staleLogin');
      return;
    }
    // Again if this page was asked for before the cookies were gone; never for ever, and once if they cannot be taken away.
    const reloads = Number(sessionStorage.getItem('staleLogin'));
    if (reloads >= (document.cookie.includes(`${cookies[0]}=`) ? 1 : 3)) return;
    sessionStorage.setItem('staleLogin', String(reloads + 1));
    for (const name of cookies) {
      document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
      if (domain) document.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0; SameSite=Lax`;
    }
    // Until the other page comes, this one goes on being read and painted.
    document.documentElement.style.visibility = 'hidden';
    // A browser may store what a script writes a moment later. A reading waits for it; the reload would not, and would send them again.
    void document.cookie;
    location.reload();
  } catch {
    // A browser without storage settles it once the page is alive.
  }
}

/**
 * For pages that were drawn for a member: cookies of a login without `loginInfo` are what a half-cleared browser leaves behind.
 * They go, and the page is asked for again, before anything of it was painted; an avatar would flicker otherwise.
 */
export function staleLoginScript(cookieDomain: string | undefined): string {
  return `(${forgetStaleLogin.toString()})(${[loginInfoKey, loginCookies, cookieDomain ?? null].map(inertJson).join(',')})`;
}
