import { inboxPaths as shared } from '@chippage/features/portalPaths';
import { shellPaths } from '../shell/shell.paths.ts';
import { type InboxPlace, searchOf } from './inboxPlace.ts';

/** The addresses of the inbox. */
export const inboxPaths = {
  ...shared,
  inbox: shellPaths.inbox,
  /** What is open in it, and what its list shows. */
  inboxAt: (place: Partial<InboxPlace>) => {
    const search = searchOf(place);
    return search === '' ? shellPaths.inbox() : `${shellPaths.inbox()}?${search}`;
  },
};
