import { useAtomValue, useSetAtom } from 'jotai';
import { type LoginReason, openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';

/** Does something that needs a login: at once for a member, after the login dialog for a visitor. */
export function useRequireLogin(): (reason: LoginReason, action: () => void) => void {
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  return (reason, action) => {
    if (member) action();
    else openLogin({ reason, intent: action });
  };
}
