import type { InboxLive } from '@chippage/features/InboxLive';
import { atom } from 'jotai';

/** The member's inbox as it happens; null until it is followed. */
export const inboxLiveAtom = atom<InboxLive | null>(null);
