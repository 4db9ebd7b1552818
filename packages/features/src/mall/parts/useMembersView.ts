import { useEffect, useRef } from 'react';

/**
 * Reads an answer again for the member who is logged in: what the server rendered is everybody's and does not know this
 * member's favourites and follows.
 */
export function useMembersView({ mutate }: { mutate: () => unknown }, memberId: number | null): void {
  const newest = useRef(mutate);
  useEffect(() => {
    newest.current = mutate;
  });
  useEffect(() => {
    if (memberId !== null) newest.current();
  }, [memberId]);
}
