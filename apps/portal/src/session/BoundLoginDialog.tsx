import { LoginDialog, useLoginDialog } from '@chippage/features/LoginDialog';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedAtom } from '../atoms/carriedAtom.ts';
import { loginDialogAtom, loginExpectedAtom, type LoginReason } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { t } from '../messages.ts';
import { paths } from '../paths.ts';
import { operateStore } from './operateStore.ts';
import { useAgreement } from './useAgreement.tsx';
import { useKeepLogin } from './useKeepLogin.ts';

const reasons: Record<LoginReason, string | undefined> = {
  header: undefined,
  download: t('loginToDownload'),
  page: t('loginToUseAll'),
  expired: t('loginExpired'),
  member: t('loginToSee'),
  feedback: t('loginToFeedback'),
  recent: t('loginToRecent'),
  follow: t('loginToFollow'),
  comment: t('loginToComment'),
  favour: t('loginToFavour'),
};

/** Where focus goes after a dialog that nobody pressed a button for. */
const pageHeading = {
  get current(): HTMLElement | null {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    return heading;
  },
};

/** Reasons for which the dialog opens by itself. */
const unasked: ReadonlySet<LoginReason> = new Set(['page', 'expired', 'member']);

/** The login dialog, bound to the session; after a login the visitor goes on with what they meant to do. */
export function BoundLoginDialog() {
  const [{ isOpen, mode, reason, intent }, setDialog] = useAtom(loginDialogAtom);
  const carried = useAtomValue(carriedAtom);
  const keepLogin = useKeepLogin();
  const isLoggedIn = useRef(false);
  const isMember = useAtomValue(memberAtom) !== null;
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    // Its own links lead to the registration: whoever follows one is done here.
    if (isOpen && openedOn.current !== pathname) setDialog((was) => ({ ...was, isOpen: false, intent: null }));
    openedOn.current = pathname;
  }, [isOpen, pathname, setDialog]);
  const [isExpected, setExpected] = useAtom(loginExpectedAtom);
  useEffect(() => {
    if (isOpen) setExpected(false);
  }, [isOpen, setExpected]);
  const bound = useLoginDialog({
    resendStore: sessionStorage,
    social: { isOpen, mode, operateStore, onLeave: (url) => location.assign(url) },
    onLoggedIn: (login) => {
      isLoggedIn.current = true;
      keepLogin(login);
    },
  });
  return (
    <LoginDialog
      {...bound}
      isOpen={isOpen}
      isExpected={isExpected}
      mode={mode}
      reason={reasons[reason]}
      registerHref={paths.register(carried)}
      agreement={useAgreement(isOpen)}
      forgotHref={paths.forgotPassword(carried)}
      onModeChange={(next) => setDialog((was) => ({ ...was, mode: next }))}
      onOpenChange={(next) => {
        setDialog((was) => ({ ...was, isOpen: next, intent: next ? was.intent : null }));
        // Only once the dialog is gone: the intent may open a window of its own or move the focus.
        if (!next && isLoggedIn.current) intent?.();
        isLoggedIn.current = false;
      }}
      // The header's button is gone once somebody is logged in.
      returnFocusRef={unasked.has(reason) || (reason === 'header' && isMember) ? pageHeading : undefined}
    />
  );
}
