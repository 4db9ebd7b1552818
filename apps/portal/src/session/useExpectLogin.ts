import { useDrawAhead } from '@chippage/features/DrawnAhead';
import { useSetAtom } from 'jotai';
import { loginExpectedAtom } from '../atoms/loginDialogAtom.ts';

/** Fetches the login dialog when the pointer enters or focus reaches a button that opens it, and draws it unseen for as long as they stay. */
export function useExpectLogin(): () => void {
  return useDrawAhead({ load: () => import('../routes/account/login/BoundLoginDialog.tsx'), onExpectedChange: useSetAtom(loginExpectedAtom) });
}
