import type { PageActions } from '@chippage/features/pageActions';
import type { LoginReason } from '../atoms/loginDialogAtom.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { useRequireLogin } from './useRequireLogin.ts';

/** What a hook of a piece needs to act for the visitor. @param reason said in the login dialog */
export function usePageActions(reason: LoginReason): PageActions {
  const requireLogin = useRequireLogin();
  const notify = useNotify();
  return { demandLogin: (action) => requireLogin(reason, action), notify };
}
