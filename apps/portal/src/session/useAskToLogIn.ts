import { readLogin } from '@chippage/api/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { type LoginReason, openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { ticketAtom } from '../atoms/ticketAtom.ts';

/** Who is at a page that is not for everybody, and the way in. */
export interface Entrance {
  isMember: boolean;
  /** A ticket of the address is being spent: they will be a member in a moment. */
  isLoggingIn: boolean;
  onLogIn: () => void;
}

/** Opens the login dialog for a visitor of a page that is not for everybody. @param reason what the dialog says when the page's button opens it */
export function useAskToLogIn(reason: LoginReason = 'member'): Entrance {
  const member = useAtomValue(memberAtom);
  const isLoggingIn = useAtomValue(ticketAtom) !== null;
  const openLogin = useSetAtom(openLoginAtom);
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once: who closes the dialog, or logs out here, is not asked again.
    if (isLoggingIn || hasAsked.current) return;
    hasAsked.current = true;
    if (!readLogin(localStorage)) openLogin({ reason: 'member' });
  }, [isLoggingIn, openLogin]);
  return { isMember: member !== null, isLoggingIn, onLogIn: () => openLogin({ reason }) };
}
