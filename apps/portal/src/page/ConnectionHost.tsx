import { ConnectionBanner, useConnection } from '@chippage/features/ConnectionBanner';
import { useAtomValue } from 'jotai';
import { outdatedAtom } from '../atoms/outdatedAtom.ts';
import { hasUnsavedInput } from './unsavedInput.ts';

/** Says what stands between this page and the server. */
export function ConnectionHost() {
  const connection = useConnection();
  const isOutdated = useAtomValue(outdatedAtom);
  const state = connection === 'online' && isOutdated ? 'outdated' : connection;
  return <ConnectionBanner state={state} hasUnsavedInput={isOutdated && hasUnsavedInput()} onReload={() => location.reload()} />;
}
