import { type FocusEvent, type HTMLAttributes, type KeyboardEvent, useRef } from 'react';

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex]:not([tabindex="-1"])';
const controlsOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.getClientRects().length > 0);

/**
 * One stop for Tab: arrow keys, Home and End go between the controls, and Tab comes back to the last one. React Aria's own hook does the same with
 * all of its focus scopes, which weigh 4 kB on every page that has a list and nothing else that needs them.
 */
export function useToolbarFocus(isVertical: boolean): Pick<HTMLAttributes<HTMLElement>, 'onKeyDownCapture' | 'onFocusCapture' | 'onBlurCapture'> {
  const last = useRef<HTMLElement>(null);
  return {
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      // A menu that one of the controls has opened lies elsewhere in the document.
      if (!event.currentTarget.contains(event.target as Node)) return;
      const controls = controlsOf(event.currentTarget);
      const at = controls.findIndex((control) => control.contains(event.target as Node));
      if (event.key === 'Tab') {
        last.current = controls[at] ?? null;
        // The browser goes on from there, which is out of the toolbar.
        controls.at(event.shiftKey ? 0 : -1)?.focus();
        return;
      }
      const places: Record<string, number> = {
        [isVertical ? 'ArrowDown' : 'ArrowRight']: at + 1,
        [isVertical ? 'ArrowUp' : 'ArrowLeft']: at - 1,
        Home: 0,
        End: controls.length - 1,
      };
      const place = places[event.key];
      if (place === undefined) return;
      controls[Math.max(0, Math.min(place, controls.length - 1))]?.focus();
      event.stopPropagation();
      event.preventDefault();
    },
    onBlurCapture: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) last.current ??= event.target;
    },
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const back = last.current;
      if (event.currentTarget.contains(event.relatedTarget) || !event.currentTarget.contains(event.target)) return;
      last.current = null;
      if (back?.isConnected) back.focus();
    },
  };
}
