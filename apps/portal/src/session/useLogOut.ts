import { useLogOutCall } from '@chippage/features/SessionCalls';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { displayAtom } from '../atoms/displayAtom.ts';
import { endedMemberAtom, memberAtom } from '../atoms/sessionAtom.ts';
import { mayLeave } from '../display/display.ts';
import { t } from '../routes/shell/shell.words.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { forgetTraces } from '../page/traces.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { forgetLogin } from './browserSession.ts';

/** The specification's pause between 操作成功 and the home page. */
const LEAVE_AFTER_MS = 2000;

/** Ends the session here and on the server, says so, and goes home. */
export function useLogOut(): () => Promise<void> {
  const logOut = useLogOutCall();
  const navigate = useNavigate();
  const notify = useNotify();
  const setMember = useSetAtom(memberAtom);
  const setEnded = useSetAtom(endedMemberAtom);
  const { cookieDomain } = usePageFacts();
  const display = useAtomValue(displayAtom);
  return async () => {
    // Whatever the server says, this browser must not stay logged in.
    await logOut();
    forgetLogin(cookieDomain);
    forgetTraces();
    setMember(null);
    setEnded(null);
    notify({ tone: 'success', text: t('loggedOut') });
    if (mayLeave(display)) setTimeout(() => void navigate(shellPaths.datasheets()), LEAVE_AFTER_MS);
  };
}
