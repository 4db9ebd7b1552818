import type { AccessibilityChoices } from '@chippage/features/AccessibilitySettings';
import Cookies from 'js-cookie';
import { useAtom } from 'jotai';
import { displayAtom } from '../atoms/displayAtom.ts';
import { displayAttributes, displayCookie, displayText } from './display.ts';

/** How pages behave for this visitor, and how to change it: at once, and for the next pages from their first byte. */
export function useDisplay(): [display: AccessibilityChoices, change: (next: AccessibilityChoices) => void] {
  const [display, setDisplay] = useAtom(displayAtom);
  return [
    display,
    (next) => {
      setDisplay(next);
      Cookies.set(displayCookie, displayText(next), { expires: 365, path: '/', sameSite: 'lax', secure: location.protocol === 'https:' });
      for (const [name, value] of Object.entries(displayAttributes(next))) {
        if (value === undefined) document.documentElement.removeAttribute(name);
        else document.documentElement.setAttribute(name, value);
      }
    },
  ];
}
