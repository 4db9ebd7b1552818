import { AccountMenu } from '@chippage/features/AccountMenu';
import { useAtomValue, useSetAtom } from 'jotai';
import { openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { useLogOut } from '../session/useLogOut.ts';

/** The corner of the header, bound to who is logged in. */
export function HeaderAccount() {
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const logOut = useLogOut();
  return (
    <AccountMenu
      account={member && { name: member.nickName, avatarUrl: member.avatar }}
      onLogIn={() => openLogin({ reason: 'header' })}
      onLogOut={() => void logOut()}
    />
  );
}
