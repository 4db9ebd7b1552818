import { useAnnounce } from '@chippage/ui/Announcer';
import { useEffect, useRef } from 'react';

/** From here on the page warns, once. */
const SOON_MINUTES = 5;

/** Says once that the time is nearly over. @returns whether it is */
export function useSoonWarning(minutesLeft: number | null, words: string): boolean {
  const announce = useAnnounce();
  const isSaid = useRef(false);
  const isSoon = minutesLeft !== null && minutesLeft > 0 && minutesLeft <= SOON_MINUTES;
  useEffect(() => {
    if (!isSoon || isSaid.current) return;
    isSaid.current = true;
    announce(words, { level: 'assertive' });
  }, [announce, isSoon, words]);
  return isSoon;
}
