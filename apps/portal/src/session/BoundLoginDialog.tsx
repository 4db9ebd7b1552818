import { DrawnAhead } from '@chippage/features/DrawnAhead';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loginDialogAtom, loginExpectedAtom } from '../atoms/loginDialogAtom.ts';
import { LoginWindow } from './LoginWindow.tsx';

/** The login dialog: drawn unseen once the pointer or focus reaches a button that opens it, so that opening is quick, and shown when it is open. */
export function BoundLoginDialog() {
  const [{ isOpen }, setDialog] = useAtom(loginDialogAtom);
  const [isExpected, setExpected] = useAtom(loginExpectedAtom);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    // Its own links lead to the registration: whoever follows one is done here.
    if (isOpen && openedOn.current !== pathname) setDialog((was) => ({ ...was, isOpen: false, intent: null }));
    openedOn.current = pathname;
  }, [isOpen, pathname, setDialog]);
  useEffect(() => {
    if (isOpen) setExpected(false);
  }, [isOpen, setExpected]);
  return (
    <DrawnAhead isOpen={isOpen} isExpected={isExpected}>
      <LoginWindow />
    </DrawnAhead>
  );
}
