import { useSetAtom } from 'jotai';
import { startTransition } from 'react';
import { loginExpectedAtom } from '../atoms/loginDialogAtom.ts';

/** Fetches the login dialog when a hand comes near a button that opens it, and lets it draw itself once, so that it opens at once. */
export function useExpectLogin(): () => void {
  const setExpected = useSetAtom(loginExpectedAtom);
  return () => {
    void import('./BoundLoginDialog.tsx').then(
      () => startTransition(() => setExpected(true)),
      () => undefined,
    );
  };
}
