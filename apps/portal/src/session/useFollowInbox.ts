import { useApi } from '@chippage/api/ApiProvider';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { displayAtom } from '../atoms/displayAtom.ts';
import { inboxLiveAtom } from '../atoms/inboxLiveAtom.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { whenQuiet } from './whenQuiet.ts';

/** A page is at rest after so long without a request; until then the poll of the counts is enough. */
const QUIET_MS = 3000;
/** On the page of the inbox it need not be that long. */
const INBOX_QUIET_MS = 1000;
const EVERY_MS = 20_000;

/**
 * Follows the inbox of the member once the page is at rest: on its own page, and elsewhere for members who want to be told at once. The
 * code comes with it.
 */
export function useFollowInbox(memberId: number): void {
  const client = useApi();
  const setLive = useSetAtom(inboxLiveAtom);
  const { unread } = useAtomValue(displayAtom);
  const isInbox = useLocation().pathname.toLowerCase() === shellPaths.inbox();
  const isWanted = isInbox || unread === 'realtime';
  useEffect(() => {
    if (!isWanted) return undefined;
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async () => {
      const { followInbox } = await import('./followInbox.ts');
      if (isOver) return;
      const live = followInbox(client, EVERY_MS);
      setLive(live);
      end = live.stop;
    };
    // Where the code does not come, the poll goes on.
    const callOff = whenQuiet(isInbox ? INBOX_QUIET_MS : QUIET_MS, () => void begin().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      end?.();
      setLive(null);
    };
  }, [client, isInbox, isWanted, memberId, setLive]);
}
