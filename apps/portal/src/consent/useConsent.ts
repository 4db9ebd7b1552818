import Cookies from 'js-cookie';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { usePageFacts } from '../page/PageContext.ts';
import { type Consent, consentCookie, consentDays, consentOf, type ConsentScope, consentText, consentVersion } from './consent.ts';

/** Undefined until the browser was asked: pages that many visitors share cannot know. */
const consentAtom = atom<Consent | null | undefined>(undefined);

/** What the visitor allowed, and how to change it. */
export function useConsent(): { consent: Consent | null | undefined; choose: (scope: ConsentScope) => void } {
  const [consent, setConsent] = useAtom(consentAtom);
  const { cookieDomain } = usePageFacts();
  useEffect(() => setConsent((was) => (was === undefined ? consentOf(Cookies.get(consentCookie)) : was)), [setConsent]);
  return {
    consent,
    choose: (scope) => {
      const next = { scope, version: consentVersion, time: Date.now() };
      Cookies.set(consentCookie, consentText(next), {
        expires: consentDays,
        path: '/',
        sameSite: 'lax',
        secure: location.protocol === 'https:',
        ...(cookieDomain && { domain: cookieDomain }),
      });
      setConsent(next);
    },
  };
}
