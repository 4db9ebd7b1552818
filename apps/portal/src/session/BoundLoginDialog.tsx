import { useInvalidate } from '@chippage/api/query';
import type { LoginInfo } from '@chippage/api/types';
import { LoginDialog, useLoginDialog } from '@chippage/features/LoginDialog';
import { useAtom, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { loginDialogAtom, type LoginReason } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { t } from '../messages.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { keepLogin } from './browserSession.ts';

const reasons: Record<LoginReason, string | undefined> = {
  header: undefined,
  download: t('loginToDownload'),
  page: t('loginToUseAll'),
  expired: t('loginExpired'),
};

/** Where focus goes after a dialog that nobody pressed a button for. */
const pageHeading = {
  get current(): HTMLElement | null {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    return heading;
  },
};

/** The login dialog, bound to the session; after a login the visitor goes on with what they meant to do. */
export function BoundLoginDialog() {
  const [{ isOpen, mode, reason, intent }, setDialog] = useAtom(loginDialogAtom);
  const setMember = useSetAtom(memberAtom);
  const invalidate = useInvalidate();
  const notify = useNotify();
  const { cookieDomain } = usePageFacts();
  const isLoggedIn = useRef(false);
  const bound = useLoginDialog({
    resendStore: sessionStorage,
    onLoggedIn: (login: LoginInfo) => {
      setMember(keepLogin(login, cookieDomain));
      isLoggedIn.current = true;
      notify({ tone: 'success', text: t('loggedIn') });
      void invalidate();
    },
  });
  return (
    <LoginDialog
      {...bound}
      isOpen={isOpen}
      mode={mode}
      reason={reasons[reason]}
      onModeChange={(next) => setDialog((was) => ({ ...was, mode: next }))}
      onOpenChange={(next) => {
        setDialog((was) => ({ ...was, isOpen: next, intent: next ? was.intent : null }));
        // Only once the dialog is gone: the intent may open a window of its own or move the focus.
        if (!next && isLoggedIn.current) intent?.();
        isLoggedIn.current = false;
      }}
      returnFocusRef={reason === 'page' || reason === 'expired' ? pageHeading : undefined}
    />
  );
}
