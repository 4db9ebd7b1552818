import { AccountMenu } from '@chippage/features/AccountMenu';
import { useIdentity } from '@chippage/features/Identity';
import { late } from '@chippage/ui/late';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { carriedAtom } from '../atoms/carriedAtom.ts';
import { openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { enterpriseStatusAtom, unReadDataAtom, unReadTotalAtom } from '../atoms/sharedState.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useExpectLogin } from '../session/useExpectLogin.ts';
import { useLogOut } from '../session/useLogOut.ts';
import type { Waiting } from './WaitingForMember.tsx';

// Who acts for no company need not load it.
const WaitingForMember = late(async () => (await import('./WaitingForMember.tsx')).WaitingForMember);

const nothing: Waiting = { awaited: 0 };

/** The corner of the header, bound to who is logged in. */
export function HeaderAccount() {
  const member = useAtomValue(memberAtom);
  const { notices, messages } = useAtomValue(unReadDataAtom);
  const unread = useAtomValue(unReadTotalAtom);
  const enterpriseStatus = useAtomValue(enterpriseStatusAtom);
  const carried = useAtomValue(carriedAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const logOut = useLogOut();
  const isCompany = enterpriseStatus === 1;
  const [found, setWaiting] = useState(nothing);
  const { awaited, desk } = isCompany ? found : nothing;
  const identity = useIdentity(member !== null);
  return (
    <>
      {isCompany && <WaitingForMember onFound={setWaiting} />}
      <AccountMenu
        account={
          member && {
            name: member.nickName,
            avatarUrl: member.avatar,
            unread,
            unreadByKind: { notices, chats: messages },
            enterpriseStatus,
            awaited,
            toApprove: desk?.awaited ?? 0,
          }
        }
        places={{
          messages: shellPaths.inbox(),
          centre: shellPaths.userCenter(),
          shopping: shellPaths.orders(),
          disk: shellPaths.disk(),
          account: shellPaths.accountManagement(),
          verification: shellPaths.companyVerification(),
          supplyDemand: shellPaths.supplyDemand(),
          // Who neither approves nor hands in has nothing there.
          approvals: desk && (desk.mayApprove || desk.ownCount > 0) ? shellPaths.approvals(desk.mayApprove) : undefined,
          operator: identity?.role === 'operator' ? shellPaths.operator() : undefined,
        }}
        onLogIn={() => openLogin({ reason: 'header' })}
        onLogInIntent={useExpectLogin()}
        onLogOut={() => void logOut()}
        registerHref={shellPaths.register(carried)}
      />
    </>
  );
}
