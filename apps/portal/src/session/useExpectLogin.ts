import { useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { loginExpectedAtom } from '../atoms/loginDialogAtom.ts';

/** Fetches the login dialog when a hand comes near a button that opens it, and draws it unseen for as long as the hand is there. */
export function useExpectLogin(): () => void {
  const setExpected = useSetAtom(loginExpectedAtom);
  return () => {
    const button = document.querySelector('button:hover') ?? document.activeElement;
    const isNear = () => button !== null && button.isConnected && button.matches(':hover, :focus');
    void import('./BoundLoginDialog.tsx').then(
      () => {
        // Another dialog would hide it with the rest of the page, and it would stay hidden when it opens.
        if (!isNear() || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
        startTransition(() => setExpected(true));
        const stop = new AbortController();
        const leave = () => {
          if (isNear()) return;
          stop.abort();
          setExpected(false);
        };
        for (const sign of ['pointerover', 'focusin'] as const) document.addEventListener(sign, leave, { signal: stop.signal });
      },
      () => undefined,
    );
  };
}
