import type { ReactNode } from 'react';
import { usePageHandle } from '../page/usePageHandle.ts';
import { useInviteToLogIn } from '../session/useInviteToLogIn.ts';

/** A page that everybody sees: a visitor is asked to log in after a moment, once for all the pages below one item of the menu. */
export default function InvitedGate({ children }: { children: ReactNode }) {
  const { menu = '' } = usePageHandle();
  useInviteToLogIn(menu);
  return children;
}
