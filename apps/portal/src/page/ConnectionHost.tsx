import { ConnectionBanner, useConnection } from '@chippage/features/ConnectionBanner';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { blockedAtom } from '../atoms/blockedAtom.ts';
import { outdatedAtom } from '../atoms/outdatedAtom.ts';
import { hasUnsavedInput } from './unsavedInput.ts';
import { waitingActions } from './waitingActions.ts';

/** Says what stands between this page and the server. */
export function ConnectionHost() {
  const connection = useConnection();
  const isOutdated = useAtomValue(outdatedAtom);
  const [blocked, setBlocked] = useAtom(blockedAtom);
  const waiting = useSyncExternalStore(waitingActions.subscribe, waitingActions.count, () => 0);
  useEffect(() => {
    if (connection !== 'offline') setBlocked(null);
  }, [connection, setBlocked]);
  // What was done last is what is told.
  useEffect(() => setBlocked(null), [waiting, setBlocked]);
  const state = connection === 'online' && isOutdated ? 'outdated' : connection;
  return (
    <ConnectionBanner
      state={state}
      waiting={waiting}
      blocked={blocked}
      onRetry={waitingActions.send}
      hasUnsavedInput={isOutdated && hasUnsavedInput()}
      onReload={() => location.reload()}
    />
  );
}
