import { ConnectionBanner, useConnection } from '@chippage/features/ConnectionBanner';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { blockedLinkAtom } from '../atoms/blockedLinkAtom.ts';
import { outdatedAtom } from '../atoms/outdatedAtom.ts';
import { hasUnsavedInput } from './unsavedInput.ts';
import { waitingActions } from './waitingActions.ts';

/** Says what stands between this page and the server. */
export function ConnectionHost() {
  const connection = useConnection();
  const isOutdated = useAtomValue(outdatedAtom);
  const [isBlocked, setBlocked] = useAtom(blockedLinkAtom);
  const waiting = useSyncExternalStore(waitingActions.subscribe, waitingActions.count, () => 0);
  useEffect(() => {
    if (connection !== 'offline') setBlocked(false);
  }, [connection, setBlocked]);
  const state = connection === 'online' && isOutdated ? 'outdated' : connection;
  return (
    <ConnectionBanner
      state={state}
      waiting={waiting}
      isBlocked={isBlocked}
      onRetry={waitingActions.send}
      hasUnsavedInput={isOutdated && hasUnsavedInput()}
      onReload={() => location.reload()}
    />
  );
}
