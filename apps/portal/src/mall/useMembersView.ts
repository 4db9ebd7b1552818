import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { memberAtom } from '../atoms/sessionAtom.ts';

/**
 * Reads an answer again for the member who is logged in: what the server rendered is everybody's and does not know what
 * this member keeps and follows.
 */
export function useMembersView({ mutate }: { mutate: () => unknown }): void {
  const memberId = useAtomValue(memberAtom)?.id;
  const newest = useRef(mutate);
  useEffect(() => {
    newest.current = mutate;
  });
  useEffect(() => {
    if (memberId !== undefined) newest.current();
  }, [memberId]);
}
