import { loginInfoKey } from '@chippage/api/session';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { usePageFacts } from '../page/PageContext.ts';
import { settleSession } from './browserSession.ts';

/** Lets this browser's storage have the last word on who is logged in, and follows logins and logouts in other windows. */
export function SessionKeeper() {
  const [member, setMember] = useAtom(memberAtom);
  const lastId = useRef(member?.id);
  const { cookieDomain } = usePageFacts();
  useEffect(() => {
    const settle = () => setMember(settleSession(cookieDomain));
    const onStorage = (event: StorageEvent) => {
      // `null` is the key when everything was cleared.
      if (event.key === loginInfoKey || event.key === null) settle();
    };
    settle();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [cookieDomain, setMember]);
  useEffect(() => {
    if (!member) return;
    // Answers that were read for somebody else must not be seen: another member starts with an empty memory.
    if (lastId.current !== undefined && lastId.current !== member.id) location.reload();
    lastId.current = member.id;
  }, [member]);
  return null;
}
