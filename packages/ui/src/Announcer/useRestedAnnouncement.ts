import { useEffect, useRef } from 'react';
import { useAnnounce } from './useAnnounce.ts';

const REST_MS = 1_000;

/** Says a text when it changed and then stayed for a second: five quick presses are one announcement. Not the first one. */
export function useRestedAnnouncement(text: string): void {
  const announce = useAnnounce();
  const said = useRef(text);
  useEffect(() => {
    if (said.current === text) return;
    const timer = setTimeout(() => {
      said.current = text;
      announce(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [announce, text]);
}
