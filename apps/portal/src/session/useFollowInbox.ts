import { useFollowInbox as useFollow } from '@chippage/features/useFollowInbox';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { displayAtom } from '../atoms/displayAtom.ts';
import { inboxLiveAtom } from '../atoms/inboxLiveAtom.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { whenQuiet } from './whenQuiet.ts';

/** A page is at rest after so long without a request; until then the poll of the counts is enough. */
const whenAtRest = (begin: () => void) => whenQuiet(3000, begin);
/** On the page of the inbox it need not be that long. */
const onItsPage = (begin: () => void) => whenQuiet(1000, begin);
const EVERY_MS = 20_000;

/** Follows the inbox of the member once the page is at rest: on its own page, and elsewhere for members who want to be told at once. */
export function useFollowInbox(memberId: number): void {
  const onLive = useSetAtom(inboxLiveAtom);
  const { unread } = useAtomValue(displayAtom);
  const isInbox = useLocation().pathname.toLowerCase() === shellPaths.inbox();
  useFollow({ memberId, isWanted: isInbox || unread === 'realtime', everyMs: EVERY_MS, whenReady: isInbox ? onItsPage : whenAtRest, onLive });
}
