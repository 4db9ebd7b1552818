import type { ConversationWish } from '@chippage/api/types';
import { withParams } from './links.ts';

/** Addresses of the inbox; every page may lead to it. */
export interface InboxPaths {
  /** Where a conversation begins, or goes on: with whom, and what it is about. */
  chat: (wish: ConversationWish) => string;
}

/** The addresses of the inbox, on the portal at `origin`. */
export function inboxPathsAt(origin: string): InboxPaths {
  return {
    chat: ({ kind, partyId, subjectKind, subjectId }) =>
      withParams(`${origin}/im`, { with: kind, id: partyId, ...(subjectId !== undefined && { about: subjectKind, thing: subjectId }) }),
  };
}

/** The addresses of the inbox, on this site. */
export const inboxPaths: InboxPaths = inboxPathsAt('');
