import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives an opener its focus back when what took its place is closed: a form instead of a button, say. Dialogs, drawers and
 * menus do that by themselves.
 * @param isOpen Whether the opener is replaced now.
 * @returns the ref of the opener
 */
export function useReturnFocus<Opener extends HTMLElement = HTMLButtonElement>(isOpen: boolean): RefObject<Opener | null> {
  const opener = useRef<Opener>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
