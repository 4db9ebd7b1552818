import { type RefObject, useLayoutEffect, useRef } from 'react';

const WINDOW = '[role="dialog"], [role="alertdialog"]';

/**
 * Hands focus on when a piece goes away that has it: a banner that is dismissed, a question that is answered. Focus goes back to
 * what had it before it came into the piece, else to the window or the main content around. A piece that goes together with its
 * page or its window leaves focus to those.
 * @returns the ref of the piece
 */
export function useFocusHandover<Piece extends HTMLElement = HTMLDivElement>(): RefObject<Piece | null> {
  const piece = useRef<Piece>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = piece.current;
    if (!element) return undefined;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    element.addEventListener('focusin', onFocusIn);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      // It still stands in the page now.
      if (!element.contains(document.activeElement)) return;
      const { parentElement } = element;
      const around = element.closest<HTMLElement>(WINDOW) ?? document.querySelector<HTMLElement>('main');
      queueMicrotask(() => {
        if (element.isConnected || !parentElement?.isConnected || document.activeElement !== document.body) return;
        cameFrom.current?.focus({ preventScroll: true });
        if (document.activeElement === document.body && around) focusAround(around);
      });
    };
  }, []);
  return piece;
}

function focusAround(around: HTMLElement): void {
  if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
  around.focus({ preventScroll: true });
}
