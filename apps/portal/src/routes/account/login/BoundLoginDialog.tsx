import { DrawnAhead } from '@chippage/features/DrawnAhead';
import { LoginDialog, useLoginDialog } from '@chippage/features/LoginDialog';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { memo, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { carriedAtom } from '../../../atoms/carriedAtom.ts';
import { loginDialogAtom, loginDrawnAtom, loginExpectedAtom, loginModeAtom, loginReasonAtom, type LoginReason } from '../../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { t } from '../account.words.ts';
import { accountPaths } from '../account.paths.ts';
import { operateStore } from '../../../session/operateStore.ts';
import { useAgreement } from '@chippage/features/Agreement';
import { useKeepLogin } from '../../../session/useKeepLogin.ts';

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
  favourite: t('loginToFavourite'),
  collect: t('loginToCollect'),
  cart: t('loginToKeepCart'),
  checkOut: t('loginToCheckOut'),
  arrival: t('loginToBeTold'),
  bargain: t('loginToBargain'),
  upload: t('loginToUpload'),
  write: t('loginToWrite'),
  bom: t('loginToBom'),
  saveSearch: t('loginToSaveSearch'),
  contact: t('loginToContact'),
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

/**
 * The login dialog, bound to the session; after a login the visitor goes on with what they meant to do. Nothing in it changes
 * when it opens after it was drawn unseen, so that opening has only to show it.
 */
const LoginWindow = memo(function LoginWindow() {
  const isDrawn = useAtomValue(loginDrawnAtom);
  const [mode, setMode] = useAtom(loginModeAtom);
  const reason = useAtomValue(loginReasonAtom);
  const store = useStore();
  const carried = useAtomValue(carriedAtom);
  const keepLogin = useKeepLogin();
  const isLoggedIn = useRef(false);
  const isMember = useAtomValue(memberAtom) !== null;
  const bound = useLoginDialog({
    resendStore: sessionStorage,
    // What is drawn unseen runs no effects, so it asks for nothing either.
    social: { isOpen: isDrawn, mode, operateStore, onLeave: (url) => location.assign(url) },
    onLoggedIn: (login) => {
      isLoggedIn.current = true;
      keepLogin(login);
    },
  });
  return (
    <LoginDialog
      {...bound}
      isOpen={isDrawn}
      mode={mode}
      reason={reasons[reason]}
      registerHref={accountPaths.register(carried)}
      agreement={useAgreement(isDrawn)}
      forgotHref={accountPaths.forgotPassword(carried)}
      onModeChange={setMode}
      onOpenChange={(isOpen) => {
        const { intent } = store.get(loginDialogAtom);
        store.set(loginDialogAtom, (was) => ({ ...was, isOpen, intent: isOpen ? was.intent : null }));
        // Only once the dialog is gone: the intent may open a window of its own or move the focus.
        if (!isOpen && isLoggedIn.current) intent?.();
        isLoggedIn.current = false;
      }}
      // The header's button is gone once somebody is logged in.
      returnFocusRef={unasked.has(reason) || (reason === 'header' && isMember) ? pageHeading : undefined}
    />
  );
});

/** The login dialog: drawn unseen once the pointer or focus reaches a button that opens it, so that opening is quick, and shown when it is open. */
export function BoundLoginDialog() {
  const [{ isOpen }, setDialog] = useAtom(loginDialogAtom);
  const [isExpected, setExpected] = useAtom(loginExpectedAtom);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    // Its own links lead to the registration: whoever follows one is done here.
    if (isOpen && openedOn.current !== pathname) setDialog((was) => ({ ...was, isOpen: false, intent: null }));
    openedOn.current = pathname;
  }, [isOpen, pathname, setDialog]);
  useEffect(() => {
    if (isOpen) setExpected(false);
  }, [isOpen, setExpected]);
  return (
    <DrawnAhead isOpen={isOpen} isExpected={isExpected}>
      <LoginWindow />
    </DrawnAhead>
  );
}
