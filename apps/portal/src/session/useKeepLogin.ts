import type { LoginInfo } from '@chippage/api/types';
import { useSessionCalls } from '@chippage/features/SessionCalls';
import { useAtomValue, useSetAtom } from 'jotai';
import { carriedAtom } from '../atoms/carriedAtom.ts';
import { endedMemberAtom, memberAtom } from '../atoms/sessionAtom.ts';
import { t } from '../routes/account/account.words.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { keepLogin } from './keepLogin.ts';

/** What follows every login, whichever way it came: this browser keeps it, what is on screen is read again, and a partner's visitor goes back. */
export function useKeepLogin(): (login: LoginInfo, options?: { isSilent?: boolean }) => void {
  const { readAgain, partnerUrl } = useSessionCalls();
  const setMember = useSetAtom(memberAtom);
  const setEnded = useSetAtom(endedMemberAtom);
  const notify = useNotify();
  const { cookieDomain } = usePageFacts();
  const { fromswb } = useAtomValue(carriedAtom);
  return (login, { isSilent = false } = {}) => {
    setMember(keepLogin(login, cookieDomain));
    setEnded(null);
    if (!isSilent) notify({ tone: 'success', text: t('loggedIn') });
    readAgain();
    if (!fromswb) return;
    // Only the sites of the server's list get a ticket; for any other the visitor simply stays.
    void partnerUrl(fromswb).then((url) => url !== null && location.assign(url));
  };
}
