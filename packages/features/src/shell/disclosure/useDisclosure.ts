import { type RefObject, useEffect, useId, useState } from 'react';

const STOPS = 'a[href], button, input';

/** A floating panel that opens in place, under its button. */
export interface Disclosure {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** For the button that opens the panel. */
  triggerProps: { 'aria-expanded': boolean; 'aria-controls': string | undefined; onClick: () => void };
  panelId: string;
}

/**
 * Disclosure navigation: Tab goes on into the panel, Esc closes it and returns to its button, arrows walk its links,
 * a press or focus outside closes it. The panel stays where it is in the document, so the order of Tab is the order seen.
 * @param root Holds the button (its first) and the panel.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function useDisclosure(root: RefObject<HTMLElement | null>): Disclosure {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();

  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return;
    const events = new AbortController();
    const closeOutside = (event: Event) => {
      // A dialog that was opened from the panel stands elsewhere in the document, and hides the page: the panel waits for it.
      if (element.closest('[inert], [aria-hidden=true]')) return;
      if (event.target instanceof Element && !element.contains(event.target) && !event.target.closest('[role=dialog]')) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, { signal: events.signal });
    document.addEventListener('focusin', closeOutside, { signal: events.signal });
    element.addEventListener(
      'click',
      (event) => {
        // A link leads away: what it was chosen from must not stay open over the next page.
        if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false);
      },
      { signal: events.signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          setOpen(false);
          element.querySelector('button')?.focus();
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          if (walk(element, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
        }
      },
      { signal: events.signal },
    );
    return () => events.abort();
  }, [isOpen, root]);

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    triggerProps: { 'aria-expanded': isOpen, 'aria-controls': isOpen ? panelId : undefined, onClick: () => setOpen((was) => !was) },
    panelId,
  };
}

/** Moves focus to the next stop inside; `false` at either end. */
function walk(element: HTMLElement, step: 1 | -1): boolean {
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  // A tab of the panel moves by its own arrows.
  const next = at < 0 ? undefined : stops[at + step];
  next?.focus();
  return next !== undefined;
}
