import { late } from '@chippage/ui/late';
import { type ReactNode, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** Props of `UnsavedGuard`. */
export interface UnsavedGuardProps {
  /** Whether something would be lost. */
  isDirty: boolean;
  /** Lets another side of the same page open, where the page keeps what was not saved. @default false */
  allowsSamePage?: boolean;
  title: string;
  /** What would be lost. */
  children: ReactNode;
  /** Names the button that leaves. */
  leaveLabel: string;
  /** Names the button that stays. */
  stayLabel: string;
}

/** Asks before what was not saved is left behind: by a link of the site, by Back, by closing the window. */
export function UnsavedGuard({ isDirty, allowsSamePage = false, title, children, leaveLabel, stayLabel }: UnsavedGuardProps) {
  const shouldAsk: BlockerFunction = ({ currentLocation, nextLocation }) => isDirty && !(allowsSamePage && currentLocation.pathname === nextLocation.pathname);
  const blocker = useBlocker(shouldAsk);
  useEffect(() => {
    if (!isDirty) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isDirty]);
  // Fetched with the first thing that would be lost: the question has to come at once, also where the network is gone by then.
  useEffect(() => {
    if (isDirty) ConfirmDialog.preload();
  }, [isDirty]);
  return (
    blocker.state === 'blocked' && (
      <ConfirmDialog
        isOpen
        title={title}
        confirmLabel={leaveLabel}
        cancelLabel={stayLabel}
        onConfirm={() => blocker.proceed()}
        onOpenChange={(isOpen) => !isOpen && blocker.reset()}
      >
        {children}
      </ConfirmDialog>
    )
  );
}
