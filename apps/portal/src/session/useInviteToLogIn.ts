import { readLogin } from '@chippage/api/session';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openLoginAtom } from '../atoms/loginDialogAtom.ts';

/** Long enough for the content to be painted and recognised before something covers it. */
const AFTER_MS = 1500;

/**
 * Opens the login dialog by itself for a visitor, once per visit and kind of page, after the content has been painted.
 * @param kind A name for the kind of page, e.g. `datasheets`.
 */
export function useInviteToLogIn(kind: string): void {
  const openLogin = useSetAtom(openLoginAtom);
  useEffect(() => {
    const key = `invitedToLogIn:${kind}`;
    const timer = setTimeout(() => {
      try {
        if (readLogin(localStorage) || sessionStorage.getItem(key)) return;
        sessionStorage.setItem(key, '1');
      } catch {
        // A browser that remembers nothing would be asked on every page: better never.
        return;
      }
      openLogin({ reason: 'page' });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [kind, openLogin]);
}
